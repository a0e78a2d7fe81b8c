import { itemList, type Thing } from "~/base/lib/json-ld";
import type { CardProduct } from "../product";

/** A list page as schema.org data; the details are on each product's page. */
export function productList(
  address: string,
  name: string,
  products: Pick<CardProduct, "name" | "slug">[],
): Thing {
  const entries = products.map((product) => ({
    name: product.name,
    path: `/product/${product.slug}`,
  }));
  return itemList(address, name, entries);
}
