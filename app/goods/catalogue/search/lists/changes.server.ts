import { asc, gt, max } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { onceATurn } from "~/base/db/once-a-turn";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { changedWords } from "~/base/db/schema";

/** A product (its number) gained or lost words. */
export type Change = { id: number; number: number };

/** The id of the last change by any process; a price changes no words. */
export const lastChange: () => number = onceATurn(() => last(db).get()?.id ?? 0);

const last = prepared((from) =>
  from
    .select({ id: max(changedWords.id) })
    .from(changedWords)
    .prepare(),
);

/** What `read` gives, read again only after products gained or lost words. */
export function keptWithWords<T>(read: () => T): () => T {
  let kept: { at: number; value: T } | undefined;
  return () => {
    const at = lastChange();
    if (kept?.at !== at) kept = { at, value: read() };
    return kept.value;
  };
}

/** After more changes everything is read anew: that is quicker. */
const mostFollowed = 100;

/** The changes after one, up to another; null: too many. */
export function changesBetween(after: number, until: number): Change[] | null {
  if (until < after || until - after > mostFollowed) return null;
  const changes = following(db)
    .all({ after })
    .filter(({ id }) => id <= until);
  return changes.length === until - after ? changes : null;
}

const following = prepared((from) =>
  from
    .select()
    .from(changedWords)
    .where(gt(changedWords.id, placeholder("after")))
    .orderBy(asc(changedWords.id))
    .prepare(),
);
