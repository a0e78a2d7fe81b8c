import { and, count, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { placeholder, insertRow, prepared } from "~/db/prepared.server";
import { cartLines, carts, products } from "~/db/schema";
import { newId, newToken } from "~/lib/ids.server";
import { type Cart, cartFor, remembered, type Visitor } from "./cart.server";

/** More different products than anybody orders, few enough for one page. */
export const mostLines = 50;

export type Added = "added" | "already-there" | "unknown-product" | "full";

/** Puts one pack of a product into the visitor's cart, making the cart if need be. Gives that cart's id. */
export async function addToCart(
  visitor: Visitor,
  productId: string,
): Promise<{ result: Added; cartId: string | null }> {
  return write((tx) => {
    const product = soldProduct(tx).get({ productId });
    if (!product) return { result: "unknown-product", cartId: null };
    const cart = openCart(tx, visitor);
    return { result: addLine(tx, cart, product), cartId: cart.id };
  });
}

const soldProduct = prepared((from) =>
  from
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, placeholder("productId")))
    .prepare(),
);

/** Sets the quantity (1 to `mostPacks`) of one line of the visitor's own cart; false when there is no such line in it. */
export async function setQuantity(
  visitor: Visitor,
  lineId: string,
  quantity: number,
): Promise<boolean> {
  return changeLine(visitor, lineId, (tx, line) =>
    tx.update(cartLines).set({ quantity }).where(line).run(),
  );
}

/** Takes one line out of the visitor's own cart; false when there is no such line in it. */
export async function removeLine(visitor: Visitor, lineId: string): Promise<boolean> {
  return changeLine(visitor, lineId, (tx, line) => tx.delete(cartLines).where(line).run());
}

/**
 * Takes what was paid for (or is to be paid by hand) out of the cart it came from and begins the cart's next round. For
 * the transaction that says so. What was added after the order was placed stays.
 */
export function emptyPaidCart(
  tx: Writer,
  cart: { id: string; round: number },
  productIds: string[],
): void {
  if (beginRound(tx).run({ ...cart, now: Date.now() }).changes === 0) return;
  const paidOrGone = or(inArray(cartLines.productId, productIds), isNull(cartLines.productId));
  tx.delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), paidOrGone))
    .run();
}

const beginRound = prepared((tx: Writer) =>
  tx
    .update(carts)
    .set({ round: sql`${carts.round} + 1`, updatedAt: placeholder("now") })
    .where(and(eq(carts.id, placeholder("id")), eq(carts.round, placeholder("round"))))
    .prepare(),
);

/** The visitor's cart, made now if there is none. Also sweeps out guests' carts that no browser remembers any more. */
export function openCart(tx: Writer, visitor: Visitor): Cart {
  const cart = cartFor(visitor, tx);
  if (cart) return cart;
  const now = Date.now();
  tx.delete(carts)
    .where(and(isNull(carts.userId), lt(carts.updatedAt, now - remembered)))
    .run();
  const fresh = {
    id: newToken(),
    userId: visitor.userId,
    round: 1,
    createdAt: now,
    updatedAt: now,
  };
  tx.insert(carts).values(fresh).run();
  return fresh;
}

/** A line as it is stored, of one pack unless said otherwise. */
export function newLine(cart: Cart, product: { id: string; name: string }, quantity = 1) {
  return {
    id: newId(),
    cartId: cart.id,
    productId: product.id,
    name: product.name,
    quantity,
    createdAt: Date.now(),
  };
}

/** How many lines a cart holds, those of deleted products too. */
export function linesHeld(tx: Writer, cart: Cart): number {
  return countedLines(tx).get({ cartId: cart.id })?.held ?? 0;
}

const countedLines = prepared((from) =>
  from
    .select({ held: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .prepare(),
);

function addLine(tx: Writer, cart: Cart, product: { id: string; name: string }) {
  if (lineWith(tx).get({ cartId: cart.id, productId: product.id })) return "already-there";
  if (linesHeld(tx, cart) >= mostLines) return "full";

  insertRow(tx, cartLines, newLine(cart, product));
  touchCart(tx).run({ cartId: cart.id, now: Date.now() });
  return "added";
}

const lineWith = prepared((from) =>
  from
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(
      and(
        eq(cartLines.cartId, placeholder("cartId")),
        eq(cartLines.productId, placeholder("productId")),
      ),
    )
    .prepare(),
);
const touchCart = prepared((tx: Writer) =>
  tx
    .update(carts)
    .set({ updatedAt: placeholder("now") })
    .where(eq(carts.id, placeholder("cartId")))
    .prepare(),
);

async function changeLine(
  visitor: Visitor,
  lineId: string,
  change: (tx: Writer, line: ReturnType<typeof and>) => void,
): Promise<boolean> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    if (!cart) return false;
    const line = and(eq(cartLines.id, lineId), eq(cartLines.cartId, cart.id));
    const there = tx.select({ id: cartLines.id }).from(cartLines).where(line).get();
    if (!there) return false;
    change(tx, line);
    tx.update(carts).set({ updatedAt: Date.now() }).where(eq(carts.id, cart.id)).run();
    return true;
  });
}
