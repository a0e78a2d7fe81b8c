import { count, eq, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { defaultsOf, placeholder, placeholdersOf, prepared } from "~/base/db/prepared.server";
import { cartLines, carts } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Cart } from "./cart.server";
import { seeingPrices } from "./seen-prices.server";

/** Maximum lines per cart: more than anyone orders, few enough for one page. */
export const mostLines = 50;

type Wanted = { product: { id: string; name: string }; quantity: number };

/** What became of a product; `line`: the id of its line in the cart. */
export type Put =
  { result: "added" | "already-there"; line: string } | { result: "full"; line: null };

/**
 * Puts packs of different products into a cart, in their order; one that is there already gets the larger number of packs, one
 * that finds the cart full is left out.
 */
export function putLines(tx: Writer, cart: Cart, wanted: Wanted[]): Put[] {
  const held = heldLines(tx).all({ cartId: cart.id });
  const byProduct = new Map(held.map((line) => [line.productId, line]));
  const rows: ReturnType<typeof newLine>[] = [];
  let room = mostLines - held.length;
  const put = wanted.map(({ product, quantity }): Put => {
    const there = byProduct.get(product.id);
    if (!there && room <= 0) return { result: "full", line: null };
    const row = newLine(cart, product, quantity);
    if (!there || there.quantity < quantity) rows.push(row);
    if (there) return { result: "already-there", line: there.id };
    room -= 1;
    return { result: "added", line: row.id };
  });
  if (rows.length > 0) {
    seeingPrices(tx, cart, () => {
      for (const row of rows) storeLine(tx).run({ ...defaults, ...row });
    });
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
  }
  return put;
}

const defaults = defaultsOf(cartLines);
const storeLine = prepared((tx: Writer) =>
  tx
    .insert(cartLines)
    .values(placeholdersOf(cartLines))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: { quantity: sql`excluded.quantity` },
    })
    .prepare(),
);

const heldLines = prepared((from) =>
  from
    .select({
      id: cartLines.id,
      productId: cartLines.productId,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .prepare(),
);

/** A new row of `cart_lines`. */
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

/** The number of lines in a cart, including those of deleted products. */
export function linesHeld(tx: Writer, cart: Cart): number {
  return countedLines(tx).get({ cartId: cart.id })?.lines ?? 0;
}

const countedLines = prepared((from) =>
  from
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.cartId, placeholder("cartId")))
    .prepare(),
);

/** Tells the cart that it has changed. */
export const touchCart = prepared((tx: Writer) =>
  tx
    .update(carts)
    .set({ updatedAt: placeholder("now") })
    .where(eq(carts.id, placeholder("cartId")))
    .prepare(),
);
