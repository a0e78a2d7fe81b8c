import type { Writer } from "~/db/connection.server";
import { collectingPlace } from "~/delivery/delivery-settings.server";
import { rupees } from "~/lib/money";
import type { Part } from "~/mail/letter";
import { goodsOf, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import type { Order } from "../order.server";

/** Mails about an order. Each is queued in the transaction of the change it reports. */

/** To the buyer: the order is placed; pay on delivery, or by transfer to the account in `transferTo`. */
export function mailOrderPlaced(tx: Writer, order: Order, transferTo: string | null): void {
  const total = rupees(order.totalPaise);
  toBuyer(tx, order, "order-placed", order.id, {
    subject:
      order.paymentMethod === "transfer"
        ? `We have your order ${order.number}`
        : `Your order ${order.number} is confirmed`,
    parts: [
      `Thank you for your order ${order.number}.`,
      ...(order.paymentMethod === "transfer"
        ? howToTransfer(order, transferTo)
        : [whenToPay(order)]),
      { facts: [...goodsOf(tx, order), ["Total to pay", total]] },
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  });
}

function whenToPay({ paymentMethod, deliveryWay, totalPaise }: Order): string {
  const total = rupees(totalPaise);
  if (paymentMethod === "later") return `You pay ${total} later, as agreed with us.`;
  return deliveryWay === "collect"
    ? `Please pay ${total} when you collect your order.`
    : `Please have ${total} ready when the parcel comes.`;
}

function howToTransfer({ number, totalPaise }: Order, transferTo: string | null): Part[] {
  return [
    `We pack it as soon as your transfer of ${rupees(totalPaise)} has reached us. Please write ${number} as the reference, so that we know whose money it is.`,
    { facts: [["Transfer to", transferTo ?? "please write to us for our account"]] },
  ];
}

/** To the buyer: the order is paid. `receivedPaise`: what came for it. */
export function mailOrderPaid(tx: Writer, order: Order, receivedPaise = order.totalPaise): void {
  const isConfirmedBefore =
    order.paymentMethod === "on-delivery" || order.paymentMethod === "later";
  toBuyer(tx, order, "order-paid", order.id, {
    subject: isConfirmedBefore
      ? `We have your payment for order ${order.number}`
      : `Your order ${order.number} is confirmed`,
    parts: [
      `Thank you. We have received your payment of ${rupees(receivedPaise)} for order ${order.number}.`,
      { facts: [...goodsOf(tx, order), ["Total paid", rupees(receivedPaise)]] },
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  });
}

/** To the buyer: the order can be collected. */
export function mailReady(tx: Writer, order: Order): void {
  const place = collectingPlace(tx);
  const isToPay =
    order.paymentMethod !== "online" &&
    order.paymentMethod !== "later" &&
    order.paymentStatus === "pending";
  toBuyer(tx, order, "order-ready", order.id, {
    subject: `Your order ${order.number} is ready to collect`,
    parts: [
      `Your order ${order.number} is packed. You can collect it at our press.`,
      ...(place ? [{ facts: [["Collect at", place] as [string, string]] }] : []),
      ...(isToPay ? [`Please pay ${rupees(order.totalPaise)} when you collect it.`] : []),
      ...linksTo(tx, order),
    ],
  });
}

/** To the buyer: the order was collected. */
function mailCollected(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-delivered", order.id, {
    subject: `You have collected your order ${order.number}`,
    parts: [
      `Thank you for collecting your order ${order.number}. We hope you like it.`,
      "If something is missing or broken, please write to us.",
      ...linksTo(tx, order),
    ],
  });
}

/** To the buyer: the parcel was delivered, or the order collected. */
export function mailDelivered(tx: Writer, order: Order): void {
  if (order.deliveryWay === "collect") return mailCollected(tx, order);
  toBuyer(tx, order, "order-delivered", order.id, {
    subject: `Your order ${order.number} was delivered`,
    parts: [
      `Your order ${order.number} was delivered. We hope you like it.`,
      "If something is missing or broken, or you did not get it, please write to us.",
      ...linksTo(tx, order),
    ],
  });
}

/** To the buyer: the order was cancelled, or its parcel came back. */
export function mailCancelled(tx: Writer, order: Order): void {
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "part_refunded";
  const cameBack = order.cancelReason === "returned";
  toBuyer(tx, order, "order-cancelled", order.id, {
    subject: cameBack
      ? `The parcel of your order ${order.number} came back`
      : `Your order ${order.number} is cancelled`,
    parts: [
      cameBack
        ? `The parcel with your order ${order.number} came back to us, so the order is closed.`
        : `Your order ${order.number} is cancelled. Nothing will be sent.`,
      ...(isPaid ? ["When your money is on its way back, we write to you again."] : []),
      ...linksTo(tx, order),
    ],
  });
}

type Refund = { id: string; amountPaise: number; reason: string };

/** To the buyer: a refund was started. */
export function mailRefundStarted(tx: Writer, order: Order, refund: Refund): void {
  toBuyer(tx, order, "refund-started", refund.id, {
    subject: `A refund for your order ${order.number} is on its way`,
    parts: [
      `We are paying back ${rupees(refund.amountPaise)} for your order ${order.number}.`,
      ...reasonFor(refund),
      "It goes back the way you paid. Banks usually need 5 to 7 working days.",
      ...linksTo(tx, order),
    ],
  });
}

/** To the buyer: the provider has sent the money back. */
export function mailRefunded(tx: Writer, order: Order, refund: Refund): void {
  toBuyer(tx, order, "refunded", refund.id, {
    subject: `We have refunded ${rupees(refund.amountPaise)} for your order ${order.number}`,
    parts: [
      `We have paid back ${rupees(refund.amountPaise)} for your order ${order.number}.`,
      ...reasonFor(refund),
      "If it is not in your account yet, your bank may need a few more days to show it.",
      ...linksTo(tx, order),
    ],
  });
}

function reasonFor({ reason }: Refund): Part[] {
  return reason.trim() ? [{ facts: [["Reason", reason.trim()]] }] : [];
}
