import { data } from "@remix-run/node";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { khataOpenings, moneyReceived } from "~/base/db/schema";
import type { FormState } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { notFound } from "~/base/lib/http/http";
import { rupees, typedRupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { khataBuyer } from "./dues/khata-buyer.server";
import { khataLimitForm } from "~/goods/prices/settings-form";
import { joinKhatas, sameAs } from "./join/join.server";
import { setLimit } from "./limit/limit.server";
import { takeBackForm } from "~/sales/payments/forms";
import {
  newKhata,
  noteOpening,
  payCreditBack,
  takeMoneyBack,
  takeOpeningBack,
} from "./entries.server";
import { owedAgain, writeOff } from "./write-offs/write-off.server";
import { backForm, newKhataForm, openingForm } from "./forms.server";

const pathOf = (handle: string) => `/dashboard/admin/dues/${handle}`;

/** The forms of a khata besides the money that comes: its opening balance, credit that goes back, and what is written off. */
export function submitKhata(handle: string, form: FormData, admin: Viewer) {
  switch (form.get("intent")) {
    case "back":
      return submitBack(handle, form, admin);
    case "take-money":
      return submitTakeMoney(handle, form, admin);
    case "join":
      return submitJoin(handle, form, admin);
    case "limit":
      return submitLimit(handle, form, admin);
    case "write-off":
      return submitWriteOff(handle, form, admin);
    case "owed-again":
      return submitOwedAgain(handle, form, admin);
    case "take-back":
      return submitTakeBack(handle, form, admin);
    default:
      return submitOpening(handle, form, admin);
  }
}

async function submitOpening(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(openingForm, form);
  if (problem) return invalid(problem);
  const row = rowOfForm(form, khataOpenings.id);
  if (row.refused) return row.refused;
  const done = await noteOpening(buyerOf(handle), { ...data, id: row.id }, admin);
  return answered(handle, form, done, `${rupees(data.amount)} is owed from before`);
}

async function submitTakeBack(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(takeBackForm, form);
  if (problem) return invalid(problem);
  const id = String(form.get("opening") ?? "");
  const done = await takeOpeningBack(khataIn(handle), id, data.reason, admin);
  return answered(handle, form, done, "The opening balance is taken back");
}

async function submitTakeMoney(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(takeBackForm, form);
  if (problem) return invalid(problem);
  const id = String(form.get("row") ?? "");
  const done = await takeMoneyBack(khataIn(handle), id, data.reason, admin);
  return answered(handle, form, done, "The money is taken back");
}

/** Looks for the other khata of the same buyer; changes nothing. */
export function submitFindSame(handle: string, form: FormData) {
  const found = sameAs(handle, String(form.get("who") ?? "").slice(0, 100));
  if (!found) throw notFound();
  return data({ form: { ...problemWith("form", "", form), errors: {} }, found });
}

async function submitJoin(handle: string, form: FormData, admin: Viewer) {
  const done = await joinKhatas(handle, String(form.get("other") ?? ""), admin);
  return answered(handle, form, done, "They have one khata now");
}

async function submitLimit(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(khataLimitForm, form);
  if (problem) return invalid(problem);
  const done = await setLimit(handle, data.limit, admin, versionIn(form));
  if (done.meanwhile) return invalid(lateLimit(form, done.meanwhile.limitPaise), { status: 409 });
  return answered(handle, form, done, "The limit is saved");
}

const lateLimit = (form: FormData, now: number | null) =>
  changedMeanwhile(form, "this limit", versionOf(now), {
    limit: { label: "Most that this buyer may owe", says: now === null ? null : typedRupees(now) },
  });

async function submitWriteOff(handle: string, form: FormData, admin: Viewer) {
  const what = form.getAll("what").map(String);
  const { data, problem } = parseForm(takeBackForm, form);
  const kept = (state: FormState) => ({
    ...state,
    values: { ...state.values, what: what.join(" ") },
  });
  if (problem) return invalid(kept(problem));
  if (what.length === 0)
    return invalid(kept(problemWith("form", "Tick what is written off.", form)));
  const done = await writeOff(handle, { what, reason: data.reason }, admin);
  if (done.problem !== undefined)
    return invalid(kept(problemWith("form", done.problem, form)), { status: 409 });
  return answered(handle, form, done, `${rupees(done.paise)} is written off`);
}

async function submitOwedAgain(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(takeBackForm, form);
  if (problem) return invalid(problem);
  const what = String(form.get("what") ?? "");
  const done = await owedAgain(handle, { what, reason: data.reason }, admin);
  return answered(handle, form, done, "It is owed again");
}

async function submitBack(handle: string, form: FormData, admin: Viewer) {
  const { data, problem } = parseForm(backForm, form);
  if (problem) return invalid(problem);
  const row = rowOfForm(form, moneyReceived.receiptId);
  if (row.refused) return row.refused;
  const done = await payCreditBack(khataIn(handle), { ...data, id: row.id }, admin);
  return answered(handle, form, done, `${rupees(data.amount)} of credit is paid back`);
}

function buyerOf(handle: string) {
  const buyer = khataBuyer(handle);
  if (!buyer) throw notFound();
  return buyer;
}

function khataIn(handle: string): string {
  const { khataId } = buyerOf(handle);
  if (khataId === null) throw notFound();
  return khataId;
}

function answered(
  handle: string,
  form: FormData,
  done: { problem?: string | undefined; of?: string },
  message: string,
) {
  if (done.problem !== undefined)
    return invalid(problemWith(done.of ?? "form", done.problem, form), { status: 409 });
  return seeOtherWith(message, pathOf(handle));
}

/** Opens the khata of somebody who has not ordered here. */
export async function submitNewKhata(form: FormData) {
  const { data, problem } = parseForm(newKhataForm, form);
  if (problem) return invalid(problem);
  const opened = await newKhata(data);
  if (opened.problem !== undefined)
    return invalid(problemWith("phone", opened.problem, form), { status: 409 });
  return seeOtherWith("The khata is open", pathOf(opened.id));
}
