import { eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { catalogueWords, productSearch } from "~/base/db/schema";
import { lastIn } from "./bits";
import { idsWith } from "./ids-with.server";
import { wordsOf } from "../words";

/** Of more products whose texts have a phrase the newest are asked for their names. */
const mostAsked = 40;

/** Whether a product has these words side by side in its name in Gujarati or Hindi, and not only in a description. */
export function isInOwnName(phrase: string): boolean {
  const numbers = lastIn(idsWith("anywhere", phrase), mostAsked);
  if (numbers.length === 0) return false;
  return ownNames(db)
    .all({ numbers: JSON.stringify(numbers) })
    .some(({ name }) => ` ${wordsOf(name).join(" ")} `.includes(` ${phrase} `));
}

const ownNames = prepared((from) =>
  from
    .select({ name: catalogueWords.name })
    .from(productSearch)
    .innerJoin(catalogueWords, eq(catalogueWords.subjectId, productSearch.productId))
    .where(inArray(productSearch.id, listed("numbers")))
    .prepare(),
);
