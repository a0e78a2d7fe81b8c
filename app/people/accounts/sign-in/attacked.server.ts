import { and, desc, eq, gt, lt } from "drizzle-orm";
import { db, write, type Writer } from "~/base/db/connection.server";
import { attempts, mails, users } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { mailTries, type Tried } from "../account-mails.server";
import { emailKey } from "~/base/lib/typed/email";
import type { Counter } from "./attempts.server";
import { viewerColumns } from "../viewer-columns.server";

/** Mails a warning to the account's owner once this counter is full. At most one mail a day. */
export async function tellOfTries(
  tried: Tried,
  email: string,
  { key, most }: Counter,
  now = Date.now(),
): Promise<void> {
  const counted = db.select().from(attempts).where(eq(attempts.key, key)).get();
  if (!counted || counted.count < most) return;
  const user = db
    .select(viewerColumns)
    .from(users)
    .where(eq(users.email, emailKey(email)))
    .get();
  if (!user) return;
  await write((tx) => {
    if (lastMailed(tx, user.id) > now - day) return;
    mailTries(tx, user, { key: `tries:${user.id}:${newId(now)}`, tried, count: most }, now);
  });
}

/** When the last warning was queued (UTC ms); 0 if never. The keys of these mails sort by time. */
function lastMailed(tx: Writer, userId: string): number {
  const last = tx
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(and(gt(mails.key, `tries:${userId}:`), lt(mails.key, `tries:${userId};`)))
    .orderBy(desc(mails.key))
    .limit(1)
    .get();
  return last?.createdAt ?? 0;
}
