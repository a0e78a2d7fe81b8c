import { write } from "~/db/connection.server";
import { cartLines } from "~/db/schema";
import type { RemovedLine } from "./cart-note.server";
import type { Visitor } from "./cart.server";
import { openCart, soldProduct } from "./changes.server";
import { linesHeld, mostLines, touchCart } from "./put-lines.server";

/**
 * Puts a removed line back in its place with its quantity. False if its product is no longer sold; a product that is in the cart
 * again stays as it is.
 */
export async function putBack(visitor: Visitor, line: RemovedLine): Promise<boolean> {
  return write((tx) => {
    const product = line.productId && soldProduct(tx).get({ productId: line.productId });
    if (!product) return false;
    const cart = openCart(tx, visitor);
    if (linesHeld(tx, cart) >= mostLines) return false;
    tx.insert(cartLines)
      .values({ ...line, cartId: cart.id })
      .onConflictDoNothing()
      .run();
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
    return true;
  });
}
