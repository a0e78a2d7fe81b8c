import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import {
  batches,
  batchParts,
  orders,
  recalls,
  recallSteps,
  stockMovements,
  users,
} from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { holdsPacksOf, packsInside } from "~/goods/stock/kits/holding";

/** Most orders that are named among those to be held. */
const mostNamed = 50;

/**
 * The recalls of a batch, each with its steps, the oldest first, and who noted each: the one that stands, then those that were called
 * off, the newest first.
 */
export function recallsOf(batchId: string, from: Reader = db) {
  const found = from
    .select()
    .from(recalls)
    .where(eq(recalls.batchId, batchId))
    .orderBy(sql`${recalls.state} = 'called off'`, desc(recalls.createdAt), desc(recalls.id))
    .all();
  const ids = found.map(({ id }) => id);
  const steps = from
    .select({
      recallId: recallSteps.recallId,
      id: recallSteps.id,
      state: recallSteps.state,
      note: recallSteps.note,
      createdAt: recallSteps.createdAt,
      noter: users.name,
    })
    .from(recallSteps)
    .leftJoin(users, eq(users.id, recallSteps.actor))
    .where(inArray(recallSteps.recallId, ids))
    .orderBy(asc(recallSteps.createdAt), asc(recallSteps.id))
    .all();
  const stepsOf = groupedBy(steps, ({ recallId }) => recallId);
  return found.map((recall) => ({ ...recall, steps: stepsOf.get(recall.id) ?? [] }));
}

/** The recall of a batch that stands, or else the last one that was called off; null: there never was one. */
export const recallOf = (batchId: string, from: Reader = db) => recallsOf(batchId, from)[0] ?? null;

/** Where the packs of a batch are, also inside others. `filled`: all that ever were in it, as far as they were counted. */
export function whereabouts(batchId: string) {
  const isHere = sql`${orders.status} in ('Not Process', 'Processing')`;
  const moved = sql`stock_movements.packs * ${packsInside(batchId)}`;
  const packsOf = (kind: string, where: SQL = sql`1`) =>
    sql<number>`coalesce(sum(${moved}) filter (where stock_movements.kind = ${kind} and ${where}), 0)`;
  const isGone = sql`${orders.status} not in ('Not Process', 'Processing')`;
  const row = db
    .select({
      onHand: sql<number>`coalesce(sum(${moved}), 0)`,
      broken: packsOf("broken"),
      sold: packsOf("sold"),
      returned: packsOf("returned"),
      soldHere: packsOf("sold", isHere),
      returnedHere: packsOf("returned", isHere),
      returnedGone: packsOf("returned", isGone),
      replacing: packsOf("corrected", isNotNull(stockMovements.orderId)),
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(holdsPacksOf(batchId))
    .get();
  if (!row) return { filled: 0, onHand: 0, broken: 0, inOrders: 0, withBuyers: 0, cameBack: 0 };
  const { onHand } = row;
  const inOrders = 0 - row.soldHere - row.returnedHere;
  const withBuyers = 0 - row.sold - row.returned - row.replacing - inOrders;
  const broken = 0 - row.broken;
  return {
    filled: onHand + broken + inOrders + withBuyers,
    onHand,
    broken,
    inOrders,
    withBuyers,
    /** Of those on hand or broken: they were with a buyer before, or in an order that was cancelled. */
    cameBack: row.returnedGone,
  };
}

export type Whereabouts = ReturnType<typeof whereabouts>;

/** The orders that are still here and took packs of the batch, the newest 50 of them. */
export const ordersWith = (batchId: string) =>
  db
    .select({
      number: orders.number,
      packs: sql<number>`-sum(stock_movements.packs * ${packsInside(batchId)})`.as("taken"),
    })
    .from(stockMovements)
    .innerJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(
      and(
        holdsPacksOf(batchId),
        isNotNull(stockMovements.orderId),
        sql`${stockMovements.kind} in ('sold', 'returned')`,
        sql`${orders.status} in ('Not Process', 'Processing')`,
      ),
    )
    .groupBy(stockMovements.orderId)
    .having(sql`taken > 0`)
    .orderBy(desc(orders.createdAt))
    .limit(mostNamed)
    .all();

/** The batches that packs of this one hold and that are recalled: with any of them it is recalled itself. */
export const recalledInside = (batchId: string) =>
  db
    .select({ id: batches.id, number: batches.number })
    .from(batchParts)
    .innerJoin(batches, eq(batches.id, batchParts.partBatchId))
    .where(and(eq(batchParts.batchId, batchId), eq(batches.isRecalled, true)))
    .orderBy(asc(batches.number))
    .all();

/** Recalls that are neither closed nor called off, the oldest first, with their batches. */
export const openRecalls = () =>
  db
    .select({
      id: recalls.id,
      batchId: recalls.batchId,
      number: batches.number,
      state: recalls.state,
      createdAt: recalls.createdAt,
    })
    .from(recalls)
    .innerJoin(batches, eq(batches.id, recalls.batchId))
    .where(sql`${recalls.state} not in ('closed', 'called off')`)
    .orderBy(asc(recalls.createdAt), asc(recalls.id))
    .all();
