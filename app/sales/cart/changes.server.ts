import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { listed, placeholder, prepared } from "~/base/db/prepared.server";
import { cartLines, carts, isVisible, products } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { type Cart, cartFor, remembered, type Visitor } from "./cart.server";
import type { RemovedLine } from "./cart-note.server";
import { type Put, putLines } from "./put-lines.server";
import { seeingPrices } from "./seen-prices.server";
import { countNewCart, noteSeenIn } from "./unseen-carts.server";

type Added = Put["result"] | "unknown-product" | "sold-out";

/**
 * Adds one pack of a product to the visitor's cart, creating the cart if needed; returns the ids of the cart and of the product's
 * line. `seenPaise`: the price beside the button; when it is another by now, the cart says so.
 */
export async function addToCart(
  visitor: Visitor,
  productId: string,
  seenPaise?: number,
  packs = 1,
): Promise<{ result: Added; cartId: string | null; line: string | null }> {
  return write((tx) => {
    const product = soldProduct(tx).get({ productId });
    if (!product) return { result: "unknown-product", cartId: null, line: null };
    if (product.isSoldOut) return { result: "sold-out", cartId: null, line: null };
    const cart = openCart(tx, visitor);
    const [put = { result: "full" as const, line: null }] = putLines(tx, cart, [
      { product, quantity: packs },
    ]);
    if (put.result === "added" && seenPaise !== undefined)
      tx.update(cartLines).set({ seenPaise }).where(eq(cartLines.id, put.line)).run();
    return { ...put, cartId: cart.id };
  });
}

/** A product by id, if shoppers may see it. */
export const soldProduct = prepared((from) =>
  from
    .select({ id: products.id, name: products.name, isSoldOut: products.isSoldOut })
    .from(products)
    .where(and(eq(products.id, placeholder("productId")), isVisible))
    .prepare(),
);

/** Sets the quantity (1 to `mostPacks`) of one line of the visitor's own cart; false if it has no such line. */
export async function setQuantity(
  visitor: Visitor,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  const changed = await changeLine(visitor, lineId, (tx, line) =>
    tx.update(cartLines).set({ quantity }).where(line).run(),
  );
  return changed !== null;
}

/** Removes one line from the visitor's own cart and returns it; null if it has no such line. */
export async function removeLine(visitor: Visitor, lineId: string): Promise<RemovedLine | null> {
  const removed = await changeLine(visitor, lineId, (tx, line) =>
    tx.delete(cartLines).where(line).run(),
  );
  if (!removed) return null;
  const { cartId: _cart, ...line } = removed;
  return line;
}

/**
 * Removes the ordered products and the coupon from their cart and starts the cart's next round. Call it in the transaction that marks the
 * order as paid, or as payable on delivery or by transfer. Products added after the order stay. Does nothing if the cart
 * has started another round since.
 */
export function emptyPaidCart(
  tx: Writer,
  cart: { id: string; round: number },
  productIds: string[],
): void {
  if (beginRound(tx).run({ ...cart, now: Date.now() }).changes === 0) return;
  takeOut(tx).run({ id: cart.id, paid: JSON.stringify(productIds) });
}

/** What is paid, and what is no longer sold. */
const takeOut = prepared((tx: Writer) =>
  tx
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.cartId, placeholder("id")),
        or(inArray(cartLines.productId, listed("paid")), isNull(cartLines.productId)),
      ),
    )
    .prepare(),
);

const beginRound = prepared((tx: Writer) =>
  tx
    .update(carts)
    .set({ round: sql`${carts.round} + 1`, couponCode: null, updatedAt: placeholder("now") })
    .where(and(eq(carts.id, placeholder("id")), eq(carts.round, placeholder("round"))))
    .prepare(),
);

/**
 * The visitor's cart, created if existing is none. Then also deletes guest carts whose cookie has expired. Throws `TooOften` when a
 * guest's network began very many.
 */
export function openCart(tx: Writer, visitor: Visitor): Cart {
  const cart = cartFor(visitor, tx);
  if (cart && !cart.isSeen) noteSeenIn(tx, cart.id);
  if (cart) return cart;
  const now = Date.now();
  const isGuest = visitor.userId === null;
  if (isGuest) countNewCart(tx, visitor.address, now);
  tx.delete(carts)
    .where(and(isNull(carts.userId), lt(carts.updatedAt, now - remembered)))
    .run();
  const fresh = {
    id: newToken(),
    userId: visitor.userId,
    round: 1,
    couponCode: null,
    createdAt: now,
    updatedAt: now,
    isSeen: !isGuest,
  };
  tx.insert(carts).values(fresh).run();
  return fresh;
}

/** Changes a line of the visitor's own cart and returns it as it was; null if there is none. */
async function changeLine(
  visitor: Visitor,
  lineId: string,
  change: (tx: Writer, line: ReturnType<typeof and>) => void,
): Promise<typeof cartLines.$inferSelect | null> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    if (!cart) return null;
    const line = and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id));
    const before = tx.select().from(cartLines).where(line).get();
    if (!before) return null;
    seeingPrices(tx, cart, () => change(tx, line));
    tx.update(carts).set({ updatedAt: Date.now() }).where(eq(carts.id, cart.id)).run();
    return before;
  });
}
