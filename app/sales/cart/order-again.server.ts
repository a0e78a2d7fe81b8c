import { and, inArray } from "drizzle-orm";
import { type Reader, write } from "~/base/db/connection.server";
import { mostPacks } from "~/base/db/packs";
import { isVisible, products } from "~/base/db/schema";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { packsLeft } from "~/goods/stock/available.server";
import type { Change, OrderedLine } from "./again";
import { cartFor, type Visitor } from "./cart.server";
import { openCart } from "./changes.server";
import { type Put, putLines } from "./put-lines.server";
import { translated } from "~/goods/catalogue/translated.server";

type Product = Pick<typeof products.$inferSelect, "id" | "name" | "pricePaise"> & PackSize;

/**
 * Puts the packs of an order, or of a link, into the visitor's cart, at today's price. A product that is there already gets the larger
 * number of packs, so that pressing twice is as good as once; of one that runs short it gets what is left. Returns how many products are
 * in the cart now, the ids of those that were not there before, what is different, and the cart's id.
 */
export function orderAgain(
  visitor: Visitor,
  ordered: OrderedLine[],
): Promise<{ added: number; fresh: string[]; changes: Change[]; cartId: string | null }> {
  return write((tx) => {
    const { packs, changes } = packsAgain(tx, visitor, ordered);
    const cart = packs.length > 0 ? openCart(tx, visitor) : null;
    const put = cart ? putLines(tx, cart, packs) : [];
    const those = (result: Put["result"]) =>
      packs.flatMap(({ product }, at) => (put[at]?.result === result ? [product.id] : []));
    const full = new Set(those("full"));
    return {
      added: packs.length - full.size,
      fresh: those("added"),
      changes: changes.flatMap(({ productId, name, changes: own }): Change[] =>
        full.has(productId) ? [{ kind: "cart-full", name }] : own,
      ),
      cartId: cart?.id ?? null,
    };
  });
}

/**
 * The packs of an order that this visitor can have now, what one of them costs (paise), and what is different from the order, product by
 * product.
 */
export function packsAgain(from: Reader, visitor: Visitor, ordered: OrderedLine[]) {
  const wanted = byProduct(ordered);
  const sold = soldNow(from, [...wanted.keys()]);
  const known = cartFor(visitor, from);
  const left = packsLeft(from, [...sold.keys()], { cartId: known?.id ?? null, now: Date.now() });
  const packs = [...wanted.values()].flatMap(({ productId, quantity }) => {
    const product = sold.get(productId);
    const most = Math.min(quantity, mostPacks, left.get(productId)?.packs ?? mostPacks);
    return product && most > 0 ? [{ product, quantity: most }] : [];
  });
  const prices = new Map(
    unitPrices(from, visitor.userId, packs).map(({ paise }, at) => [packs[at]?.product.id, paise]),
  );
  const names = new Map(translated([...sold.values()]).map(({ id, name }) => [id, name]));
  const changes = [...wanted.values()].map((line) => {
    const { productId } = line;
    const product = sold.get(productId);
    const name = names.get(productId) ?? line.name;
    const nowPaise = prices.get(productId) ?? product?.pricePaise ?? 0;
    const own: Change[] = product
      ? changesOf(line, product, { name, left: left.get(productId)?.packs, nowPaise })
      : [{ kind: "gone", name }];
    return { productId, name, changes: own };
  });
  const unitPaiseOf = ({ id, pricePaise }: Product) => prices.get(id) ?? pricePaise;
  return {
    packs: packs.map((pack) => ({ ...pack, unitPaise: unitPaiseOf(pack.product) })),
    changes,
  };
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

function soldNow(from: Reader, ids: string[]): Map<string, Product> {
  const { id, name, pricePaise, volumeMl, measure, pieces, netWeightG, containers } = products;
  const found = from
    .select({ id, name, pricePaise, volumeMl, measure, pieces, netWeightG, containers })
    .from(products)
    .where(and(inArray(products.id, ids), isVisible))
    .all();
  return new Map(found.map((product) => [product.id, product]));
}

/**
 * `left`: packs that this visitor could have; undefined: enough. `nowPaise`: what a pack costs today, as many of them as are put into
 * the cart.
 */
function changesOf(
  line: OrderedLine,
  product: Product,
  { name, left, nowPaise }: { name: string; left: number | undefined; nowPaise: number },
): Change[] {
  if (left === 0) return [{ kind: "sold-out", name }];
  const isShort = left !== undefined && left < Math.min(line.quantity, mostPacks);
  const [before, now] = [declaredSize(line), declaredSize(product)];
  return [
    ...(isShort ? [{ kind: "fewer" as const, name, packs: left }] : []),
    ...(before === now ? [] : [{ kind: "pack" as const, name, before, now }]),
    ...(line.unitPricePaise === null || nowPaise === line.unitPricePaise
      ? []
      : [
          {
            kind: "price" as const,
            name,
            beforePaise: line.unitPricePaise,
            nowPaise,
          },
        ]),
    ...(line.quantity > mostPacks && !isShort ? [{ kind: "capped" as const, name }] : []),
  ];
}
