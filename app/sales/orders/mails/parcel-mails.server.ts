import { and, gte, lt } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Part } from "~/people/mail/letter";
import type { Order } from "../order.server";
import { followLink, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import { t } from "~/base/words/say";

type Parcel = Pick<Order, "courier" | "trackingNumber">;

/**
 * To the buyer: the order is on its way, with courier and number if known. Once for an order: one that was set back and is sent again
 * with another parcel gets an addition.
 */
export function mailShipped(tx: Writer, order: Order): void {
  const of = [order.id, order.courier, order.trackingNumber].filter(Boolean).join(":");
  const told = sentMails(tx, order.id);
  if (told.includes(`order-shipped:${of}`)) return;
  if (told.length > 0) return mailParcel(tx, order, order, () => otherParcel(order), newId());
  toBuyer(tx, order, "order-shipped", of, () => ({
    subject: t("Your order {number} is on its way", { number: order.number }),
    parts: [
      order.deliveryWay === "van"
        ? t("Our own van brings your order {number}.", { number: order.number })
        : t("We have sent the parcel with your order {number}.", { number: order.number }),
      ...factsOf(order),
      ...whereAndWhen(tx, order),
      ...followOf(tx, order),
      ...linksTo(tx, order),
    ],
  }));
}

/** To the buyer of an order on its way: the courier or number of a parcel became known, or was wrong. */
export function mailParcelChanged(tx: Writer, order: Order, before: Parcel, after: Parcel): void {
  const news = newsOf(before, after);
  if (news) mailParcel(tx, order, after, () => news(order), newId());
}

/** To the buyer: one more parcel of the order is on its way. */
export function mailFurtherParcel(tx: Writer, order: Order, parcel: Parcel & { id: string }): void {
  const { number } = order;
  const news = () => ({
    subject: t("Another parcel of your order {number} is on its way", { number }),
    lead: t("Your order {number} comes in more than one parcel. We have sent another one.", {
      number,
    }),
  });
  mailParcel(tx, order, parcel, news, parcel.id);
}

type News = { subject: string; lead: string };

function mailParcel(tx: Writer, order: Order, parcel: Parcel, news: () => News, of: string): void {
  toBuyer(tx, order, "order-parcel", `${order.id}:${of}`, () => {
    const { subject, lead } = news();
    const parts = [lead, ...factsOf(parcel), ...followOf(tx, parcel), ...linksTo(tx, order)];
    return { subject, parts };
  });
}

const otherParcel = ({ number }: Order): News => ({
  subject: t("The parcel of your order {number}", { number }),
  lead: t(
    "This is the parcel of your order {number} now. What we wrote to you about it earlier no longer holds.",
    { number },
  ),
});

/** What a change means to the buyer, in words; null: nothing that they need to read. */
function newsOf(before: Parcel, after: Parcel): ((order: Order) => News) | null {
  if (before.trackingNumber !== after.trackingNumber) {
    if (!after.trackingNumber) return wrongNumber;
    return before.trackingNumber ? otherNumber : numberKnown;
  }
  if (before.courier === after.courier || !after.courier) return null;
  return before.courier ? otherCourier : courierKnown;
}

const wrongNumber = ({ number }: Order): News => ({
  subject: t("Correction: the number of your parcel, order {number}", { number }),
  lead: t(
    "The number that we wrote to you does not belong to your parcel. You find the right one on the page of your order as soon as we have it.",
  ),
});

const otherNumber = ({ number }: Order): News => ({
  subject: t("Correction: the number of your parcel, order {number}", { number }),
  lead: t(
    "The number that we wrote to you was wrong. This is the right one for your order {number}.",
    { number },
  ),
});

const numberKnown = ({ number }: Order): News => ({
  subject: t("The number of your parcel, order {number}", { number }),
  lead: t("Your order {number} is on its way. This is the number of its parcel.", { number }),
});

const otherCourier = ({ number }: Order): News => ({
  subject: t("Correction: the courier of your parcel, order {number}", { number }),
  lead: t("Another courier than we wrote to you carries the parcel of your order {number}.", {
    number,
  }),
});

const courierKnown = ({ number }: Order): News => ({
  subject: t("The courier of your parcel, order {number}", { number }),
  lead: t("Your order {number} is on its way. This courier carries its parcel.", { number }),
});

function factsOf({ courier, trackingNumber }: Parcel): Part[] {
  const facts: [string, string][] = [];
  if (courier) facts.push([t("Courier"), courier]);
  if (trackingNumber) facts.push([t("Tracking number"), trackingNumber]);
  return facts.length > 0 ? [{ facts }] : [];
}

function followOf(tx: Writer, { courier, trackingNumber }: Parcel): Part[] {
  const link = courier && trackingNumber && followLink(tx, courier, trackingNumber);
  return link ? [{ link, label: t("Follow the parcel") }] : [];
}

/** Keys of the mails that said the order was sent. The character after ":" is ";", so that the index finds them. */
function sentMails(tx: Writer, orderId: string): string[] {
  const key = `order-shipped:${orderId}`;
  return tx
    .select({ key: mails.key })
    .from(mails)
    .where(and(gte(mails.key, key), lt(mails.key, `${key};`)))
    .all()
    .map((mail) => mail.key);
}
