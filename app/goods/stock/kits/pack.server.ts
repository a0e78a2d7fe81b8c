import { and, asc, eq, gt } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { type Reader, write, type Writer } from "~/base/db/connection.server";
import { batches, stockMovements } from "~/base/db/schema";
import { rowAt } from "~/base/db/idempotency.server";
import { recordStock } from "../admin/change-stock.server";
import { stockOfProduct } from "../admin/stock-list.server";

import { mostOf, type Part } from "../allot";
import { shelfOf } from "../available.server";
import { inNoBatch } from "../batches/batch-rows.server";
import { moveStock } from "../move-stock.server";
import { recipesOf } from "../parts.server";
import { compose, type Held, type PartLots } from "./compose";
import { batchHolding, heldIn } from "./kit-batch.server";

/**
 * `no-parts`: it is made of nothing that is counted. `too-few`: parts for fewer packs are free, or fewer packs are ready. `batch-short`:
 * that batch has too few; `no-batch`: it is not one of this part.
 */
export type NotPacked = "no-parts" | "too-few" | "batch-short" | "no-batch";

/** `most`: how many could be. `stock`: ready packs after it. */
type Packed = { problem: NotPacked; most: number } | { problem?: undefined; stock: number };

/**
 * Packs parts into so many packs of a product, from the batches to be used first or from `chosen` ones (batch by part). What orders hold
 * of the parts stays theirs. The same form sent twice packs once. `now`: UTC ms.
 */
export function packAhead(
  productId: string,
  { id, packs, chosen }: { id: string; packs: number; chosen: ReadonlyMap<string, string> },
  actor: Actor,
  now = Date.now(),
): Promise<Packed> {
  return write((tx) => {
    const product = stockOfProduct(productId, tx);
    if (!product) return { problem: "no-parts", most: 0 };
    if (isPacked(tx, rowAt(id, 0))) return { stock: product.stock };
    const { counted, most } = countedParts(tx, productId, now);
    if (counted.length === 0) return { problem: "no-parts", most: 0 };
    if (packs > most) return { problem: "too-few", most };
    const parts = counted.map((part) => ({
      partId: part.productId,
      packs: part.packs,
      lots: lotsOf(tx, part.productId, chosen.get(part.productId) ?? null),
    }));
    const problem = problemWith(parts, chosen, packs);
    if (problem) return { problem, most };
    for (const [index, group] of compose(parts, packs).entries()) {
      const batchId = batchHolding(tx, productId, group.holds, now);
      const by = { packingId: rowAt(id, index), actor: actor.id, at: now };
      turn(tx, { ...group, productId, batchId }, { ...by, kind: "packed" });
    }
    const after = { onHand: product.stock + packs, what: "packed" };
    recordStock(tx, actor, product, { onHand: product.stock }, after);
    return { stock: product.stock + packs };
  });
}

/** Makes parts again of so many packs of a batch (null: of no batch): what went into them, or what they are made of now. */
export function breakUp(
  productId: string,
  { id: packingId, packs, batchId }: { id: string; packs: number; batchId: string | null },
  actor: Actor,
  now = Date.now(),
): Promise<Packed> {
  return write((tx) => {
    const product = stockOfProduct(productId, tx);
    if (!product) return { problem: "no-parts", most: 0 };
    if (isPacked(tx, packingId)) return { stock: product.stock };
    const left = batchId === null ? inNoBatch(productId, tx) : leftIn(tx, productId, batchId);
    if (left === undefined) return { problem: "no-batch", most: 0 };
    const { onHand, free } = shelfOf(tx, [productId], { cartId: null, now });
    const held = (onHand.get(productId) ?? 0) - (free.get(productId) ?? 0);
    const most = Math.max(0, product.stock - held);
    if (packs > most) return { problem: "too-few", most };
    if (packs > left) return { problem: "batch-short", most: left };
    const inside = batchId === null ? [] : heldIn(tx, batchId);
    const holds = inside.length > 0 ? inside : ofNoBatch(countedParts(tx, productId, now).counted);
    if (holds.length === 0) return { problem: "no-parts", most: 0 };
    const by = { packingId, actor: actor.id, at: now };
    turn(tx, { packs: -packs, holds, productId, batchId }, { ...by, kind: "unpacked" });
    const after = { onHand: product.stock - packs, what: "unpacked" };
    recordStock(tx, actor, product, { onHand: product.stock }, after);
    return { stock: product.stock - packs };
  });
}

type Turned = { productId: string; batchId: string | null; packs: number; holds: Held[] };
type By = { kind: "packed" | "unpacked"; packingId: string; actor: string; at: number };

/** Writes both sides. `packs`: of the whole, below zero where they become parts. */
function turn(tx: Writer, { productId, batchId, packs, holds }: Turned, by: By): void {
  moveStock(tx, { ...by, productId, batchId, packs });
  for (const { partId, partBatchId, packs: each } of holds) {
    const part = { productId: partId, batchId: partBatchId, packs: -packs * each };
    moveStock(tx, { ...by, ...part, forProductId: productId });
  }
}

/** The parts that are counted, and how many packs the free ones of them make. */
export function countedParts(from: Reader, productId: string, now: number) {
  const recipe = recipesOf(from, [productId]).get(productId) ?? [];
  const recipes = new Map([[productId, recipe]]);
  const { free } = shelfOf(from, [productId], { cartId: null, now }, recipes);
  const counted = recipe.filter((part) => free.has(part.productId));
  return { counted, most: mostOf(productId, recipes, new Map(free).set(productId, 0)) };
}

const ofNoBatch = (parts: Part[]): Held[] =>
  parts.map(({ productId, packs }) => ({ partId: productId, partBatchId: null, packs }));

const leftIn = (tx: Writer, productId: string, id: string): number | undefined =>
  tx
    .select({ packs: batches.packs })
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.productId, productId)))
    .get()?.packs;

/** The batches of a product with packs that may be sold, or the chosen one of them. */
const lotsOf = (tx: Writer, productId: string, chosen: string | null) =>
  tx
    .select({ batchId: batches.id, left: batches.packs })
    .from(batches)
    .where(
      and(
        eq(batches.productId, productId),
        eq(batches.isAged, false),
        eq(batches.isRecalled, false),
        gt(batches.packs, 0),
        chosen === null ? undefined : eq(batches.id, chosen),
      ),
    )
    .orderBy(asc(batches.bestBefore), asc(batches.packedOn), asc(batches.id))
    .all();

function problemWith(
  parts: PartLots[],
  chosen: ReadonlyMap<string, string>,
  count: number,
): NotPacked | null {
  const picked = parts.filter(({ partId }) => chosen.has(partId));
  if (picked.some(({ lots }) => lots.length === 0)) return "no-batch";
  const isShort = picked.some(({ lots, packs }) => (lots[0]?.left ?? 0) < packs * count);
  return isShort ? "batch-short" : null;
}

function isPacked(tx: Writer, packingId: string): boolean {
  const found = tx
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(eq(stockMovements.packingId, packingId))
    .get();
  return found !== undefined;
}
