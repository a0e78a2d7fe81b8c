import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { labelPrints } from "~/base/db/schema";
import { notFound } from "~/base/lib/http/http";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { mostLabels, printForm, shiftForm } from "./forms";
import { labelFacts } from "./label-facts.server";
import { roomFor } from "./labels-page.server";
import { missingOn } from "./missing";
import { cellsOf, labelsFor, paperOf } from "./papers";
import { labelsPath } from "./paths";
import { notePrint } from "./prints.server";
import type { Shift } from "./labels-pdf.server";
import { saveShift } from "./shifts.server";

/** The forms on the page of a batch's labels: a printing, or how far a sheet is moved. */
export async function submitLabels(
  batchId: string,
  form: FormData,
  actor: Actor,
  request: Request,
) {
  const facts = labelFacts(batchId);
  if (!facts) throw notFound();
  const back = `${labelsPath(facts.batch)}${new URL(request.url).search}`;
  if (form.get("intent") === "shift") {
    const { data, problem } = parseForm(shiftForm, form);
    if (problem) return invalid(problem);
    const paper = paperOf(data.paper);
    const shift = { x: data.right, y: data.down };
    const now = paper && (await saveShift(paper, shift, actor, versionIn(form)));
    if (now) return invalid(lateShift(form, now), { status: 409 });
    return seeOtherWith("The sheet is moved", back);
  }
  const { data, problem } = parseForm(printForm, form);
  if (problem) return invalid(problem);
  const { agreed, ...choice } = data;
  const refuse = (field: string, sentence: string) => invalid(problemWith(field, sentence, form));
  if (facts.batch.isRecalled)
    return refuse("form", "This batch is recalled: no labels are printed for it.");
  const missing = missingOn(facts, choice.language);
  if (missing.some(({ isMust }) => isMust))
    return refuse(
      "form",
      "Something is missing that the law wants on every pack. It is named above.",
    );
  if (missing.length > 0 && !agreed)
    return refuse("agreed", "Tick that labels are printed without what is named above");
  const paper = paperOf(choice.paper);
  if (paper && choice.first > cellsOf(paper))
    return refuse(
      "form",
      `A page has ${cellsOf(paper)} labels: the first free one is none of them.`,
    );
  if (!(await roomFor(facts, choice, request)).fits)
    return refuse("form", "The label has no room on this sheet or roll. Choose a larger one.");
  const labels = labelsFor(choice.packs, choice.spare);
  if (labels > mostLabels)
    return refuse(
      "form",
      `At most ${mostLabels} labels are printed at once: print the rest after them.`,
    );
  const row = rowOfForm(form, labelPrints.id);
  if (row.refused) return row.refused;
  await notePrint(facts, { ...choice, id: row.id }, actor);
  return seeOtherWith(`${labels} labels are ready: open their file below`, back);
}

const lateShift = (form: FormData, now: Shift) =>
  changedMeanwhile(form, "where labels are placed", versionOf(now), {
    right: { label: "To the right (mm)", says: String(now.x) },
    down: { label: "Down (mm)", says: String(now.y) },
  });
