import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { db, write, type Reader, type Writer } from "~/base/db/connection.server";
import { mailLinks } from "~/base/db/schema";
import { newToken } from "~/base/lib/ids.server";
import { day, minute } from "~/base/lib/time";
import { emailKey } from "~/base/lib/typed/email";
import { hashOf } from "./token-hash.server";

/*
 * Links in mails that prove an address. Opening one changes nothing, because mail scanners open links: `mailLinkBy` looks,
 * `redeemMailLink` uses it up in the transaction of what it permits.
 */

type MailLink = typeof mailLinks.$inferSelect;
export type MailLinkKind = MailLink["kind"];

/** How long (ms) a link can be used. */
const lastsFor: Record<MailLinkKind, number> = {
  password: 30 * minute,
  account: 7 * day,
  claim: 7 * day,
  staff: 7 * day,
  "my-data": 30 * minute,
  // Not mailed: what a browser holds after the link was pressed.
  "my-data-open": 30 * minute,
};

/** Stores a new link and returns its token, 256 random bits that only the mail holds. `now`: UTC ms. */
export function createMailLink(
  tx: Writer,
  kind: MailLinkKind,
  about: Pick<MailLink, "email"> & Partial<Pick<MailLink, "userId" | "orderId" | "name" | "staff">>,
  now = Date.now(),
): string {
  const token = newToken();
  tx.insert(mailLinks)
    .values({
      ...about,
      email: emailKey(about.email),
      tokenHash: hashOf(token),
      kind,
      createdAt: now,
      expiresAt: now + lastsFor[kind],
    })
    .run();
  return token;
}

/** The link with this token, if it can be used: null when it is unknown, of another kind, used or expired. `now`: UTC ms. */
export function mailLinkBy(
  kind: MailLinkKind,
  token: string,
  now = Date.now(),
  from: Reader = db,
): MailLink | null {
  const found = from
    .select()
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.tokenHash, hashOf(token)),
        eq(mailLinks.kind, kind),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .get();
  return found ?? null;
}

/** Whether this e-mail has a link of this kind that can still be used. `now`: UTC ms. */
export function hasMailLink(
  from: Reader,
  kind: MailLinkKind,
  email: string,
  now = Date.now(),
): boolean {
  const usable = and(
    eq(mailLinks.email, emailKey(email)),
    eq(mailLinks.kind, kind),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );
  return from.select({ kind: mailLinks.kind }).from(mailLinks).where(usable).get() !== undefined;
}

/**
 * Uses a link up and returns it; null when `mailLinkBy` would return null. A password link takes the account's other password
 * links with it. `now`: UTC ms.
 */
export function redeemMailLink(
  tx: Writer,
  kind: MailLinkKind,
  token: string,
  now = Date.now(),
): MailLink | null {
  const link = mailLinkBy(kind, token, now, tx);
  if (!link) return null;
  tx.update(mailLinks).set({ usedAt: now }).where(eq(mailLinks.tokenHash, link.tokenHash)).run();
  if (kind === "password" && link.userId) endPasswordLinks(tx, link.userId, now);
  return link;
}

/** Makes the account's open links to a new password void: after a change of the password. `now`: UTC ms. */
export function endPasswordLinks(tx: Writer, userId: string, now = Date.now()): void {
  tx.update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(eq(mailLinks.userId, userId), eq(mailLinks.kind, "password"), isNull(mailLinks.usedAt)),
    )
    .run();
}

/** Deletes expired links, used or not. `now`: UTC ms. */
export async function sweepMailLinks(now = Date.now()): Promise<void> {
  const expired = lt(mailLinks.expiresAt, now);
  if (!db.select().from(mailLinks).where(expired).limit(1).get()) return;
  await write((tx) => {
    tx.delete(mailLinks).where(expired).run();
  });
}
