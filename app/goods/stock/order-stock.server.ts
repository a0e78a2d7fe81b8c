import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderLines, type orders, products, stockMovements } from "~/base/db/schema";
import { isPlaced } from "~/base/db/placed";
import { shortOf } from "./available.server";
import { fromBatches } from "./from-batches.server";
import { dropHolds, heldBy, heldFor } from "./holds.server";
import { moveStock } from "./move-stock.server";

type Row = typeof orders.$inferSelect;
/** What stock depends on. */
type Standing = Pick<Row, "status" | "paymentStatus" | "paymentMethod">;

/**
 * Takes the packs of an order whose state changed, or gives them back: taken when it is paid, or placed to be paid by hand; given back
 * when it is cancelled. Packs that came back and cannot be sold again are given back and broken (`isSound` false). Below zero if it
 * must. Asks what was taken so far, so that a second call changes nothing; products that were not counted then are left alone. `actor`: as
 * in the order's history; `now`: UTC ms.
 */
export function settleStock(
  tx: Writer,
  before: Standing,
  after: Standing & Pick<Row, "id">,
  now: number,
  { actor, isSound = true }: { actor: string; isSound?: boolean },
): void {
  const { id: orderId } = after;
  const takes = takesPacks(after);
  if (takes !== null && takes !== takesPacks(before)) {
    if (takes) take(tx, orderId, actor, now);
    else giveBack(tx, orderId, actor, now);
    dropHolds(tx, orderId);
  }
  if (!isSound) breakReturned(tx, orderId, actor, now);
}

/** Whether packs are taken for an order; null: while a person looks at its payment they stay as they are. */
function takesPacks(order: Standing): boolean | null {
  if (order.status === "cancel") return false;
  if (order.paymentStatus === "review") return null;
  return isPlaced(order);
}

/** Whether there are fewer packs than this order still has to take and than its cart holds. `now`: UTC ms. */
export function isShortOf(
  from: Reader,
  { id, cartId, updatedAt }: Pick<Row, "id" | "cartId" | "updatedAt">,
  now: number,
): boolean {
  const open = untaken(from).all({ orderId: id });
  const short = shortOf(from, open, { cartId, now });
  if (short.size === 0) return false;
  const held = heldBy(from, cartId, now);
  // A product that is not counted cannot be held: one that the owner sets sold out meanwhile is as good as held.
  const isFresh = now - updatedAt <= heldFor;
  return open.some(
    ({ productId, quantity, isCounted }) =>
      short.has(productId) && (isCounted ? (held.get(productId) ?? 0) < quantity : !isFresh),
  );
}

function take(tx: Writer, orderId: string, actor: string, at: number): void {
  for (const { productId, quantity, isCounted } of untaken(tx).all({ orderId })) {
    if (!isCounted) continue;
    for (const { batchId, packs } of fromBatches(tx, productId, quantity))
      moveStock(tx, { productId, batchId, kind: "sold", packs: -packs, orderId, actor, at });
  }
}

function giveBack(tx: Writer, orderId: string, actor: string, at: number): void {
  for (const { productId, batchId, packs } of taken(tx).all({ orderId }))
    moveStock(tx, { productId, batchId, kind: "returned", packs, orderId, actor, at });
}

/** Breaks what the order gave back last as a whole; single packs (`giveBackPacks`) say why they came. */
function breakReturned(tx: Writer, orderId: string, actor: string, at: number): void {
  for (const { productId, batchId, packs } of lastReturned(tx).all({ orderId }))
    moveStock(tx, { productId, batchId, kind: "broken", packs: -packs, orderId, actor, at });
}

/** What an order took less what it gave back. */
const isTaken = inArray(stockMovements.kind, ["sold", "returned"]);
const ofOrder = eq(stockMovements.orderId, placeholder("orderId"));

/** Packs of a line that were brought back after they had arrived. */
const returnedOfLine = sql`coalesce((select sum(p.value ->> 'quantity') from order_returns r, json_each(r.lines) p
        where r.order_id = ${orderLines.orderId} and p.value ->> 'position' = ${orderLines.position}), 0)`;

/** The packs that an order has yet to take: those that were taken out or brought back do not count. */
const untaken = prepared((from) =>
  from
    .select({
      productId: orderLines.productId,
      isCounted: products.isCounted,
      quantity:
        sql<number>`sum(${orderLines.quantity} - ${orderLines.takenOut} - ${returnedOfLine}) + coalesce((select sum(m.packs) from stock_movements m
        where m.order_id = ${placeholder("orderId")} and m.product_id = ${orderLines.productId} and m.kind in ('sold', 'returned')), 0)`.as(
          "open",
        ),
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        eq(orderLines.orderId, placeholder("orderId")),
        sql`(${products.isCounted} = 1 or ${products.sale} <> 'on sale')`,
      ),
    )
    .groupBy(orderLines.productId)
    .having(sql`open > 0`)
    .prepare(),
);

const taken = prepared((tx: Writer) =>
  tx
    .select({
      productId: stockMovements.productId,
      batchId: stockMovements.batchId,
      packs: sql<number>`-sum(${stockMovements.packs})`.as("taken"),
    })
    .from(stockMovements)
    .where(and(ofOrder, isTaken))
    .groupBy(stockMovements.productId, stockMovements.batchId)
    .having(sql`taken > 0`)
    .prepare(),
);

const lastReturned = prepared((tx: Writer) =>
  tx
    .select({
      productId: stockMovements.productId,
      batchId: stockMovements.batchId,
      packs: stockMovements.packs,
    })
    .from(stockMovements)
    .where(
      and(
        ofOrder,
        eq(stockMovements.kind, "returned"),
        eq(stockMovements.why, ""),
        sql`${stockMovements.createdAt} = (select max(m.created_at) from stock_movements m
          where m.order_id = ${placeholder("orderId")} and m.kind = 'returned' and m.why = '')`,
      ),
    )
    .prepare(),
);
