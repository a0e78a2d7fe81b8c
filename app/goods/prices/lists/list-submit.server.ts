import { z } from "zod";
import type { Actor } from "~/upkeep/audit/record.server";
import { askAbove } from "~/goods/catalogue/changes/price-question.server";
import { line } from "~/base/lib/form/form";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { askFirst } from "~/base/lib/form/question.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { withUndo } from "../undo-path";
import type { Step } from "../step";
import { mostSteps, stepQuestions, stepsInLine } from "../steps/check-steps";
import { fromField, priceField, stepsIn } from "../steps/steps-form";
import {
  addPriceList,
  deletePriceList,
  priceOnePack,
  renamePriceList,
} from "./list-changes.server";
import { everybody, priceListPath, priceListsPath } from "./list-paths";
import type { packToPrice } from "./price-lists.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { priceLists } from "~/base/db/schema";

const listForm = z.object({ name: line("Name", 60) });

/** Handles the forms of the page of all lists by their hidden field `intent`; without one, adds a list. */
export async function changePriceLists(form: FormData, admin: Actor) {
  const id = String(form.get("id") ?? "");
  if (form.get("intent") === "delete") {
    const deleted = await deletePriceList(id, admin);
    return deleted ? done(`${deleted.name} is deleted`) : gone();
  }
  const { data, problem } = parseForm(listForm, form);
  if (problem) return invalid(problem);
  const isNew = form.get("intent") !== "update";
  const row = isNew ? rowOfForm(form, priceLists.id) : { id };
  if (row.refused) return row.refused;
  const result: Awaited<ReturnType<typeof renamePriceList>> = isNew
    ? await addPriceList(data.name, admin, row.id)
    : await renamePriceList(id, { ...data, version: versionIn(form) }, admin);
  if (result.meanwhile !== undefined) {
    const now = { name: { label: "Name", says: result.meanwhile } };
    const state = changedMeanwhile(form, "this list", versionOf(result.meanwhile), now);
    return invalid(state, { status: 409 });
  }
  if (result.problem === "taken") return invalid(problemWith("name", taken, form), { status: 409 });
  if (result.problem) return gone();
  return done(isNew ? `${data.name} is added. Now set its prices` : `${data.name} is saved`);
}

type Pack = NonNullable<ReturnType<typeof packToPrice>>;

/** Saves the prices of one pack on a list (null: everybody's) and leads back to the list. */
export async function priceAPack(
  form: FormData,
  list: { id: string } | null,
  pack: Pack,
  admin: Actor,
) {
  const typed = stepsIn(form, pack, list === null);
  if (typed.problem) return invalid(problemWith(typed.problem.field, typed.problem.sentence, form));
  const open = askFirst(form, stepQuestions(pack, typed.steps, askAbove()));
  if (open) return open;
  const wanted = { ...typed, version: versionIn(form) };
  const saved = await priceOnePack(list?.id ?? everybody, pack.id, wanted, admin);
  if (saved.problem === "gone") return gone();
  if (saved.problem === "changed-meanwhile") return meanwhile(form, saved.meanwhile);
  if (saved.problem)
    return invalid(problemWith("form", saved.problem.sentence, form), { status: 409 });
  return seeOtherWith(
    `The prices of ${pack.name} are saved`,
    saved.change === null ? priceListPath(list) : withUndo(priceListPath(list), saved.change),
  );
}

function meanwhile(form: FormData, steps: Step[]) {
  const rows = Array.from({ length: mostSteps }, (_, at) => {
    const { fromPacks = "", pricePaise } = steps[at] ?? {};
    const price = pricePaise === undefined ? "" : String(pricePaise / 100);
    return [
      [fromField(at), { label: `From packs, row ${at + 1}`, says: String(fromPacks) }],
      [priceField(at), { label: `Price each, row ${at + 1}`, says: price }],
    ] as const;
  });
  const version = versionOf(stepsInLine(steps));
  const now = Object.fromEntries(rows.flat());
  return invalid(changedMeanwhile(form, "these prices", version, now), { status: 409 });
}

const taken = "There is a list with this name already";

const done = (message: string) => seeOtherWith(message, priceListsPath);

/** Somebody else deleted it first. Redirects to the lists, which show that. */
const gone = () =>
  seeOtherWith({ type: "error", message: "This no longer exists" }, priceListsPath);
