import { and, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { forgetBackOn } from "~/goods/catalogue/sale/back-on.server";
import { isOvertaken } from "~/base/lib/form/version.server";
import { write, type Writer } from "~/base/db/connection.server";
import { batches, products, stockMovements } from "~/base/db/schema";
import { moveStock } from "../move-stock.server";
import { recipesOf } from "../parts.server";
import type { NotedMovement } from "./forms";
import { type StockRow, stockOfProduct } from "./stock-list.server";

/**
 * `changed-meanwhile`: packs came or went since the page was shown, so that a count of then is not one of now. `too-few`: more broke
 * than there are. `no-batch`: the batch is not one of this product; `batch-short`: it has
 * fewer packs than are gone; `recalled`: none come into it.
 */
export type NotNoted =
  | "no-product"
  | "not-counted"
  | "changed-meanwhile"
  | "too-few"
  | "no-batch"
  | "batch-short"
  | "recalled";

type Noted = { problem?: NotNoted; stock: number };

/**
 * Notes what an admin says about a product's packs: so many arrived or broke, or so many are there. `stock`: on hand after it. The same
 * form sent twice is noted once. `now`: UTC ms.
 */
export const noteMovement = (
  productId: string,
  typed: NotedMovement,
  actor: Actor,
  now = Date.now(),
): Promise<Noted> => write((tx) => noteIn(tx, productId, typed, { actor, now }));

/** `noteMovement` in its caller's transaction; with a problem nothing is written. */
export function noteIn(
  tx: Writer,
  productId: string,
  typed: NotedMovement,
  { actor, now }: { actor: Actor; now: number },
): Noted {
  const product = stockOfProduct(productId, tx);
  if (!product) return { problem: "no-product", stock: 0 };
  const { stock } = product;
  if (isNoted(tx, typed.id)) return { stock };
  const problem = problemWith(tx, product, typed);
  if (problem) return { problem, stock };
  const packs = changeOf(typed, stock);
  if (packs === 0) return { stock };
  const { id, kind, batch: batchId, why } = typed;
  moveStock(tx, { id, productId, batchId, kind, packs, actor: actor.id, why, at: now });
  const after = { onHand: stock + packs, what: kind, why: why || null };
  recordStock(tx, actor, product, { onHand: stock }, after);
  return { stock: stock + packs };
}

function problemWith(
  tx: Writer,
  { id, stock, isCounted }: StockRow,
  { kind, packs, version, batch }: NotedMovement,
): NotNoted | null {
  if (!isCounted) return "not-counted";
  if (kind === "corrected" && version !== stock) return "changed-meanwhile";
  if (kind === "broken" && packs > Math.max(0, stock)) return "too-few";
  if (batch === null) return null;
  const found = batchOf(tx, batch, id);
  if (!found) return "no-batch";
  if (kind === "arrived" && found.isRecalled) return "recalled";
  return Math.max(0, found.packs) + Math.min(0, changeOf({ kind, packs }, stock)) < 0
    ? "batch-short"
    : null;
}

function changeOf({ kind, packs }: Pick<NotedMovement, "kind" | "packs">, stock: number): number {
  if (kind === "corrected") return packs - stock;
  return kind === "broken" ? -packs : packs;
}

/** Begins to count a product, of which there are so many packs now. Products that are counted stay as they are. */
export function beginCounting(
  productId: string,
  packs: number,
  actor: Actor,
  now = Date.now(),
): Promise<void> {
  return write((tx) => {
    const product = stockOfProduct(productId, tx);
    if (!product || product.isCounted) return;
    tx.update(products).set({ isCounted: true }).where(eq(products.id, productId)).run();
    setStock(tx, product, packs, { actor, why: "Counting begins", now });
    recordStock(tx, actor, product, { counted: false }, { counted: true, onHand: packs });
  });
}

/** No longer counts a product: it is never sold out by number. Its movements stay. One that is made of others goes on being counted. */
export function endCounting(productId: string, actor: Actor): Promise<void> {
  return write((tx) => {
    const product = stockOfProduct(productId, tx);
    if (!product?.isCounted || recipesOf(tx, [productId]).size > 0) return;
    tx.update(products).set({ isCounted: false }).where(eq(products.id, productId)).run();
    forgetBackOn(tx, [productId]);
    recordStock(tx, actor, product, { counted: true, onHand: product.stock }, { counted: false });
  });
}

/**
 * Sets the number at which stock is low, read at this `version`, if there is one; null: none. Returns what somebody else has changed it
 * to; null: nobody has.
 */
export function setLowStock(
  productId: string,
  low: number | null,
  actor: Actor,
  version?: string,
): Promise<{ low: number | null } | null> {
  return write((tx) => {
    const product = stockOfProduct(productId, tx);
    if (!product || product.lowStock === low) return null;
    if (version !== undefined && isOvertaken(product.lowStock, version, low))
      return { low: product.lowStock };
    tx.update(products).set({ lowStock: low }).where(eq(products.id, productId)).run();
    recordStock(tx, actor, product, { lowStock: product.lowStock }, { lowStock: low });
    return null;
  });
}

/** Writes the movement that makes the stock what was counted, if one is needed. */
export function setStock(
  tx: Writer,
  { id: productId, stock }: Pick<StockRow, "id" | "stock">,
  counted: number,
  { actor, why, now }: { actor: Actor; why: string; now: number },
): void {
  if (counted === stock) return;
  const packs = counted - stock;
  moveStock(tx, { productId, kind: "corrected", packs, actor: actor.id, why, at: now });
}

type Fields = Record<string, string | number | boolean | null>;

/** Writes an audit entry about a product's stock. */
export function recordStock(
  tx: Writer,
  actor: Actor,
  subject: Pick<StockRow, "id" | "name">,
  before: Fields,
  after: Fields,
): void {
  recordChange(tx, {
    actor,
    action: "stock.update",
    subject: { id: subject.id, name: subject.name },
    before,
    after,
  });
}

/** Whether there is a movement with this id: its form was sent before. */
export function isNoted(tx: Writer, id: string): boolean {
  const found = tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(eq(stockMovements.id, id))
    .get();
  return found !== undefined;
}

/** A batch, if it is one of this product. */
const batchOf = (tx: Writer, id: string, productId: string) =>
  tx
    .select({ packs: batches.packs, isRecalled: batches.isRecalled })
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.productId, productId)))
    .get();
