import { write } from "~/base/db/connection.server";
import { cartLines } from "~/base/db/schema";
import type { RemovedLine } from "./cart-note.server";
import type { Visitor } from "./cart.server";
import { openCart, soldProduct } from "./changes.server";
import { linesHeld, mostLines, touchCart } from "./put-lines.server";

/**
 * Puts a removed line back in its place with its quantity, if its product can be bought and there is room; a product that is in the
 * cart again stays as it is.
 */
export async function putBack(
  visitor: Visitor,
  line: RemovedLine,
): Promise<"done" | "no-longer-sold" | "sold-out" | "no-room"> {
  return write((tx) => {
    const product = line.productId && soldProduct(tx).get({ productId: line.productId });
    if (!product) return "no-longer-sold";
    if (product.isSoldOut) return "sold-out";
    const cart = openCart(tx, visitor);
    if (linesHeld(tx, cart) >= mostLines) return "no-room";
    tx.insert(cartLines)
      .values({ ...line, cartId: cart.id })
      .onConflictDoNothing()
      .run();
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
    return "done";
  });
}
