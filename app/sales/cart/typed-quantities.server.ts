import { eq } from "drizzle-orm";
import { write } from "~/base/db/connection.server";
import { packsIn } from "~/base/db/packs";
import { cartLines } from "~/base/db/schema";
import { cartFor, linesIn, type Visitor } from "./cart.server";
import { touchCart } from "./put-lines.server";
import { quantityField } from "./field-names";
import { seeingPrices } from "./seen-prices.server";

/**
 * Saves the quantities in the fields of the cart page (`quantityField`) and returns the ones that are refused: what was typed, by
 * line.
 */
export async function saveTyped(visitor: Visitor, form: FormData): Promise<Record<string, string>> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    const refused: Record<string, string> = {};
    const changed: { id: string; quantity: number }[] = [];
    for (const { id, quantity } of cart ? linesIn(cart, tx) : []) {
      const typed = form.get(quantityField(id));
      if (typeof typed !== "string" || typed === String(quantity)) continue;
      const wanted = packsIn(typed);
      if (wanted === null) refused[id] = typed;
      else if (wanted !== quantity) changed.push({ id, quantity: wanted });
    }
    if (!cart || changed.length === 0) return refused;
    seeingPrices(tx, cart, () => {
      for (const { id, quantity } of changed)
        tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, id)).run();
    });
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
    return refused;
  });
}
