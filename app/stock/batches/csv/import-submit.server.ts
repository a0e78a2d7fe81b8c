import { data } from "@remix-run/node";
import type { Actor } from "~/audit/record.server";
import { db, write, type Writer } from "~/db/connection.server";
import { utf8Text } from "~/lib/csv-read";
import { invalid, problemWith } from "~/lib/form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { insertBatch, movePacks, updateBatch } from "../batch-changes.server";
import { batchesPath } from "../batch-filter";
import { type LineProblem, mostFileBytes } from "./batch-csv";
import { planImport, type PlannedBatch } from "./plan-import.server";

/** What an uploaded file would do. `text` and `fingerprint` come back with the confirmation. */
export type FileReport = {
  fileName: string;
  text: string;
  fingerprint: string;
  lines: { line: number; number: string; words: string[] }[];
  problems: LineProblem[];
};

/** Checks an uploaded file and stores nothing; refuses files that are not UTF-8 text or too large. */
export async function checkUploaded(form: FormData) {
  const file = form.get("file");
  const refused = (sentence: string, status: number) =>
    invalid(problemWith("file", sentence, form), { status });
  if (!(file instanceof File) || file.size === 0) return refused("Choose a CSV file first", 400);
  if (file.size > mostFileBytes) return refused("The file must be at most 500 KB", 413);
  const text = utf8Text(new Uint8Array(await file.arrayBuffer()));
  if (text === null || text.includes("\0"))
    return refused("The file must be text in UTF-8: in a spreadsheet save it as “CSV UTF-8”", 415);
  return data({ report: reportOf(text, file.name.slice(0, 200)), form: undefined });
}

/** Imports a checked file: all of it or nothing. If it would do something else now than was shown, it is shown anew. */
export async function importChecked(form: FormData, admin: Actor, now = Date.now()) {
  const text = String(form.get("text") ?? "");
  const shown = String(form.get("fingerprint") ?? "");
  const done = await write((tx) => {
    const { planned, problems, fingerprint } = planImport(text, tx);
    if (problems.length > 0 || fingerprint !== shown) return null;
    for (const each of planned) store(tx, each, admin, now);
    return planned.filter(({ words }) => words.length > 0).length;
  });
  if (done === null) {
    const report = reportOf(text, String(form.get("fileName") ?? "").slice(0, 200));
    return data({ report, form: problemWith("form", changedMeanwhile, form) }, { status: 409 });
  }
  const message = done === 1 ? "1 batch is saved" : `${done} batches are saved`;
  return seeOtherWith({ type: "success", message }, batchesPath);
}

const changedMeanwhile =
  "The batches have changed since you looked, so nothing was saved. This is what the file would do now.";

function store(tx: Writer, each: PlannedBatch, admin: Actor, now: number): void {
  const { known, productId, fields, packs } = each;
  const stored = known
    ? updateBatch(tx, known.id, fields, admin, now)
    : insertBatch(tx, productId, { ...fields, packs }, admin, now);
  // Takes back the whole write: the plan was made in it, so this cannot be.
  if (stored.problem) throw new Error(`Batch ${each.number}: ${stored.problem}`);
  if (known && packs > 0)
    movePacks(tx, known, { kind: "arrived", packs, why: "Imported" }, admin, now);
}

function reportOf(text: string, fileName: string): FileReport {
  const { planned, problems, fingerprint } = planImport(text, db);
  const lines = planned.map(({ line, number, words }) => ({ line, number, words }));
  return { fileName, text, fingerprint, lines: problems.length > 0 ? [] : lines, problems };
}
