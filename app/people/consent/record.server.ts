import { and, eq, type SQL, sql } from "drizzle-orm";
import { db, type Writer } from "~/base/db/connection.server";
import { consents, isAgreed } from "~/base/db/schema";
import type { ConsentDoor } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";
import { language } from "~/base/words/language";
import { currentNotice } from "./notice/versions";

/** Whom a consent is of: an account, an order, or both. */
type Subject = { userId?: string | null; orderId?: string | null };

/** What is kept of the notice that was shown now, in the language of the page. */
function shown(door: ConsentDoor, now: number) {
  const { version, hashes } = currentNotice;
  const spoken = language();
  return {
    id: newId(now),
    noticeVersion: version,
    noticeHash: hashes[spoken],
    language: spoken,
    door,
    givenAt: now,
  };
}

/** Notes which notice stood beside the form by which an account was opened or an order placed. Twice is as good as once. */
export function noteNotice(
  tx: Writer,
  purpose: "account" | "order",
  { userId = null, orderId = null }: Subject,
  door: ConsentDoor,
  now = Date.now(),
): void {
  tx.insert(consents)
    .values({ ...shown(door, now), purpose, userId, orderId })
    .onConflictDoNothing()
    .run();
}

/** Notes that somebody ticked the box for news at this address; nothing without one, or if it holds already. */
export function agreeToNews(
  tx: Writer,
  email: string,
  { userId = null, orderId = null }: Subject,
  door: ConsentDoor,
  now = Date.now(),
): void {
  const key = email.trim().toLowerCase();
  if (!key) return;
  tx.insert(consents)
    .values({ ...shown(door, now), purpose: "marketing", userId, orderId, email: key })
    .onConflictDoNothing()
    .run();
}

/** Notes what the buyer of an order saw and ticked at the checkout. */
export function noteCheckout(
  tx: Writer,
  order: { id: string; userId: string | null; buyerEmail: string },
  { wantsNews }: { wantsNews: boolean },
): void {
  const subject = { userId: order.userId, orderId: order.id };
  noteNotice(tx, "order", subject, "checkout");
  if (wantsNews) agreeToNews(tx, order.buyerEmail, subject, "checkout");
}

/** Ends the consent of this address to news; true if it had one. */
export function withdrawNews(
  tx: Writer,
  email: string,
  door: ConsentDoor,
  now = Date.now(),
): boolean {
  const ended = tx
    .update(consents)
    .set({ withdrawnAt: now, withdrawnDoor: door })
    .where(and(isAgreed, eq(consents.email, email.trim().toLowerCase())))
    .run();
  return ended.changes > 0;
}

/** Whether this address agreed to news. */
export const agreesToNews = (email: string): boolean =>
  db
    .select({ id: consents.id })
    .from(consents)
    .where(and(isAgreed, eq(consents.email, email.trim().toLowerCase())))
    .get() !== undefined;

/** How many were shown a notice with an account or an order, and how many agree to news now. */
export const consentCounts = () => ({
  accounts: numberOf(eq(consents.purpose, "account")),
  orders: numberOf(eq(consents.purpose, "order")),
  news: numberOf(isAgreed),
});

const numberOf = (which: SQL): number =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(consents)
    .where(which)
    .get()?.n ?? 0;
