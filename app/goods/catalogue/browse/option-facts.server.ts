import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { isVisible, products, productSearch } from "~/base/db/schema";
import { countAll } from "../product-counts.server";
import { oilsAmong } from "./oils.server";
import { mostCounted } from "./refined.server";

/** What the choices of the filters ask of a product. */
export type OptionFacts = {
  categoryId: string;
  family: string | null;
  packKind: string | null;
  /** Null: goods by number. */
  volumeMl: number | null;
  pricePaise: number;
  isSoldOut: boolean;
};

/**
 * The products that a list holds before anything is chosen, and the oils to choose from, by name: only a category's. `facts` null: too
 * many to count.
 */
export type Offered = { facts: OptionFacts[] | null; oils: string[] };

const columns = {
  categoryId: products.categoryId,
  family: products.family,
  packKind: products.packKind,
  volumeMl: products.volumeMl,
  pricePaise: products.pricePaise,
  isSoldOut: sql<boolean>`${products.isSoldOut}`.mapWith(Boolean),
};

const factsOfAll = (from: Reader) =>
  from
    .select(columns)
    .from(products)
    .where(isVisible)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(mostCounted)
    .all();

/** Of the whole shop. Read once until something changes: 2,000 took 4 ms for each page. */
export const offeredByStore = keptWithOpenPages((from): Offered => {
  const facts = countAll() > mostCounted ? null : factsOfAll(from);
  return { facts, oils: [] };
});

/** Of a category (id). */
export function offeredIn(categoryId: string): Offered {
  const own = offeredByStore().facts?.filter((row) => row.categoryId === categoryId);
  if (!own) return { facts: null, oils: [] };
  return { facts: own, oils: oilsAmong(own) };
}

/** What a search found more of is not counted. */
const mostOffered = 1000;

/** Of a search: the numbers of what it found; null: nobody knows them. */
export function offeredAmong(numbers: number[] | null): Offered {
  if (!numbers || numbers.length > mostOffered) return { facts: null, oils: [] };
  return { facts: factsOf(db).all({ numbers: JSON.stringify(numbers) }), oils: [] };
}

const factsOf = prepared((from: Reader) =>
  from
    .select(columns)
    .from(sql`json_each(${placeholder("numbers")})`)
    .crossJoin(productSearch)
    .crossJoin(products)
    .where(
      and(eq(productSearch.id, sql`value`), eq(products.id, productSearch.productId), isVisible),
    )
    .prepare(),
);
