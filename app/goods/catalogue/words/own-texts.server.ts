import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { textWords } from "~/base/db/schema";
import { language } from "~/base/words/language";

/** Words by the English text. */
export type OwnTexts = Record<string, string>;

/**
 * Short texts of the owner (names of oils, facts on packs, areas of delivery) in the language of the page. One that is missing in the answer has no
 * words, and is shown in English.
 */
export function ownTexts(texts: (string | null)[]): OwnTexts {
  const now = language();
  const asked = texts.filter((text) => text !== null);
  if (now === "en" || asked.length === 0) return {};
  const rows = db
    .select({ text: textWords.text, words: textWords.words })
    .from(textWords)
    .where(and(inArray(textWords.text, asked), eq(textWords.language, now)))
    .all();
  return Object.fromEntries(rows.map(({ text, words }) => [text, words]));
}
