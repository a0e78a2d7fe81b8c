import { bySlugs } from "~/goods/catalogue/browse/by-slugs.server";
import { productsByIds } from "~/goods/catalogue/product-rows.server";
import type { Product } from "~/goods/catalogue/product";
import type { Change, OrderedLine } from "../again";
import { type Item, itemsIn } from "./buy-items";

/** What the text of a link asks for. `unknown`: slugs that no product ever had, and what is no slug. */
type AskedPacks = {
  products: Product[];
  /** At the prices (paise) by slug in `seen`, where there are any. */
  ordered: OrderedLine[];
  gone: Change[];
  unknown: string[];
  isCut: boolean;
};

/** Reads a link; a former slug leads to its product, and two of one product to the sum of their packs. */
export function askedPacks(text: string, seen = new Map<string, number>()): AskedPacks {
  const { items, unclear, isCut } = itemsIn(text);
  const { ids, gone } = bySlugs(items.map(({ slug }) => slug));
  const products = productsByIds([...new Set(items.flatMap(({ slug }) => ids.get(slug) ?? []))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const productOf = ({ slug }: Item) => byId.get(ids.get(slug) ?? "");
  return {
    products,
    ordered: items.flatMap((item): OrderedLine[] => {
      const product = productOf(item);
      if (!product) return [];
      const unitPricePaise = seen.get(product.slug) ?? null;
      return [{ ...product, productId: product.id, quantity: item.quantity, unitPricePaise }];
    }),
    gone: items.flatMap((item): Change[] => {
      const name = productOf(item) ? undefined : gone.get(item.slug);
      return name === undefined ? [] : [{ kind: "gone", name }];
    }),
    unknown: [
      ...unclear,
      ...items.filter((item) => !productOf(item) && !gone.has(item.slug)).map(({ slug }) => slug),
    ],
    isCut,
  };
}
