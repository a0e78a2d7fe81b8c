import { eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { write, type Writer } from "~/base/db/connection.server";
import { batches, products } from "~/base/db/schema";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { moveStock } from "../move-stock.server";
import type { BatchFields } from "./batch-form-fields";
import { nextNumber } from "./batch-number.server";
import { batchById, batchByNumber, type BatchRow, inNoBatch } from "./batch-rows.server";
import type { StoredReport } from "./report-file.server";
import { bestBeforeOf } from "./best-before";
import { isTooOld } from "./shelf-life";

/**
 * `taken`: another batch has the number; `no-day`: the product's label does not say how long it keeps; `too-few`: fewer packs on hand
 * are in no batch; `printed`: the number stands on labels, whose code leads to the batch by it;
 * `printed-day`: another best-before day stands there; `recalled`: its number was told to buyers.
 */
export type BatchRefusal =
  | "taken"
  | "printed"
  | "printed-day"
  | "recalled"
  | "no-day"
  | "too-few"
  | "no-product"
  | "no-batch";

type Stored = { problem: BatchRefusal } | { problem?: undefined; id: string; number: string };

/** `changed-meanwhile`: by somebody else, since the form was filled. */
type Changed = Stored | { problem: "changed-meanwhile" };

/** A report to be kept from now on; undefined: as before; null: none. */
type Report = StoredReport | null | undefined;

/** `id`: of its form. `isOnHand`: its packs are counted already, and belong to no batch so far. */
type NewBatch = BatchFields & { id?: string; packs: number; isOnHand?: boolean; report?: Report };

/**
 * Notes a new batch of a product and the packs that arrived with it; the same form sent twice notes one. `now`: UTC ms.
 */
export function addBatch(
  productId: string,
  given: NewBatch,
  actor: Actor,
  now = Date.now(),
): Promise<Stored> {
  return write((tx) => insertBatch(tx, productId, given, actor, now));
}

/** The same within a write. */
export function insertBatch(
  tx: Writer,
  productId: string,
  { id: given, packs, isOnHand = false, report = null, ...fields }: NewBatch,
  actor: Actor,
  now: number,
): Stored {
  const id = given ?? newId(now);
  const before = batchById(id, tx);
  if (before) return before;
  const product = tx
    .select({ name: products.name, label: products.bestBefore })
    .from(products)
    .where(eq(products.id, productId))
    .get();
  if (!product) return { problem: "no-product" };
  const bestBefore = fields.bestBefore ?? bestBeforeOf(fields.packedOn, product.label);
  if (bestBefore === null) return { problem: "no-day" };
  const number = fields.number ?? nextNumber(fields.packedOn, tx);
  if (batchByNumber(number, tx)) return { problem: "taken" };
  const batch = {
    ...fields,
    id,
    number,
    productId,
    bestBefore,
    ...reportColumns(report),
    isAged: isTooOld(bestBefore, now),
    createdAt: now,
    updatedAt: now,
  };
  const after = { product: product.name, ...inWords(batch), packs };
  if (isOnHand && packs > inNoBatch(productId, tx)) return { problem: "too-few" };
  tx.insert(batches).values(batch).run();
  const moved = { productId, batchId: id, actor: actor.id, at: now };
  if (packs > 0) moveStock(tx, { ...moved, kind: "arrived", packs });
  if (packs > 0 && isOnHand) {
    const why = `Now in batch ${number}`;
    moveStock(tx, { ...moved, batchId: null, kind: "corrected", packs: -packs, why });
  }
  recordChange(tx, { actor, action: "batch.create", subject: { id, name: number }, after });
  return { id, number };
}

/** Changes what a batch says of itself. Its product and its packs stay. A day further off makes it sellable again. */
export function changeBatch(
  id: string,
  given: BatchFields & { report?: Report; version?: string },
  actor: Actor,
  now = Date.now(),
): Promise<Changed> {
  return write((tx) => updateBatch(tx, id, given, actor, now));
}

/** The same within a write. */
export function updateBatch(
  tx: Writer,
  id: string,
  { report, version, ...fields }: BatchFields & { report?: Report; version?: string },
  actor: Actor,
  now: number,
): Changed {
  const before = batchById(id, tx);
  if (!before) return { problem: "no-batch" };
  const bestBefore = fields.bestBefore ?? bestBeforeOf(fields.packedOn, before.label);
  if (bestBefore === null) return { problem: "no-day" };
  const number = fields.number ?? before.number;
  const namesake = batchByNumber(number, tx);
  if (namesake && namesake.id !== id) return { problem: "taken" };
  const isPrinted = before.mrpPaise !== null;
  if (!namesake && isPrinted) return { problem: "printed" };
  if (isPrinted && bestBefore !== before.bestBefore) return { problem: "printed-day" };
  if (before.isRecalled && number !== before.number) return { problem: "recalled" };
  const changed = {
    ...fields,
    number,
    bestBefore,
    ...(report !== undefined && reportColumns(report)),
    isAged: isTooOld(bestBefore, now),
    updatedAt: now,
  };
  const after = { ...before, ...changed };
  if (batchVersion(before) !== batchVersion(after)) {
    if (version !== undefined && version !== batchVersion(before))
      return { problem: "changed-meanwhile" };
    tx.update(batches).set(changed).where(eq(batches.id, id)).run();
    const words = { before: inWords(before), after: inWords(after) };
    recordChange(tx, { actor, action: "batch.update", subject: { id, name: number }, ...words });
  }
  return { id, number };
}

const reportColumns = (report: StoredReport | null) => ({
  reportFile: report?.file ?? null,
  reportType: report?.type ?? null,
});

/** The version of what its form edits. */
export function batchVersion(batch: Told): string {
  const { tooOld: _byItself, report: _short, ...facts } = inWords(batch);
  return versionOf([facts, batch.reportFile]);
}

type Told = Pick<BatchRow, "number" | "bestBefore" | "reportFile" | "isAged"> & BatchFields;

/** For the audit log. */
const inWords = ({ reportFile, ...batch }: Told) => ({
  number: batch.number,
  packedOn: batch.packedOn,
  bestBefore: batch.bestBefore,
  reportWords: batch.reportWords,
  shown: batch.isShown,
  seedShown: batch.showsSeed ?? false,
  seedPlace: batch.seedPlace ?? "",
  tooOld: batch.isAged,
  report: reportFile === null ? null : `file ${reportFile.slice(0, 8)}`,
});
