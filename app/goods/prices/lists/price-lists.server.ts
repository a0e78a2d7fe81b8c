import { asc, eq, sql } from "drizzle-orm";
import { adminProducts } from "~/goods/catalogue/admin/admin-list.server";
import { productToday } from "~/goods/catalogue/products.server";
import { db, type Reader } from "~/base/db/connection.server";
import { versionOf } from "~/base/lib/form/version.server";
import { priceLists } from "~/base/db/schema";
import { stepsInLine } from "../steps/check-steps";
import { storedSteps } from "../steps/set-steps.server";
import type { PriceList } from "../unit-price.server";
import { everybody } from "./list-paths";

/** All price lists by name, with the number of packs they price and of customers who have them. */
export function allPriceLists() {
  return db
    .select({
      id: priceLists.id,
      name: priceLists.name,
      packs: sql<number>`(select count(distinct product_id) from price_steps where list_id = price_lists.id)`,
      customers: sql<number>`(select count(*) from trade_accounts where price_list_id = price_lists.id)`,
    })
    .from(priceLists)
    .orderBy(asc(sql`${priceLists.name} collate nocase`))
    .all();
}

export type ListedPriceList = ReturnType<typeof allPriceLists>[number];

/** The list that an address names: `list` null is everybody's prices by quantity; undefined: there is no such list. */
export function priceListAt(
  key: string,
  from: Reader = db,
): { list: PriceList | null } | undefined {
  if (key === everybody) return { list: null };
  const list = from
    .select({ id: priceLists.id, name: priceLists.name })
    .from(priceLists)
    .where(eq(priceLists.id, key))
    .get();
  return list && { list };
}

/** A page of all packs by name, each with its own price and those of the list; `keyword`: in name or description. */
export function pricedPacks(list: PriceList | null, keyword: string, page: number) {
  const found = adminProducts({ q: keyword, category: "", sale: "", sort: "name", page });
  const ids = found.products.map(({ id }) => id);
  const steps = storedSteps(db, list, ids);
  const packs = found.products.map(({ id, slug, name, pricePaise }) => ({
    id,
    slug,
    name,
    pricePaise,
    steps: steps.get(id) ?? [],
  }));
  return { packs, page: found.page, pages: found.pages, total: found.total };
}

/** One pack (by slug) with its prices on a list; null: there is none. */
export function packToPrice(list: PriceList | null, slug: string) {
  const product = productToday(slug);
  if (!product) return null;
  const { id, name, pricePaise, mrpPaise } = product;
  const steps = storedSteps(db, list, [id]).get(id) ?? [];
  const version = versionOf(stepsInLine(steps));
  return { id, slug: product.slug, name, pricePaise, mrpPaise, steps, version };
}
