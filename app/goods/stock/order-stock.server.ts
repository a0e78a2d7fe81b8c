import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orders, stockMovements } from "~/base/db/schema";
import { isPlaced } from "~/base/db/placed";
import { allot, type Recipes } from "./allot";
import { shelfOf, shortOf } from "./available.server";
import { dropHolds, heldBy, heldFor } from "./holds.server";
import { moveStock } from "./move-stock.server";
import { takePacks } from "./take-packs.server";
import { type Untaken, untaken } from "./untaken.server";

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
  const open = untaken(from, id);
  const recipes = recipesIn(open);
  const short = shortOf(from, open, { cartId, now }, recipes);
  if (short.size === 0) return false;
  const counted = open.filter(({ isCounted }) => isCounted);
  const held = heldBy(from, cartId, now);
  const ids = open.map(({ productId }) => productId);
  const { onHand } = shelfOf(from, ids, { cartId, now }, recipes);
  const pool = new Map([...onHand.keys()].map((each) => [each, held.get(each) ?? 0]));
  const unheld = allot(counted, recipes, pool).short;
  // A product that is not counted cannot be held: one that the owner sets sold out meanwhile is as good as held.
  const isFresh = now - updatedAt <= heldFor;
  return open.some(
    ({ productId, isCounted }) =>
      short.has(productId) && (isCounted ? unheld.has(productId) : !isFresh),
  );
}

const recipesIn = (open: Untaken[]): Recipes =>
  new Map(open.map(({ productId, recipe }) => [productId, recipe]));

function take(tx: Writer, orderId: string, actor: string, at: number): void {
  const open = untaken(tx, orderId).filter(({ isCounted }) => isCounted);
  const cartId = cartOf(tx).get({ orderId })?.cartId ?? null;
  for (const { productId, quantity: packs, recipe } of open)
    takePacks(tx, { productId, packs, recipe, cartId }, { kind: "sold", orderId, actor, at });
}

const cartOf = prepared((tx: Writer) =>
  tx
    .select({ cartId: orders.cartId })
    .from(orders)
    .where(eq(orders.id, placeholder("orderId")))
    .prepare(),
);

function giveBack(tx: Writer, orderId: string, actor: string, at: number): void {
  for (const part of taken(tx, orderId))
    moveStock(tx, { ...part, kind: "returned", orderId, actor, at });
}

/** Breaks what the order gave back last as a whole; single packs (`giveBackPacks`) say why they came. */
function breakReturned(tx: Writer, orderId: string, actor: string, at: number): void {
  for (const { packs, ...part } of lastReturned(tx, orderId))
    moveStock(tx, { ...part, kind: "broken", packs: -packs, orderId, actor, at });
}

/** What an order took less what it gave back. */
const isTaken = inArray(stockMovements.kind, ["sold", "returned"]);
const taken = (tx: Writer, orderId: string) =>
  tx
    .select({
      productId: stockMovements.productId,
      batchId: stockMovements.batchId,
      forProductId: stockMovements.forProductId,
      packs: sql<number>`-sum(${stockMovements.packs})`.as("taken"),
    })
    .from(stockMovements)
    .where(and(eq(stockMovements.orderId, orderId), isTaken))
    .groupBy(stockMovements.productId, stockMovements.batchId, stockMovements.forProductId)
    .having(sql`taken > 0`)
    .all();

const lastReturned = (tx: Writer, orderId: string) =>
  tx
    .select({
      productId: stockMovements.productId,
      batchId: stockMovements.batchId,
      forProductId: stockMovements.forProductId,
      packs: stockMovements.packs,
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.kind, "returned"),
        eq(stockMovements.why, ""),
        sql`${stockMovements.createdAt} = (select max(m.created_at) from stock_movements m
          where m.order_id = ${orderId} and m.kind = 'returned' and m.why = '')`,
      ),
    )
    .all();
