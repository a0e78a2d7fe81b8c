import { eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { listed, prepared } from "~/db/prepared.server";
import { catalogueWords, productSearch } from "~/db/schema";
import { lastIn } from "./bits";
import { having } from "./having.server";
import { wordsOf } from "../words";

/** Of more products whose texts have a phrase the newest are asked for their names. */
const mostAsked = 40;

/** Whether a product has these words side by side in its name in Gujarati or Hindi, and not only in a description. */
export function isInOwnName(phrase: string): boolean {
  const numbers = lastIn(having("anywhere", phrase), mostAsked);
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
