import { desc, inArray } from "drizzle-orm";
import { emailKey } from "~/base/lib/typed/email";
import { db, type Reader } from "~/base/db/connection.server";
import { guestEmails, mails } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { settings } from "~/base/lib/env/settings.server";
import type { Order } from "../order.server";
import { contactsOfEach } from "../contacts/contacts.server";
import { type MailNews, mailNews } from "./mail-gap";
import { mostUnprovedMails } from "./guest-mail.server";

/** Why the buyer of this order is not mailed about it (null: they are), and how else they are reached. For the owner. */
export const mailNewsOf = (order: Order): MailNews =>
  mailNews(mailGapOf(order), contactsOfEach([order]).get(order.id) ?? null);

type Mailed = Pick<Order, "id" | "userId" | "buyerEmail" | "paymentStatus">;

/**
 * Why the next mail about each of these orders does not reach its buyer, by order id, as the rest of a sentence; an order that is
 * mailed about is not in it. For the owner. Of several orders that share the one mail to an unproved address, the first has it.
 */
export function mailGapsOf(found: Mailed[], from: Reader = db): Map<string, string> {
  const addresses = guestsAddresses(found, from);
  const mailed = mailsAbout(found, from);
  const gaps = new Map<string, string>();
  for (const order of found) {
    const gap =
      addressGap(order, addresses, mailed.get(order.id)?.length ?? 0) ??
      deliveryGap(mailed.get(order.id)?.[0]);
    if (gap) gaps.set(order.id, gap);
  }
  return gaps;
}

/** `mailGapsOf` one order; null: its buyer is mailed. */
export const mailGapOf = (order: Mailed): string | null =>
  mailGapsOf([order], db).get(order.id) ?? null;

function addressGap(order: Mailed, addresses: Addresses, mailed: number): string | null {
  if (!order.buyerEmail) return "the order has no email address";
  if (order.userId !== null) return null;
  const key = emailKey(order.buyerEmail);
  const address = addresses.get(key);
  if (address === "proved") return null;
  if (isPaidStatus(order.paymentStatus))
    return mailed < mostUnprovedMails
      ? null
      : `it was mailed about ${mailed} times, and nobody has confirmed the email address`;
  if (address === "mailed")
    return "the order is not paid, and nobody has confirmed the email address";
  addresses.set(key, "mailed");
  return null;
}

function deliveryGap(last: LastMail | undefined): string | null {
  if (!settings.mail.smtp) return "the shop is not set up to send mails";
  if (last?.status === "refused") return "the mail server of the buyer refused the last mail";
  return last?.status === "given-up" ? "the last mail could not be delivered" : null;
}

type Addresses = Map<string, "proved" | "mailed">;

function guestsAddresses(found: Mailed[], from: Reader): Addresses {
  const keys = found.flatMap(({ userId, buyerEmail }) =>
    userId === null && buyerEmail ? [emailKey(buyerEmail)] : [],
  );
  const known = from.select().from(guestEmails).where(inArray(guestEmails.email, keys)).all();
  return new Map(
    known.flatMap(({ email, provedAt, mailedAt }): [string, "proved" | "mailed"][] => {
      if (provedAt) return [[email, "proved"]];
      return mailedAt ? [[email, "mailed"]] : [];
    }),
  );
}

type LastMail = Pick<typeof mails.$inferSelect, "status">;

/** The mails about each order, the newest first. */
function mailsAbout(found: Mailed[], from: Reader): Map<string, LastMail[]> {
  const ids = found.map(({ id }) => id);
  const rows = from
    .select({ orderId: mails.orderId, status: mails.status })
    .from(mails)
    .where(inArray(mails.orderId, ids))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .all();
  const about = new Map<string, LastMail[]>();
  for (const { orderId, status } of rows)
    if (orderId) about.set(orderId, [...(about.get(orderId) ?? []), { status }]);
  return about;
}
