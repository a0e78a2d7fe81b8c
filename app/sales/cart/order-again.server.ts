import { and, inArray } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { mostPacks } from "~/base/db/packs";
import { isVisible, products } from "~/base/db/schema";
import { declaredSize, type PackSize } from "~/base/lib/pack-size";
import { unitPrices } from "~/goods/prices/unit-price.server";
import { packsLeft } from "~/goods/stock/available.server";
import type { Change, OrderedLine } from "./again";
import { cartFor, type Visitor } from "./cart.server";
import { openCart } from "./changes.server";
import { putLines } from "./put-lines.server";
import { translated } from "~/goods/catalogue/translated.server";

type Product = Pick<typeof products.$inferSelect, "id" | "name" | "pricePaise"> & PackSize;

/**
 * Puts the packs of an order into the visitor's cart, at today's price. A product that is there already gets the larger number
 * of packs, so that pressing twice is as good as once; of one that runs short it gets what is left. Returns how many products are in the cart now, what is different, and
 * the cart's id.
 */
export function orderAgain(
  visitor: Visitor,
  ordered: OrderedLine[],
): Promise<{ added: number; changes: Change[]; cartId: string | null }> {
  return write((tx) => {
    const wanted = byProduct(ordered);
    const sold = soldNow(tx, [...wanted.keys()]);
    const known = cartFor(visitor, tx);
    const left = packsLeft(tx, [...sold.keys()], { cartId: known?.id ?? null, now: Date.now() });
    const packs = [...wanted.values()].flatMap(({ productId, quantity }) => {
      const product = sold.get(productId);
      const most = Math.min(quantity, mostPacks, left.get(productId)?.packs ?? mostPacks);
      return product && most > 0 ? [{ product, quantity: most }] : [];
    });
    const cart = packs.length > 0 ? openCart(tx, visitor) : null;
    const prices = new Map(
      unitPrices(tx, visitor.userId, packs).map(({ paise }, at) => [packs[at]?.product.id, paise]),
    );
    const put = cart ? putLines(tx, cart, packs) : [];
    const full = new Set(
      packs.flatMap(({ product }, at) => (put[at]?.result === "full" ? [product.id] : [])),
    );
    const names = new Map(translated([...sold.values()]).map(({ id, name }) => [id, name]));
    const changes = [...wanted.values()].flatMap((line): Change[] => {
      const product = sold.get(line.productId);
      const name = names.get(line.productId) ?? line.name;
      if (!product) return [{ kind: "gone", name }];
      if (full.has(product.id)) return [{ kind: "cart-full", name }];
      return changesOf(line, product, {
        name,
        left: left.get(product.id)?.packs,
        nowPaise: prices.get(product.id) ?? product.pricePaise,
      });
    });
    return { added: packs.length - full.size, changes, cartId: cart?.id ?? null };
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
    ...(line.quantity > mostPacks && !isShort ? [{ kind: "capped" as const, name }] : []),
  ];
}
