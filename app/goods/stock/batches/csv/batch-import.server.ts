import type { Actor } from "~/upkeep/audit/record.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { checkFile, saveFile } from "~/base/lib/beside/long-file.server";
import type { FileCheck, FileImport } from "~/base/lib/csv/csv-import.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { insertBatch, updateBatch } from "../batch-changes.server";
import { movePacks } from "../batch-packs.server";
import { batchesPath } from "../batch-filter";
import { mostFileBytes } from "./batch-csv";
import { planImport, type PlannedBatch } from "./plan-import.server";

/** Batches as a file. */
export const batchImport = ({ id, name }: Actor): FileImport => ({
  mostBytes: mostFileBytes,
  check: (text) => checkFile(text.length, "batches:check", { text }, checkBatches),
  async save({ text, fingerprint }) {
    const asked = { admin: { id, name }, text, fingerprint };
    const done = await saveFile(text.length, "batches:import", asked, saveBatches);
    if (done === null) return null;
    return seeOtherWith(done === 1 ? "1 batch is saved" : `${done} batches are saved`, batchesPath);
  },
  changedMeanwhile:
    "The batches have changed since you looked, so nothing was saved. This is what the file would do now.",
});

/** Reads a file and compares it with the batches of now; changes nothing. */
export function checkBatches({ text }: { text: string }): FileCheck {
  const { planned, ...plan } = planImport(text, db);
  const changed = planned.filter(changes);
  return {
    ...plan,
    changes: changed.map(({ line, number, words }) => ({ line, what: number, words })),
    unchanged: planned.length - changed.length,
  };
}

/** Saves a checked file; returns how many batches it changed. Null: it would do something else by now, and did nothing. */
export function saveBatches(
  { admin, text, fingerprint }: { admin: Actor; text: string; fingerprint: string },
  now = Date.now(),
): Promise<number | null> {
  return write((tx) => {
    const { planned, problems, ...plan } = planImport(text, tx);
    if (problems.length > 0 || plan.fingerprint !== fingerprint) return null;
    for (const each of planned) store(tx, each, admin, now);
    return planned.filter(changes).length;
  });
}

const changes = ({ words }: PlannedBatch) => words.length > 0;

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
