import { and, eq, isNull } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { cartLines } from "~/db/schema";
import { cartFor, type Visitor } from "./cart.server";
import { touchCart } from "./put-lines.server";

/** Removes the lines of deleted products from the visitor's cart. */
export async function removeGone(visitor: Visitor): Promise<void> {
  await write((tx) => {
    const cart = cartFor(visitor, tx);
    if (!cart) return;
    tx.delete(cartLines)
      .where(and(eq(cartLines.cartId, cart.id), isNull(cartLines.productId)))
      .run();
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
  });
}
