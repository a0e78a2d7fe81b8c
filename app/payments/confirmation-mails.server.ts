import type { Writer } from "~/db/connection.server";
import { shopAddress } from "~/lib/listening.server";
import { rupees } from "~/lib/money";
import type { Part } from "~/mail/letter";
import { addressOf, goodsOf, linksTo, toBuyer } from "~/orders/order-letter.server";
import type { Order } from "~/orders/order.server";
import { mailOrderPlaced } from "~/orders/order-mails.server";
import { confirmKeyOf } from "./confirmation.server";
import { transferWords } from "./other-payments";
import { otherPayments } from "./other-payments.server";

/** Mails about an order that its buyer confirms before it is packed. Each is queued in the transaction of what it reports. */

/** To the buyer: an order that is not paid online is placed, with what is to be done now. */
export function mailPlaced(tx: Writer, order: Order): void {
  if (order.needsConfirmation) mailToConfirm(tx, order);
  else mailOrderPlaced(tx, order, transferWords(otherPayments(tx).transfer));
}

function mailToConfirm(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-placed", order.id, {
    subject: `Please confirm your order ${order.number}`,
    parts: [
      `Thank you for your order ${order.number}. Please confirm it on its page: we pack it after that. Without your confirmation we cancel it after 24 hours.`,
      confirmLink(order),
      {
        facts: [
          ...goodsOf(tx, order),
          ["To pay when the parcel comes", rupees(order.totalPaise)],
          ["Delivery to", addressOf(order)],
        ],
      },
      "You did not order this? Then do nothing; it will not be sent.",
    ],
  });
}

/** To the buyer: the order still waits. */
export function mailReminder(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-unconfirmed", order.id, {
    subject: `Your order ${order.number} still waits for you`,
    parts: [
      `We have not packed your order ${order.number} yet, because you have not confirmed it. Without your confirmation we cancel it 24 hours after you ordered.`,
      confirmLink(order),
    ],
  });
}

/** To the buyer: nobody confirmed the order, so it is cancelled. */
export function mailUnconfirmed(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-cancelled", order.id, {
    subject: `Your order ${order.number} is cancelled`,
    parts: [
      `Your order ${order.number} was not confirmed within 24 hours, so we cancelled it. Nothing will be sent, and there is nothing to pay.`,
      "You still want it? Please order again, or write to us.",
      ...linksTo(tx, order),
    ],
  });
}

function confirmLink(order: Order): Part {
  const link = `${shopAddress()}/order/${order.token}?confirm=${confirmKeyOf(order)}`;
  return { link, label: "Confirm my order" };
}
