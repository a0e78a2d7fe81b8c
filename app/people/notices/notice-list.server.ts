import { desc } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { notices } from "~/base/db/schema";

export type NoticeRow = { id: string; words: string; path: string; createdAt: number };

const shown = 100;

/** The newest notices, newest first. */
export const newestNotices = (): NoticeRow[] =>
  db
    .select({
      id: notices.id,
      words: notices.words,
      path: notices.path,
      createdAt: notices.createdAt,
    })
    .from(notices)
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(shown)
    .all();

/** What was told after `since` (UTC ms), newest first, at most three. Without `since`: the newest one alone. */
export function noticesSince(since: number | null): NoticeRow[] {
  return db
    .select({
      id: notices.id,
      words: notices.words,
      path: notices.path,
      createdAt: notices.createdAt,
    })
    .from(notices)
    .orderBy(desc(notices.createdAt))
    .limit(3)
    .all()
    .filter(({ createdAt }, position) => (since === null ? position === 0 : createdAt > since));
}
