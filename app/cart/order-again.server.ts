import { and, inArray } from "drizzle-orm";
import { write, type Writer } from "~/db/connection.server";
import { mostPacks } from "~/db/packs";
import { isVisible, products } from "~/db/schema";
import { declaredSize, type PackSize } from "~/lib/pack-size";
import { unitPrices } from "~/prices/unit-price.server";
import type { Change, OrderedLine } from "./again";
import type { Visitor } from "./cart.server";
import { openCart } from "./changes.server";
import { putLines } from "./put-lines.server";

type Product = Pick<typeof products.$inferSelect, "id" | "name" | "pricePaise"> & PackSize;

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
    const packs = [...wanted.values()].flatMap(({ productId, quantity }) => {
      const product = sold.get(productId);
      return product ? [{ product, quantity: Math.min(quantity, mostPacks) }] : [];
    });
    const prices = new Map(
      unitPrices(tx, cart.userId, packs).map(({ paise }, at) => [packs[at]?.product.id, paise]),
    );
    const put = putLines(tx, cart, packs);
    const left = new Set(
      packs.flatMap(({ product }, at) => (put[at]?.result === "full" ? [product.id] : [])),
    );
    const changes = [...wanted.values()].flatMap((line) => {
      const product = sold.get(line.productId);
      if (!product) return [gone(line)];
      return left.has(product.id)
        ? [{ kind: "cart-full" as const, name: product.name }]
        : changesOf(line, product, prices.get(product.id) ?? product.pricePaise);
    });
    return { added: packs.length - left.size, changes, cartId: cart.id };
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
  const { id, name, pricePaise, volumeMl, measure, netWeightG, containers } = products;
  const found = tx
    .select({ id, name, pricePaise, volumeMl, measure, netWeightG, containers })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
    .all();
  return new Map(found.map((product) => [product.id, product]));
}

/** `nowPaise`: what a pack costs today, as many of them as are put into the cart. */
function changesOf(line: OrderedLine, product: Product, nowPaise: number): Change[] {
  const { name } = product;
  const [before, now] = [declaredSize(line), declaredSize(product)];
  return [
    ...(before === now ? [] : [{ kind: "pack" as const, name, before, now }]),
    ...(nowPaise === line.unitPricePaise
      ? []
      : [
          {
            kind: "price" as const,
            name,
            beforePaise: line.unitPricePaise,
            nowPaise,
          },
        ]),
    ...(line.quantity > mostPacks ? [{ kind: "capped" as const, name }] : []),
  ];
}

const gone = ({ name }: OrderedLine): Change => ({ kind: "gone", name });
