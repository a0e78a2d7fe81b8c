import { eq, sql } from "drizzle-orm";
import { db, type Writer } from "~/base/db/connection.server";
import { mails, orders } from "~/base/db/schema";
import { settings } from "~/base/lib/env/settings.server";
import { rupees } from "~/base/lib/money";
import type { Part } from "~/people/mail/letter";
import { provingLink } from "~/sales/orders/mails/guest-mail.server";
import {
  goodsOf,
  linksTo,
  pageOf,
  toBuyer,
  whereAndWhen,
} from "~/sales/orders/mails/order-letter.server";
import type { Order } from "~/sales/orders/order.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { tellOfOrder } from "~/sales/orders/mails/tell-of-order.server";
import type { AskedBy } from "./confirm-panel";
import { confirmKeyOf } from "./confirmation.server";
import { transferOf, transferWords } from "./other-payments";
import { otherPayments } from "./other-payments.server";
import { t } from "~/base/words/say";

/** Mails about an order that its buyer confirms before it is packed. Each is queued in the transaction of what it reports. */

/** An order that is not paid online is placed. To the buyer: what is to be done now; and the owner is told. */
export function mailPlaced(tx: Writer, order: Order): void {
  // Who writes an order down knows of it.
  if (order.placedBy === null) tellOfOrder(tx, order);
  if (order.needsConfirmation) mailToConfirm(tx, order);
  else
    mailOrderPlaced(
      tx,
      order,
      transferWords(transferOf(otherPayments(tx).transfer, order.totalPaise)),
    );
}

function mailToConfirm(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-placed", order.id, () => ({
    subject: t("Please confirm your order {number}", { number: order.number }),
    parts: [
      t(
        "Thank you for your order {number}. Please confirm it on its page: we pack it after that. Without your confirmation we cancel it after 24 hours.",
        { number: order.number },
      ),
      confirmLink(order),
      {
        facts: [
          ...goodsOf(tx, order),
          [t("To pay when the parcel comes"), rupees(order.totalPaise)],
        ],
      },
      ...whereAndWhen(tx, order),
      t("You did not order this? Then do nothing; it will not be sent."),
    ],
  }));
}

/** To the buyer: the order still waits. False: the buyer may not be written to. */
export function mailReminder(tx: Writer, order: Order): boolean {
  return toBuyer(tx, order, "order-unconfirmed", order.id, () => ({
    subject: t("Your order {number} still waits for you", { number: order.number }),
    parts: [
      t(
        "We have not packed your order {number} yet, because you have not confirmed it. Without your confirmation we cancel it 24 hours after you ordered.",
        { number: order.number },
      ),
      confirmLink(order),
    ],
  }));
}

/** To the buyer: nobody confirmed the order, so it is cancelled. */
export function mailUnconfirmed(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-cancelled", order.id, () => ({
    subject: t("Your order {number} is cancelled", { number: order.number }),
    parts: [
      t(
        "Your order {number} was not confirmed within 24 hours, so we cancelled it. Nothing will be sent, and there is nothing to pay.",
        { number: order.number },
      ),
      t("You still want it? Please order again, or write to us."),
      ...linksTo(tx, order),
    ],
  }));
}

/** For a guest it also proves the address, like every link of a guest's mail. */
function confirmLink(order: Order): Part {
  const page = pageOf(order);
  const key = `confirm=${confirmKeyOf(order)}`;
  const link = order.userId ? `${page}?${key}` : `${provingLink(order, page)}&${key}`;
  return { link, label: t("Confirm my order") };
}

/**
 * How the buyer is asked for the confirmation: a shop may send no mails, or a mail may be refused. A guest's address gets none while
 * an earlier one was left without an answer, which is told to nobody.
 */
export function askedBy({ id, userId, buyerEmail }: Order): AskedBy {
  if (!settings.mail.smtp || !buyerEmail) return "call";
  if (userId === null) return "mail-or-call";
  const mail = db
    .select({ status: mails.status })
    .from(mails)
    .where(eq(mails.key, `order-placed:${id}`))
    .get();
  const isSent = mail && mail.status !== "refused" && mail.status !== "given-up";
  return isSent ? "mail" : "call";
}

/** Whether that mail left by `until` (UTC ms) for the buyer of the order in the query. */
export const wasAskedBy = (until: number) =>
  sql`exists (select 1 from ${mails} where ${mails.key} = 'order-placed:' || ${orders.id} and ${mails.sentAt} <= ${until})`;
