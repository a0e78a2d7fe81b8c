import { and, asc, eq, gt, inArray, lte, not, or, type SQL, sql } from "drizzle-orm";
import { heldRows } from "~/upkeep/replica/held.server";
import { db, write } from "~/base/db/connection.server";
import { isOutgoing, isStuckMail, mails } from "~/base/db/schema";
import { rescheduleFuture } from "~/base/db/clock-skew.server";
import { outgoing, pauseAfter } from "~/upkeep/jobs/backoff";
import { hour, minute, second } from "~/base/lib/time";
import type { Outcome } from "./outcome";
import { withoutSecretLinks } from "./secret-links";

/** Lease per attempt (ms); longer than an attempt can take (`Patience.whole`). */
const lease = minute;
/** A mail that could not be sent for this long (ms) is out of date. */
const tooOld = 72 * hour;

/** A leased mail; `until` (UTC ms) is when the lease expires and identifies it: each lease has its own expiry. */
export type MailClaim = { mail: typeof mails.$inferSelect; until: number };

/** Makes mails due now that are scheduled implausibly far ahead: the clock was set back. */
export function rescheduleMails(now: number): Promise<void> {
  const plan = { table: mails, column: mails.nextTryAt, of: isOutgoing };
  return rescheduleFuture(plan, outgoing.longest, now);
}

/** Whether any mail is due. Reads only. */
export function isAnythingDue(now: number): boolean {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOutgoing, lte(mails.nextTryAt, now)))
    .limit(1)
    .get();
  return due !== undefined;
}

/** How long (ms) a mail with a number waits for the copy. */
const waitsForCopy = 10 * second;
const heldMails = heldRows(mails);

/** A mail that carries the number of an order, an invoice or a credit note: PR-000123, PR2627-000123, CN2627-000004. */
const isNumbered = or(
  ...["PR-______", "PR____-______", "CN____-______"].flatMap((shape) =>
    [mails.subject, mails.text].map((column) => sql`${column} like ${`%${shape}%`}`),
  ),
) as SQL;

/**
 * Leases the longest-due mail; null if none is due. Concurrent callers never get the same one. A mail with a number waits until the
 * copy that follows the shop holds it, at most 10 s: a shop that is restored from the copy would give the number once more.
 */
export async function claimMail(now: number): Promise<MailClaim | null> {
  const held = await heldMails(now);
  const maySend = Number.isFinite(held)
    ? or(
        lte(sql`${mails}.rowid`, held),
        lte(mails.createdAt, now - waitsForCopy),
        // The clock was set back.
        gt(mails.createdAt, now),
        not(isNumbered),
      )
    : undefined;
  return write((tx) => {
    const next = tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(isOutgoing, eq(mails.status, "waiting"), lte(mails.nextTryAt, now), maySend))
      .orderBy(asc(mails.nextTryAt), asc(mails.id))
      .limit(1)
      .get();
    if (!next) return null;
    const until = now + lease;
    const [mail] = tx
      .update(mails)
      .set({ tries: sql`${mails.tries} + 1`, nextTryAt: until })
      .where(eq(mails.id, next.id))
      .returning()
      .all();
    return mail ? { mail, until } : null;
  });
}

/** Records that the end of the mail is about to go out. False if the lease has expired: another process may have the mail. */
export function markHandedOver({ mail, until }: MailClaim): Promise<boolean> {
  return write((tx) => {
    const marked = tx
      .update(mails)
      .set({ status: "sending" })
      .where(and(eq(mails.id, mail.id), eq(mails.status, "waiting"), eq(mails.nextTryAt, until)))
      .returning({ id: mails.id })
      .all();
    return marked.length === 1;
  });
}

/** Mails of these kinds go to people who were erased: their row goes once it is sent, or cannot be. */
const forgottenKinds = ["data-erased"];
const isForgotten = ({ kind }: MailClaim["mail"]) => forgottenKinds.includes(kind);

/** Stores the outcome of a lease; a late outcome still counts, unless an admin has sent the mail again. */
export async function endClaim(
  { mail, until }: MailClaim,
  outcome: Outcome,
  now: number,
): Promise<void> {
  await write((tx) => {
    if (isForgotten(mail) && outcome.status !== "waiting") {
      tx.delete(mails).where(eq(mails.id, mail.id)).run();
      return;
    }
    tx.update(mails)
      .set(changesAfter(mail, outcome, now))
      .where(
        and(
          eq(mails.id, mail.id),
          eq(mails.nextTryAt, until),
          inArray(mails.status, ["waiting", "sending", "uncertain"]),
        ),
      )
      .run();
  });
}

/** A mail that was sent keeps no link that only its recipient may use: backups hold the outbox, too. */
function changesAfter({ tries, text, html }: MailClaim["mail"], outcome: Outcome, now: number) {
  const { status, problem = null } = outcome;
  if (status === "sent") {
    const kept = { text: withoutSecretLinks(text), html: withoutSecretLinks(html) };
    return { status, problem, sentAt: now, ...kept };
  }
  if (status !== "waiting") return { status, problem };
  if (tries >= outgoing.mostTries) return { status: "given-up" as const, problem };
  return { status, problem, nextTryAt: now + pauseAfter(tries, outgoing) };
}

/**
 * Mails whose end went out from a process that never got the reply become `uncertain`. Mails that waited for more than three
 * days (the shop was down, or SMTP was just set up) are given up: last month's parcel is no news.
 */
export async function closeExpiredClaims(now: number): Promise<void> {
  await write((tx) => {
    tx.update(mails)
      .set({
        status: "uncertain",
        problem: "The shop stopped before the mail server answered: it may have arrived",
      })
      .where(and(isOutgoing, eq(mails.status, "sending"), lte(mails.nextTryAt, now)))
      .run();
    tx.update(mails)
      .set({
        status: "given-up",
        problem: sql`coalesce(${mails.problem}, 'It waited for more than three days')`,
      })
      .where(and(isOutgoing, eq(mails.status, "waiting"), lte(mails.nextTryAt, now - tooOld)))
      .run();
    tx.delete(mails)
      .where(
        and(
          isStuckMail,
          inArray(mails.status, ["uncertain", "given-up"]),
          inArray(mails.kind, forgottenKinds),
        ),
      )
      .run();
  });
}
