import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db } from "~/db/connection.server";
import { listed, placeholder, prepared } from "~/db/prepared.server";
import { productSearch, products } from "~/db/schema";
import { type Expression, ftsOf, matcherOf } from "./expression";
import { likelyOfSize, mostCompared, mostSorted } from "./numbers.server";
import { type ProductText, textOf } from "./product-text";
import { type Question, type Step, stepsOf } from "./steps";

/**
 * The first `most` ids, best first: the phrase in the name, then all words in it, then parts of them, then anywhere; packs of just the
 * size before all others. Each step is sorted by packs sold, then by size, then the newest first. `found`: the numbers of what matches;
 * fewer than `mostCompared` are all. Of more of a size, the likeliest are compared.
 */
export function idsFor(question: Question, most: number, found: number[]): string[] {
  const steps = stepsOf(question);
  const { isCheap = false } = question;
  if (found.length < mostCompared) return sortedHere(steps, found, most, isCheap);
  if (question.sizes.length > 0) {
    const likely = likelyOfSize(question);
    const enough = likely.length < most ? [...new Set([...likely, ...found])] : likely;
    return sortedHere(steps, enough, most);
  }
  const ids = new Set<string>();
  for (const step of steps) {
    if (ids.size >= most) break;
    for (const id of idsIn(step, most)) ids.add(id);
  }
  return [...ids].slice(0, most);
}

/** Reads these products, sorted as a step is, and puts them in the order of the steps. Descriptions only if names do not do. */
function sortedHere(steps: Step[], found: number[], most: number, isCheap = false): string[] {
  const placeOf = placesIn(steps);
  const places = (isCheap ? cheapestFirst : theseProducts)(db)
    .all({ ids: JSON.stringify(found) })
    .map((row) => ({ row, id: row.id, place: placeOf(textOf(row)) }));
  const others = places.filter(({ place }) => steps[place]?.index !== "name");
  if (places.length - others.length < most) {
    const whole = descriptionsOf(others);
    for (const each of others)
      each.place = placeOf(textOf({ ...each.row, details: whole.get(each.id) ?? "" }));
  }
  return places
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Description, ingredients and family of these products, folded. */
function descriptionsOf(rows: { id: string }[]): Map<string, string> {
  const found = described(db).all({ ids: JSON.stringify(rows.map((row) => row.id)) });
  return new Map(
    found.map((row) => [
      row.id,
      `${row.text} ${row.ingredients ?? ""} ${row.family ?? ""}`.toLowerCase(),
    ]),
  );
}

const described = prepared((from) =>
  from
    .select({
      id,
      text: sql<string>`substr(search_text, instr(search_text, char(10)) + 1)`,
      ingredients: products.ingredients,
      family: products.family,
    })
    .from(products)
    .where(inArray(id, listed("ids")))
    .prepare(),
);

/** Tells the number of the first step that a product meets. What none meets here matches in a way that the index alone knows. */
function placesIn(steps: Step[]): (text: ProductText) => number {
  const met = steps.map(({ index, match, size }) => {
    const [isMatch, isSize] = [matcherOf(match), size ? matcherOf(size) : null];
    return ({ name, all }: ProductText) =>
      isMatch(index === "name" ? name : all) && (!isSize || isSize(all));
  });
  return (text) => {
    const place = met.findIndex((each) => each(text));
    return place === -1 ? steps.length : place;
  };
}

const { id, volumeMl, measure, netWeightG, containers } = products;
const name = sql<string>`substr(search_text, 1, instr(search_text, char(10)) - 1)`;

const theseProducts = inOrder(desc(productSearch.sold), productSearch.size);
const cheapestFirst = inOrder(asc(products.pricePaise));

function inOrder(...first: (SQL | SQLiteColumn)[]) {
  return prepared((from) =>
    from
      .select({ id, name, volumeMl, measure, netWeightG, containers })
      .from(productSearch)
      .innerJoin(products, eq(products.id, productSearch.productId))
      .where(inArray(productSearch.id, listed("ids")))
      .orderBy(...first, desc(productSearch.id))
      .prepare(),
  );
}

function idsIn({ index, match }: Step, most: number): string[] {
  return matching[index](db)
    .all({ match: ftsOf(match), most })
    .map(({ id }) => id);
}

const tables = { name: "product_name_index", anywhere: "product_search_index" };
const matching = { name: sorted("name"), anywhere: sorted("anywhere") };

function sorted(index: Step["index"]) {
  const table = sql.raw(tables[index]);
  return prepared((from) => {
    const found = sql`(select rowid as found from ${table}
      where ${table} match ${placeholder("match")}
      order by rowid desc limit ${sql.raw(String(mostSorted))})`;
    return from
      .select({ id: productSearch.productId })
      .from(found)
      .innerJoin(productSearch, eq(productSearch.id, sql`found`))
      .orderBy(desc(productSearch.sold), productSearch.size, desc(productSearch.id))
      .limit(sql.placeholder("most"))
      .prepare();
  });
}

/** Whether a product's name has these words, side by side. */
export const isInName = (phrase: Expression): boolean =>
  matching.name(db).get({ match: ftsOf(phrase), most: 1 }) !== undefined;
