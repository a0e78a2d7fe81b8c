import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { catalogueWords, products } from "~/base/db/schema";
import { isOvertaken, versionOf } from "~/base/lib/form/version.server";
import { hearNewWords } from "../search/spelling/heard-words.server";
import { ownText } from "../search-text";

export type OtherLanguage = "gu" | "hi";

/** A name and a description; null: the English one is shown. */
export type OwnWords = { name: string | null; description: string | null };

const none: OwnWords = { name: null, description: null };

/** What these products or categories are called in Gujarati and Hindi, by id. */
export function wordsOf(
  ids: string[],
  from: Reader = db,
): Map<string, Record<OtherLanguage, OwnWords>> {
  const rows = wordsIn(from).all({ ids: JSON.stringify(ids) });
  return new Map(
    ids.map((id) => {
      const inLanguage = (language: OtherLanguage) =>
        rows.find((row) => row.subjectId === id && row.language === language) ?? none;
      return [id, { gu: inLanguage("gu"), hi: inLanguage("hi") }];
    }),
  );
}

/** What is found of a product's names and descriptions in Gujarati and Hindi. */
export function ownTextOf(productId: string, from: Reader = db): string {
  const words = wordsOf([productId], from).get(productId);
  return ownText(words ? [words.gu, words.hi] : []);
}

const wordsIn = prepared((from) =>
  from
    .select()
    .from(catalogueWords)
    .where(inArray(catalogueWords.subjectId, listed("ids")))
    .prepare(),
);

type Words = Record<OtherLanguage, OwnWords>;

/** The version of what a form of such words edits, each in its place. */
export const wordsVersion = (words: Words[]): string => versionOf(words.map(flat));

/**
 * Stores what one product is called, read at this `version`, if there is one; a name of null takes the words of that language away. Returns
 * what somebody else has changed the words to; null: nobody has.
 */
export async function saveWords(
  subject: { id: string; name: string },
  { version, ...words }: Words & { version?: string },
  actor: Actor,
): Promise<Words | null> {
  const meanwhile = await saveAllWords([{ subject, words }], actor, version);
  return meanwhile?.[0] ?? null;
}

/** `saveWords` for several at once, all or none. */
export function saveAllWords(
  all: { subject: { id: string; name: string }; words: Words }[],
  actor: Actor,
  version?: string,
  now = Date.now(),
): Promise<Words[] | null> {
  return write((tx) => {
    const ids = all.map(({ subject }) => subject.id);
    const known = wordsOf(ids, tx);
    const stored = ids.map((id) => known.get(id) ?? { gu: none, hi: none });
    const wanted = all.map(({ words }) => flat(words));
    if (version !== undefined && isOvertaken(stored.map(flat), version, wanted)) return stored;
    for (const { subject, words } of all) {
      const before = flat(known.get(subject.id) ?? { gu: none, hi: none });
      const after = flat(words);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      for (const language of ["gu", "hi"] as const)
        put(tx, subject.id, language, words[language], now);
      tx.update(products)
        .set({ ownText: ownText([words.gu, words.hi]) })
        .where(eq(products.id, subject.id))
        .run();
      recordChange(tx, { actor, action: "catalogue-words.update", subject, before, after });
    }
    hearNewWords(tx);
    return null;
  });
}

function put(
  tx: Writer,
  subjectId: string,
  language: OtherLanguage,
  { name, description }: OwnWords,
  now: number,
): void {
  const isIt = and(eq(catalogueWords.subjectId, subjectId), eq(catalogueWords.language, language));
  if (name === null) return void tx.delete(catalogueWords).where(isIt).run();
  const row = { name, description, updatedAt: now };
  tx.insert(catalogueWords)
    .values({ subjectId, language, ...row })
    .onConflictDoUpdate({
      target: [catalogueWords.subjectId, catalogueWords.language],
      set: row,
    })
    .run();
}

const flat = ({ gu, hi }: Record<OtherLanguage, OwnWords>) => ({
  "Name in Gujarati": gu.name,
  "Description in Gujarati": gu.description,
  "Name in Hindi": hi.name,
  "Description in Hindi": hi.description,
});

const pageSize = 50;

/** Products in the order of their ids after this one, with the names they have; `next`: where the next page begins. */
export function productsWithWords(after: string) {
  const rows = db
    .select({ id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(pageSize + 1)
    .all();
  const page = rows.slice(0, pageSize);
  const words = wordsOf(page.map(({ id }) => id));
  return {
    products: page.map((row) => ({
      ...row,
      gu: words.get(row.id)?.gu.name ?? null,
      hi: words.get(row.id)?.hi.name ?? null,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
