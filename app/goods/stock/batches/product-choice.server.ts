import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import type { adminListQuery } from "~/goods/catalogue/admin/admin-list-query";
import { sizeIn } from "~/base/lib/pack-size";

/** What `ProductChoice` shows: a page of the products that are asked for, by name. */
export function productChoice(asked: ReturnType<typeof adminListQuery>) {
  const { products, page, pages } = adminProducts({ ...asked, sort: "name" });
  return {
    products: products.map(({ id, name, slug, ...product }) => ({
      id,
      name,
      slug,
      ...sizeIn(product),
    })),
    page,
    pages,
    q: asked.q,
  };
}
