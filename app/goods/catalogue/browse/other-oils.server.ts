import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isVisible, products } from "~/base/db/schema";
import type { Product, WholeProduct } from "../product";
import { productsByIds } from "../product-rows.server";

const most = 4;
/** Of so many of the newest the nearest in size are chosen. */
const lookedAt = 60;

/**
 * At most four products of other oils than this one, whose own sizes stand above them: first of the same category, then nearest in
 * size, and of as many oils as there are.
 */
export function otherOils(product: WholeProduct): Product[] {
  const near = newestOthers(product, eq(products.categoryId, product.category.id));
  // In a shop with one category SQLite would pass all of its products to find none of another.
  const isEnough = new Set(near.map(oilOf)).size >= most;
  const far = isEnough ? [] : newestOthers(product, ne(products.categoryId, product.category.id));
  /** Goods by number are as far from litres as anything, and no farther from each other. */
  const ratio = ({ volumeMl }: { volumeMl: number | null }) =>
    volumeMl === null || product.volumeMl === null
      ? Number.MAX_VALUE
      : Math.abs(Math.log(volumeMl / product.volumeMl));
  const isNear = new Set(near.map(({ id }) => id));
  const byFit = [...near, ...far].toSorted(
    (one, other) =>
      Number(isNear.has(other.id)) - Number(isNear.has(one.id)) || ratio(one) - ratio(other),
  );
  const oils = new Set<string>();
  const firsts = byFit.filter((one) => !oils.has(oilOf(one)) && oils.add(oilOf(one)));
  const rest = byFit.filter((one) => !firsts.includes(one));
  return productsByIds([...firsts, ...rest].slice(0, most).map(({ id }) => id));
}

const oilOf = ({ id, family }: { id: string; family: string | null }) =>
  family?.toLowerCase() ?? id;

function newestOthers({ id, family }: WholeProduct, where: SQL) {
  const isOther =
    family === null
      ? undefined
      : sql`(${products.family} is null or ${products.family} <> ${family} collate nocase)`;
  return db
    .select({ id: products.id, family: products.family, volumeMl: products.volumeMl })
    .from(products)
    .where(and(where, ne(products.id, id), isOther, isVisible))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(lookedAt)
    .all();
}
