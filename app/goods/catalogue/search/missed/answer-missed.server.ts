import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import { searchWords } from "~/base/db/schema";
import { forgetMissed } from "./missed-searches.server";
import { phrasesIn } from "../synonyms";
import { searchWordsForm } from "../owners-words/search-words-form";
import { recordSearchWords } from "../owners-words/search-words.server";

/** Adds what was searched for and not found to a group of words, and takes it off the list. `now`: UTC ms. */
export function meansTheSame(
  { id, missed }: { id: string; missed: string },
  actor: Actor,
  now = Date.now(),
): Promise<{ problem?: undefined } | { problem: "no-group" | "full" }> {
  return write((tx) => {
    const before = tx.select().from(searchWords).where(eq(searchWords.id, id)).get();
    if (!before) return { problem: "no-group" };
    const after = { id, words: `${before.words}, ${missed}` };
    if (!searchWordsForm.safeParse(after).success) return { problem: "full" };
    forgetMissed(tx, missed);
    if (phrasesIn(before.words).includes(missed)) return {};
    tx.update(searchWords)
      .set({ words: after.words, updatedAt: now })
      .where(eq(searchWords.id, id))
      .run();
    recordSearchWords(tx, actor, "search-words.update", { before, after });
    return {};
  });
}

/** Takes a search off the list. */
export const dismissMissed = (missed: string): Promise<boolean> =>
  write((tx) => forgetMissed(tx, missed));
