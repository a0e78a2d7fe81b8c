import { eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { catalogueWords, productSearch } from "~/base/db/schema";
import { numbersOf } from "./word-index.server";
import { wordsOf } from "./words";

/** Of more products whose texts have a phrase the newest are asked for their names. */
const mostAsked = 40;

/** Whether a product has these words side by side in its name in Gujarati or Hindi, and not only in a description. */
export function isInOwnName(phrase: string): boolean {
  const numbers = JSON.stringify(numbersOf({ index: "anywhere", match: phrase }, mostAsked));
  return db
    .select({ name: catalogueWords.name })
    .from(productSearch)
    .innerJoin(catalogueWords, eq(catalogueWords.subjectId, productSearch.productId))
    .where(sql`${productSearch.id} in (select value from json_each(${numbers}))`)
    .all()
    .some(({ name }) => ` ${wordsOf(name).join(" ")} `.includes(` ${phrase} `));
}
