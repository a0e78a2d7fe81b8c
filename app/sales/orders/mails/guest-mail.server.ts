import { timingSafeEqual } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { sealed } from "~/people/accounts/sign-in/attempts.server";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { guestEmails, mails } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import type { Order } from "../order.server";

/*
 * A guest's e-mail may be anybody's. It gets a single mail until its owner has pressed a button on the page that the link in it opens,
 * which has a parameter that only the mail holds. Opening it proves nothing: mail programs open links to check them.
 * An order whose money arrived gets its own mails without that, since nobody pays to annoy a stranger; they tell of this order alone,
 * and there are at most `mostUnprovedMails` of them.
 */

/** Mails about one paid order to an address that is not proved: those of any usual order, and no more. */
export const mostUnprovedMails = 12;

/** The name of that parameter. */
const parameter = "mail";

/**
 * Whether a mail of this kind to the guest of this order may be queued: "first" (which this records), "free" (the address is proved, or
 * the order's money arrived), or false while nobody has pressed the button behind the link in the first one. `now`: UTC ms.
 */
export function mayMailGuest(
  tx: Writer,
  order: Order,
  kind: string,
  now = Date.now(),
): "first" | "free" | false {
  const key = emailKey(order.buyerEmail);
  const known = tx.select().from(guestEmails).where(eq(guestEmails.email, key)).get();
  if (known?.provedAt) return "free";
  // A refund gives back money that came, also for an order that never counted as paid.
  const hasPaid = isPaidStatus(order.paymentStatus) || hasAdvance(order);
  if (hasPaid || kind === "refund-started" || kind === "refunded")
    return mailsAbout(tx, order) < mostUnprovedMails && "free";
  if (known?.mailedAt) return false;
  tx.insert(guestEmails)
    .values({ email: key, mailedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: guestEmails.email, set: { mailedAt: now } })
    .run();
  return "first";
}

/** A part of it was paid online. */
const hasAdvance = ({ advancePaise, partPaidAt }: Order): boolean =>
  advancePaise !== null && partPaidAt !== null;

function mailsAbout(tx: Writer, { id }: Order): number {
  return tx.select({ total: count() }).from(mails).where(eq(mails.orderId, id)).get()?.total ?? 0;
}

/** The link of a guest's mail to this page of the order, with the parameter that proves the address. */
export function provingLink(order: Order, page: string): string {
  return `${page}?${parameter}=${proofOf(order)}`;
}

/** The key of the mail through which the order's page is opened, if it is right and the address is not proved yet; else null. */
export function mailProofIn({ url }: Pick<Request, "url">, order: Order): string | null {
  const given = new URL(url).searchParams.get(parameter) ?? "";
  if (!isProof(order, given)) return null;
  return isProvedEmail(db, order.buyerEmail) ? null : given;
}

/** Proves the address of the guest's order by the key in its mail. False: the key is wrong. */
export async function proveByMail(order: Order, given: string): Promise<boolean> {
  if (!isProof(order, given)) return false;
  await write((tx) => proveGuestEmail(tx, order.buyerEmail));
  return true;
}

function isProof(order: Order, given: string): boolean {
  if (order.userId !== null || !order.buyerEmail) return false;
  const [typed, right] = [Buffer.from(given), Buffer.from(proofOf(order))];
  return typed.length === right.length && timingSafeEqual(typed, right);
}

/** Whether the owner of this address has said that it is right. */
export function isProvedEmail(from: Reader, email: string): boolean {
  const known = from
    .select({ provedAt: guestEmails.provedAt })
    .from(guestEmails)
    .where(eq(guestEmails.email, emailKey(email)))
    .get();
  return Boolean(known?.provedAt);
}

/** Records that this address belongs to who gave it: a key that only its mails hold was sent by a button. `now`: UTC ms. */
export function proveGuestEmail(tx: Writer, email: string, now = Date.now()): void {
  tx.insert(guestEmails)
    .values({ email: emailKey(email), provedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: guestEmails.email, set: { provedAt: now } })
    .run();
}

function proofOf({ id, buyerEmail }: Order): string {
  return sealed(`mail about order ${id} to ${emailKey(buyerEmail)}`);
}
