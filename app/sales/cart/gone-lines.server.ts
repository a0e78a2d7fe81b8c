import { and, eq, notExists, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { cartLines, isVisible, products } from "~/base/db/schema";
import { type Cart, cartFor, linesIn, type Visitor } from "./cart.server";
import { touchCart } from "./put-lines.server";
import { shortLines } from "./short-lines.server";

/** Leaves in the visitor's cart what can be ordered: without deleted and hidden products, and no more packs than there are. */
export async function removeGone(visitor: Visitor): Promise<void> {
  await write((tx) => {
    const cart = cartFor(visitor, tx);
    if (!cart) return;
    tx.delete(cartLines)
      .where(and(eq(cartLines.cartId, cart.id), notExists(stillSold(tx))))
      .run();
    takeWhatIsLeft(tx, cart);
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
  });
}

function takeWhatIsLeft(tx: Writer, cart: Cart): void {
  const lines = linesIn(cart, tx);
  const short = shortLines(cart, lines, tx);
  for (const { id, product } of lines) {
    const left = product && short.get(product.id);
    if (!left) continue;
    if (left.packs === 0) tx.delete(cartLines).where(eq(cartLines.id, id)).run();
    else tx.update(cartLines).set({ quantity: left.packs }).where(eq(cartLines.id, id)).run();
  }
}

const stillSold = (tx: Writer) =>
  tx
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.id, cartLines.productId), isVisible));
