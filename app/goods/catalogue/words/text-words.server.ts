import { and, desc, eq, inArray } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, type Reader, write } from "~/base/db/connection.server";
import { deliveryZones, isVisible, products, textWords } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import type { OtherLanguage } from "./words.server";

/** A short text of the owner with its words; null: shoppers see the English. */
export type TextWords = { text: string } & Record<OtherLanguage, string | null>;

/** Of so many of the newest products the texts are found. */
const lookedAt = 2000;

/** The names of oils, the facts on packs that products have now but who made them, and the areas of delivery: each once, sorted. */
export function textsInUse(from: Reader = db): string[] {
  const facts = from
    .select({
      family: products.family,
      genericName: products.genericName,
      ingredients: products.ingredients,
      allergens: products.allergens,
      bestBefore: products.bestBefore,
      storage: products.storage,
      countryOfOrigin: products.countryOfOrigin,
    })
    .from(products)
    .where(isVisible)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(lookedAt)
    .all();
  const areas = from.select({ name: deliveryZones.name }).from(deliveryZones).all();
  const texts = [...facts, ...areas].flatMap((row) =>
    Object.values(row).filter((text) => text !== null),
  );
  return [...new Set(texts)].sort((one, other) => one.localeCompare(other, "en"));
}

/** These texts with the words they have. */
export function wordsOfTexts(texts: string[], from: Reader = db): TextWords[] {
  const rows = from.select().from(textWords).where(inArray(textWords.text, texts)).all();
  const words = new Map(rows.map((row) => [`${row.language} ${row.text}`, row.words]));
  return texts.map((text) => ({
    text,
    gu: words.get(`gu ${text}`) ?? null,
    hi: words.get(`hi ${text}`) ?? null,
  }));
}

/**
 * Stores the words of these texts, read at this `version` (`versionOf` them), if there is one; null takes them away. What stays the same is
 * not written down as a change. Returns what somebody else has changed them to; null: nobody has.
 */
export function saveTextWords(
  changed: TextWords[],
  actor: Actor,
  version?: string,
  now = Date.now(),
): Promise<TextWords[] | null> {
  return write((tx) => {
    const stored = wordsOfTexts(
      changed.map(({ text }) => text),
      tx,
    );
    if (version !== undefined && isOvertaken(stored, version, changed)) return stored;
    const known = new Map(stored.map((row) => [row.text, row]));
    for (const { text, ...words } of changed) {
      const before = known.get(text);
      for (const language of ["gu", "hi"] as const) {
        const own = words[language];
        if (own === (before?.[language] ?? null)) continue;
        const isIt = and(eq(textWords.text, text), eq(textWords.language, language));
        tx.delete(textWords).where(isIt).run();
        if (own !== null)
          tx.insert(textWords).values({ text, language, words: own, updatedAt: now }).run();
      }
      const [was, is] = [flat(before), flat(words)];
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      const subject = { id: text.slice(0, 100), name: text.slice(0, 100) };
      recordChange(tx, {
        actor,
        action: "catalogue-words.update",
        subject,
        before: was,
        after: is,
      });
    }
    return null;
  });
}

const flat = (row: Record<OtherLanguage, string | null> | undefined) => ({
  Gujarati: row?.gu ?? null,
  Hindi: row?.hi ?? null,
});
