import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { productSearch } from "~/db/schema";

/** What a keyword asks for, as FTS5 queries; "" where nothing can match. */
export type Question = {
  /** The words as they were typed: side by side, and in any order. */
  phrase: string;
  spelt: string;
  /** What they may be the beginning or a part of. */
  begun: string;
  /** The words with their synonyms; `part`: and with what they are a part of. "" if only sizes were asked for. */
  whole: string;
  part: string;
  /** Names with one of these are another kind of what was asked for. */
  others: string;
  /** Packs of just the sizes that were asked for, then all that may be meant; empty: no size was asked for. */
  sizes: string[];
};

/** Matches that are sorted by sales and size: of more, the newest. */
const mostSorted = 1000;

const inName = "product_name_index";
const anywhere = "product_search_index";
type Index = typeof inName | typeof anywhere;

/** One look into an index. `size`: only packs that match this, too. */
type Step = { index: Index; match: string; size?: string };

/**
 * The first `most` ids, best first: the phrase in the name, then all words in it, then parts of them, then anywhere; packs of just the
 * size before all others. Each step is sorted by packs sold, then by size, then the newest first.
 */
export function idsFor(question: Question, most: number): string[] {
  const ids = new Set<string>();
  for (const { index, match, size } of stepsOf(question)) {
    if (ids.size >= most) break;
    const found = size
      ? sized(db).all({ match, size, most })
      : matching[index](db).all({ match, most });
    for (const { id } of found) ids.add(id);
  }
  return [...ids].slice(0, most);
}

function stepsOf(question: Question): Step[] {
  const { sizes } = question;
  const steps =
    sizes.length > 0 ? sizes.flatMap((size) => sizedSteps(question, size)) : plain(question);
  return steps.filter(({ match }) => match !== "");
}

function sizedSteps(question: Question, size: string): Step[] {
  if (question.part === "") return [{ index: anywhere, match: size }];
  return plain(question).map(({ index, match }) =>
    index === inName || match === ""
      ? { index, match, size }
      : { index, match: joined(match, size) },
  );
}

const named = (match: string): Step => ({ index: inName, match });

function plain({ phrase, spelt, begun, whole, part, others }: Question): Step[] {
  const just = (match: string) => (match && others ? `(${match}) NOT (${others})` : match);
  const both = (match: string) => (others ? [just(match), match] : [match]);
  return [
    ...[...both(phrase), ...both(spelt), just(begun), ...both(whole), just(part)].map(named),
    { index: anywhere, match: whole },
    ...(others ? [named(part)] : []),
    { index: anywhere, match: part },
  ];
}

const joined = (one: string, other: string) =>
  [one, other]
    .filter(Boolean)
    .map((each) => `(${each})`)
    .join(" AND ");

const matching = { [inName]: sorted(inName), [anywhere]: sorted(anywhere) };
const sized = sorted(
  inName,
  sql`rowid in (select rowid from product_search_index
  where product_search_index match ${placeholder("size")} order by rowid desc limit ${sql.raw(String(mostSorted))})`,
);

function sorted(index: Index, condition?: SQL) {
  const table = sql.raw(index);
  return prepared((from) => {
    const found = sql`(select rowid as found from ${table}
      where ${and(sql`${table} match ${placeholder("match")}`, condition)}
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

/** The number of products that match, at most `most`. */
export function countOf({ part, sizes }: Question, most: number): number {
  return counting(db).get({ match: joined(part, sizes.at(-1) ?? ""), most })?.total ?? 0;
}

/** Whether a product's name has these words, side by side. */
export const isInName = (phrase: string): boolean =>
  matching[inName](db).get({ match: `"${phrase}"`, most: 1 }) !== undefined;

const counting = prepared((from) => {
  const found = sql`(select rowid from product_search_index
    where product_search_index match ${placeholder("match")} limit ${placeholder("most")})`;
  return from
    .select({ total: sql<number>`count(*)` })
    .from(found)
    .prepare();
});
