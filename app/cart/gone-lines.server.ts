import { and, eq, notExists, sql } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { cartLines, isVisible, products } from "~/db/schema";
import { cartFor, type Visitor } from "./cart.server";
import { touchCart } from "./put-lines.server";

/** Removes the lines of deleted and hidden products from the visitor's cart. */
export async function removeGone(visitor: Visitor): Promise<void> {
  await write((tx) => {
    const cart = cartFor(visitor, tx);
    if (!cart) return;
    tx.delete(cartLines)
      .where(and(eq(cartLines.cartId, cart.id), notExists(stillSold(tx))))
      .run();
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
  });
}

const stillSold = (tx: Writer) =>
  tx
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, cartLines.productId), isVisible));
