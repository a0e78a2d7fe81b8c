import type { Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { productParts } from "~/base/db/schema";
import { asc, sql } from "drizzle-orm";
import type { Part, Recipes } from "./allot";

/** What those of these products are made of that are made of others. */
export function recipesOf(from: Reader, productIds: string[]): Recipes {
  const recipes = new Map<string, Part[]>();
  for (const { madeId, ...part } of partsOf(from).all({ ids: JSON.stringify(productIds) }))
    recipes.set(madeId, [...(recipes.get(madeId) ?? []), part]);
  return recipes;
}

const partsOf = prepared((from) =>
  from
    .select({
      madeId: productParts.productId,
      productId: productParts.partId,
      packs: productParts.packs,
    })
    .from(productParts)
    .where(sql`${productParts.productId} in (select value from json_each(${placeholder("ids")}))`)
    .orderBy(asc(productParts.productId), asc(productParts.position), asc(productParts.partId))
    .prepare(),
);

/** These products and all that are made of them. */
export function withMadeOf(from: Reader, productIds: string[]): string[] {
  const made = madeOf(from).all({ ids: JSON.stringify(productIds) });
  return [...new Set([...productIds, ...made.map(({ id }) => id)])];
}

const madeOf = prepared((from) =>
  from
    .selectDistinct({ id: productParts.productId })
    .from(productParts)
    .where(sql`${productParts.partId} in (select value from json_each(${placeholder("ids")}))`)
    .prepare(),
);
