import { asc, eq } from "drizzle-orm";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write, type Writer } from "~/base/db/connection.server";
import { keptWithOpenPages } from "~/base/db/open-pages.server";
import { searchWords } from "~/base/db/schema";
import { isOvertaken } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { phrasesIn, type Synonyms, synonymsOf } from "../synonyms";

/** A group of synonyms as the operator typed it, separated by commas. */
type SearchWords = { id: string; words: string };

/** Maximum number of groups: every search goes through all of them. */
export const mostGroups = 200;

/** All groups, oldest first. */
export function allSearchWords(): SearchWords[] {
  return db
    .select({ id: searchWords.id, words: searchWords.words })
    .from(searchWords)
    .orderBy(asc(searchWords.createdAt), asc(searchWords.id))
    .limit(mostGroups)
    .all();
}

/** All groups, parsed. */
export const synonyms: () => Synonyms = keptWithOpenPages(() =>
  synonymsOf(allSearchWords().map(({ words }) => words)),
);

/** Adds a group. `too-many`: there are `mostGroups` already; `known`: one of them has all these words. `id`: of its form. */
export function addSearchWords(
  words: string,
  actor: Actor,
  id = newId(),
): Promise<{ problem?: "too-many" | "known" }> {
  return write((tx) => {
    if (tx.select().from(searchWords).where(eq(searchWords.id, id)).get()) return {};
    const groups = tx.select({ words: searchWords.words }).from(searchWords).all();
    const phrases = phrasesIn(words);
    const hasAll = (known: string[]) => phrases.every((phrase) => known.includes(phrase));
    if (groups.some((group) => hasAll(phrasesIn(group.words)))) return { problem: "known" };
    if (groups.length >= mostGroups) return { problem: "too-many" };
    const now = Date.now();
    const group = { id, words };
    tx.insert(searchWords)
      .values({ ...group, createdAt: now, updatedAt: now })
      .run();
    recordSearchWords(tx, actor, "search-words.create", { after: group });
    return {};
  });
}

/** Changes a group that was read at this `version`. `gone`: it no longer exists; `meanwhile`: the words that somebody else has given it. */
export function changeSearchWords(
  { id, words }: SearchWords,
  version: string,
  actor: Actor,
): Promise<{ gone?: true; meanwhile?: string }> {
  return write((tx) => {
    const before = tx.select().from(searchWords).where(eq(searchWords.id, id)).get();
    if (!before) return { gone: true };
    if (isOvertaken(before.words, version, words)) return { meanwhile: before.words };
    tx.update(searchWords)
      .set({ words, updatedAt: Date.now() })
      .where(eq(searchWords.id, id))
      .run();
    recordSearchWords(tx, actor, "search-words.update", { before, after: { id, words } });
    return {};
  });
}

/** Deletes a group; false if it no longer exists. */
export function deleteSearchWords(id: string, actor: Actor): Promise<boolean> {
  return write((tx) => {
    const [before] = tx.delete(searchWords).where(eq(searchWords.id, id)).returning().all();
    if (before) recordSearchWords(tx, actor, "search-words.delete", { before });
    return before !== undefined;
  });
}

/** Records a change in the audit log. */
export function recordSearchWords(
  tx: Writer,
  actor: Actor,
  action: `search-words.${"create" | "update" | "delete"}`,
  { before, after }: { before?: SearchWords; after?: SearchWords },
): void {
  const subject = after ?? before;
  if (!subject) return;
  const [name = subject.words] = subject.words.split(",");
  recordChange(tx, {
    actor,
    action,
    subject: { id: subject.id, name },
    before: before && { words: before.words },
    after: after && { words: after.words },
  });
}
