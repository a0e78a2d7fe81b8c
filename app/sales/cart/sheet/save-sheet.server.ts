import { and, eq, inArray, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { cartLines, isVisible, products } from "~/base/db/schema";
import { type Cart, cartFor, type Visitor } from "../cart.server";
import { openCart } from "../changes.server";
import { mostLines, newLine, touchCart } from "../put-lines.server";
import { seeingPrices } from "../seen-prices.server";
import type { SheetChange } from "./sheet-form";
import { t } from "~/base/words/say";
import { translated } from "~/goods/catalogue/translated.server";

type Saved =
  | { problem?: undefined; cartId: string | null; fresh: string[] }
  /** These (names) are sold out or no longer sold. */
  | { problem: "unavailable"; names: string[] }
  | { problem: "full" };

/**
 * Puts the numbers of packs from the quick-order sheet into the visitor's cart, all or none: each becomes the number of its line, 0
 * removes the line. Returns the cart's id and the ids of the products that were not in it before.
 */
export function saveSheet(visitor: Visitor, changes: SheetChange[]): Promise<Saved> {
  return write((tx): Saved => {
    const wanted = changes.filter(({ quantity }) => quantity > 0);
    const sold = soldNow(tx, wanted);
    const gone = wanted.filter(({ productId }) => !sold.has(productId));
    const soldOut = [...sold.values()].filter(({ isSoldOut }) => isSoldOut);
    const names = translated(soldOut).map(({ name }) => name);
    if (gone.length > 0)
      names.push(t("{n, plural, =1 {One product} other {# products}}", { n: gone.length }));
    if (names.length > 0) return { problem: "unavailable", names };
    if (changes.length === 0) return { cartId: null, fresh: [] };

    const ids = changes.map(({ productId }) => productId);
    const removed = ids.filter((id) => !sold.has(id));
    const known = cartFor(visitor, tx);
    const held = productsIn(tx, known);
    const kept = held.filter((id) => !removed.includes(id));
    if (new Set([...kept, ...sold.keys()]).size > mostLines) return { problem: "full" };
    if (!known && wanted.length === 0) return { cartId: null, fresh: [] };
    const cart = openCart(tx, visitor);
    const rows = wanted.flatMap(({ productId, quantity }) => {
      const product = sold.get(productId);
      return product ? [{ ...newLine(cart, product, quantity), source: "sheet" as const }] : [];
    });
    seeingPrices(tx, cart, () => {
      tx.delete(cartLines)
        .where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.productId, removed)))
        .run();
      if (rows.length > 0)
        tx.insert(cartLines)
          .values(rows)
          .onConflictDoUpdate({
            target: [cartLines.cartId, cartLines.productId],
            set: { quantity: sql`excluded.quantity`, source: "sheet" },
          })
          .run();
    });
    touchCart(tx).run({ cartId: cart.id, now: Date.now() });
    return { cartId: cart.id, fresh: [...sold.keys()].filter((id) => !held.includes(id)) };
  });
}

/** What the cart's lines are of: the products' ids; of one that is gone for good the line's. */
const productsIn = (tx: Writer, cart: Cart | null): string[] =>
  tx
    .select({ productId: cartLines.productId, id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.cartId, cart?.id ?? ""))
    .all()
    .map(({ productId, id }) => productId ?? id);

function soldNow(tx: Writer, wanted: SheetChange[]) {
  const ids = wanted.map(({ productId }) => productId);
  const found = tx
    .select({ id: products.id, name: products.name, isSoldOut: products.isSoldOut })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
    .all();
  return new Map(found.map((product) => [product.id, product]));
}
