import type { Actor } from "~/upkeep/audit/record.server";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { couriersPath } from "./courier-dialogs";
import { addCourier, changeCourier, courierVersion, deleteCourier } from "../../couriers.server";
import { courierForm } from "../../forms";
import { rowOfForm } from "~/base/db/idempotency.server";
import { couriers } from "~/base/db/schema";

/** Handles the forms of the couriers' screen by their hidden field `intent`; without one, adds a courier. */
export async function changeCouriers(form: FormData, admin: Actor) {
  const id = String(form.get("id") ?? "");
  if (form.get("intent") === "delete") {
    return (await deleteCourier(id, admin)) ? done("Courier is deleted") : alreadyDeleted();
  }
  const { data, problem } = parseForm(courierForm, form);
  if (problem) return invalid(problem);

  const { name, link: linkTemplate } = data;
  const isNew = form.get("intent") !== "update";
  const row = isNew ? rowOfForm(form, couriers.id) : { id };
  if (row.refused) return row.refused;
  const result: Awaited<ReturnType<typeof changeCourier>> = isNew
    ? await addCourier({ name, linkTemplate }, admin, row.id)
    : await changeCourier({ id, name, linkTemplate }, versionIn(form), admin);
  if (result.meanwhile) return meanwhile(form, result.meanwhile);
  if (result.problem === "taken") return invalid(problemWith("name", taken, form), { status: 409 });
  if (result.problem === "unknown-courier") return alreadyDeleted();
  return done(isNew ? `${name} is added` : `${name} is saved`);
}

function meanwhile(form: FormData, now: Parameters<typeof courierVersion>[0]) {
  const state = changedMeanwhile(form, "this courier", courierVersion(now), {
    name: { label: "Name", says: now.name },
    link: { label: "Tracking address", says: now.linkTemplate },
  });
  return invalid(state, { status: 409 });
}

const taken = "There is a courier of this name already";

const done = (message: string) => seeOtherWith(message, couriersPath);

/** Somebody else deleted it first. Redirects to the list, which shows that. */
const alreadyDeleted = () =>
  seeOtherWith({ type: "error", message: "This courier no longer exists" }, couriersPath);
