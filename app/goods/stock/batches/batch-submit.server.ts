import type { Actor } from "~/upkeep/audit/record.server";
import { chosenFiles, emptyFile, isEmptyFile, oneFile } from "~/base/lib/form/files";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn } from "~/base/lib/form/version.server";
import { rowOfForm } from "~/base/db/idempotency.server";
import { batches, stockMovements } from "~/base/db/schema";
import { seeOtherWith } from "~/base/lib/toast.server";
import { movementForm } from "../admin/forms";
import { packsWords, recalledBatch } from "../admin/stock-words";
import { addBatch, type BatchRefusal, batchVersion, changeBatch } from "./batch-changes.server";
import { moveBatch } from "./batch-packs.server";
import { batchPath, batchesPath } from "./batch-filter";
import { batchTicks, printedDay } from "./batch-words";
import { arrivedForm, filledBatchForm } from "./batch-form-fields";
import { batchById, type BatchRow } from "./batch-rows.server";
import { mostReportBytes, type StoredReport, storeReport } from "./report-file.server";

/** Most bytes of a form with a report: an oversized one is refused with the form intact. */
export const batchFormBytes = 12 * 1024 * 1024;

/** Notes a new batch of the product with this id and leads to its page, or gives the form back. */
export async function submitNewBatch(productId: string, form: FormData, admin: Actor) {
  const packs = parseForm(arrivedForm, form);
  const fields = parseForm(filledBatchForm, form);
  if (packs.problem || fields.problem) {
    const errors = { ...fields.problem?.errors, ...packs.problem?.errors };
    return refused(form, errors);
  }
  const { id, refused: other } = rowOfForm(form, batches.id);
  if (other) return other;
  const { report, problem } = await reportIn(form);
  if (problem) return refused(form, { report: problem });
  const isOnHand = form.get("onHand") === "on";
  const given = { ...fields.data, ...packs.data, id, isOnHand, report };
  const added = await addBatch(productId, given, admin);
  if (added.problem) return refused(form, refusals[added.problem], 409);
  return seeOtherWith(`Batch ${added.number} is noted`, batchPath(added));
}

/** Changes what a batch says of itself and leads to its page, or gives the form back. */
export async function submitBatch(batch: Pick<BatchRow, "id">, form: FormData, admin: Actor) {
  const { data, problem: wrong } = parseForm(filledBatchForm, form);
  if (wrong) return refused(form, wrong.errors);
  const { report, problem } = await reportIn(form);
  if (problem) return refused(form, { report: problem });
  const kept = report ?? (form.get("remove") === "on" ? null : undefined);
  const given = { ...data, report: kept, version: versionIn(form) };
  const changed = await changeBatch(batch.id, given, admin);
  if (changed.problem === "changed-meanwhile") return meanwhile(batch.id, form);
  if (changed.problem) return refused(form, refusals[changed.problem], 409);
  return seeOtherWith(`Batch ${changed.number} is saved`, batchPath(changed));
}

function meanwhile(id: string, form: FormData) {
  const now = batchById(id);
  if (!now) return refused(form, refusals["no-batch"], 409);
  const state = changedMeanwhile(form, "this batch", batchVersion(now), {
    number: { label: "Number", says: now.number },
    packedOn: { label: "Packed on", says: now.packedOn },
    bestBefore: { label: "Best before", says: now.bestBefore },
    report: { label: "Lab report", file: now.reportFile },
    reportWords: { label: "What it says", says: now.reportWords },
    shown: { label: batchTicks.shown, isTicked: now.isShown },
    seed: { label: batchTicks.seed, isTicked: now.showsSeed },
    seedPlace: { label: "Where the seed grew", says: now.seedPlace },
  });
  return refused(form, state.errors, 409, state);
}

/** Notes what happened to the packs of a batch. */
export async function submitMove(batch: Pick<BatchRow, "id">, form: FormData, admin: Actor) {
  const { data, problem: wrong } = parseForm(movementForm, form);
  if (wrong) return invalid(wrong);
  const { id, refused: other } = rowOfForm(form, stockMovements.id);
  if (other) return other;
  const { problem, packs } = await moveBatch(batch, { ...data, id }, admin);
  if (problem === "no-batch")
    return seeOtherWith({ type: "error", message: "This batch no longer exists" }, batchesPath);
  if (problem === "recalled")
    return invalid(problemWith("packs", recalledBatch, form), { status: 409 });
  if (problem) {
    const sentence =
      problem === "too-few"
        ? `Only ${packsWords(packs)} of this batch are left. Were there more? Then note a count.`
        : `Packs came or went since you opened this page: ${packs} are left by the shop’s books. Count again, without what is sold and not yet sent.`;
    return invalid(problemWith("packs", sentence, form), { status: 409 });
  }
  return seeOtherWith(`Saved: ${packsWords(packs)} left`, batchPath(batch));
}

const refusals: Record<BatchRefusal, Record<string, string>> = {
  taken: { number: "There is a batch of this number already" },
  printed: {
    number:
      "Labels with the number so far are printed, and their code leads to it: note another batch instead",
  },
  "printed-day": { bestBefore: printedDay },
  "no-day": {
    bestBefore: "Best before is required: the product does not say how long it keeps",
  },
  "too-few": { packs: "Fewer packs than that are on hand and in no batch" },
  recalled: { number: "A recalled batch keeps its number: buyers were told of it" },
  "no-product": { form: "This product no longer exists." },
  "no-batch": { form: "This batch no longer exists." },
};

/** The form once more, with all that is wrong; a browser does not restore a chosen file. */
function refused(
  form: FormData,
  errors: Record<string, string>,
  status = 400,
  { values } = problemWith("form", "", form),
) {
  const again = chosen(form) && !errors.report ? { report: "Please choose the report again." } : {};
  return invalid({ errors: { ...errors, ...again }, values }, { status });
}

const chosen = (form: FormData): boolean => chosenFiles(form, "report").length > 0;

type Read = { report?: StoredReport | undefined; problem?: string };

async function reportIn(form: FormData): Promise<Read> {
  const { file, refusal } = oneFile(form, "report");
  if (refusal !== undefined) return { problem: refusal };
  if (!file) return {};
  if (isEmptyFile(file)) return { problem: emptyFile };
  if (file.size > mostReportBytes) return { problem: "The report must be at most 5 MB" };
  const stored = await storeReport(Buffer.from(await file.arrayBuffer()));
  if (stored.problem === "too-large")
    return { problem: "The photo must have at most 50 megapixels" };
  if (stored.problem) return { problem: "The report must be a PDF or a photo (JPEG, PNG, WebP)" };
  return { report: stored };
}
