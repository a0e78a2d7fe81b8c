import { and, eq, inArray } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { mostPacks } from "~/db/packs";
import { cartLines, carts, products } from "~/db/schema";
import type { Change, OrderedLine } from "./again";
import type { Cart, Visitor } from "./cart.server";
import { linesHeld, mostLines, newLine, openCart } from "./changes.server";

type Product = Pick<typeof products.$inferSelect, "id" | "name" | "pricePaise" | "volumeMl">;

/**
 * Puts the packs of an order into the visitor's cart, at today's price. A product that is there already gets the larger number
 * of packs, so that pressing twice is as good as once. Returns how many products are in the cart now, what is different, and
 * the cart's id.
 */
export function orderAgain(
  visitor: Visitor,
  ordered: OrderedLine[],
): Promise<{ added: number; changes: Change[]; cartId: string | null }> {
  return write((tx) => {
    const wanted = byProduct(ordered);
    const sold = soldNow(tx, [...wanted.keys()]);
    if (sold.size === 0) return { added: 0, changes: [...wanted.values()].map(gone), cartId: null };
    const cart = openCart(tx, visitor);
    const changes: Change[] = [];
    let added = 0;
    for (const line of wanted.values()) {
      const product = sold.get(line.productId);
      if (!product) changes.push(gone(line));
      else if (!putLine(tx, cart, product, line.quantity))
        changes.push({ kind: "cart-full", name: product.name });
      else {
        added += 1;
        changes.push(...changesOf(line, product));
      }
    }
    tx.update(carts).set({ updatedAt: Date.now() }).where(eq(carts.id, cart.id)).run();
    return { added, changes, cartId: cart.id };
  });
}

/** An order through the API may name a product twice. */
function byProduct(ordered: OrderedLine[]): Map<string, OrderedLine> {
  const wanted = new Map<string, OrderedLine>();
  for (const line of ordered) {
    const quantity = (wanted.get(line.productId)?.quantity ?? 0) + line.quantity;
    wanted.set(line.productId, { ...line, quantity });
  }
  return wanted;
}

function soldNow(tx: Writer, ids: string[]): Map<string, Product> {
  const { id, name, pricePaise, volumeMl } = products;
  const found = tx
    .select({ id, name, pricePaise, volumeMl })
    .from(products)
    .where(inArray(products.id, ids))
    .all();
  return new Map(found.map((product) => [product.id, product]));
}

/** False: the cart is full. */
function putLine(tx: Writer, cart: Cart, product: Product, packs: number): boolean {
  const quantity = Math.min(packs, mostPacks);
  const line = tx
    .select({ id: cartLines.id, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), eq(cartLines.productId, product.id)))
    .get();
  if (!line && linesHeld(tx, cart) >= mostLines) return false;
  if (!line)
    tx.insert(cartLines)
      .values(newLine(cart, product, quantity))
      .run();
  else if (line.quantity < quantity)
    tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id)).run();
  return true;
}

function changesOf(line: OrderedLine, { name, pricePaise, volumeMl }: Product): Change[] {
  return [
    ...(volumeMl === line.volumeMl
      ? []
      : [{ kind: "pack" as const, name, beforeMl: line.volumeMl, nowMl: volumeMl }]),
    ...(pricePaise === line.unitPricePaise
      ? []
      : [
          {
            kind: "price" as const,
            name,
            beforePaise: line.unitPricePaise,
            nowPaise: pricePaise,
          },
        ]),
    ...(line.quantity > mostPacks ? [{ kind: "capped" as const, name }] : []),
  ];
}

const gone = ({ name }: OrderedLine): Change => ({ kind: "gone", name });
