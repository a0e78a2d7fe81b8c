import type { Writer } from "~/base/db/connection.server";
import { collectingPlace } from "~/goods/delivery/delivery-settings.server";
import { rupees } from "~/base/lib/money";
import type { Part } from "~/people/mail/letter";
import { returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { goodsOf, linksTo, toBuyer, whereAndWhen } from "./order-letter.server";
import { owedFor } from "../money/owed.server";
import { refundReason } from "../money/refund-reason";
import { isToPayByHand } from "~/base/db/placed";
import type { Order } from "../order.server";
import { t } from "~/base/words/say";

/** Mails about an order. Each is queued in the transaction of the change it reports. */

/** To the buyer: the order is paid. `receivedPaise`: what came for it. */
export function mailOrderPaid(tx: Writer, order: Order, receivedPaise = order.totalPaise): void {
  const isConfirmedBefore =
    order.paymentMethod === "on-delivery" || order.paymentMethod === "later";
  const { number } = order;
  const amount = rupees(receivedPaise);
  toBuyer(tx, order, "order-paid", order.id, () => ({
    subject: isConfirmedBefore
      ? t("We have your payment for order {number}", { number })
      : t("Your order {number} is confirmed", { number }),
    parts: [
      t("Thank you. We have received your payment of {amount} for order {number}.", {
        amount,
        number,
      }),
      { facts: [...goodsOf(tx, order), [t("Total paid"), amount]] },
      ...whereAndWhen(tx, order),
      ...linksTo(tx, order),
    ],
  }));
}

/** To the buyer: the order can be collected. */
export function mailReady(tx: Writer, order: Order): void {
  const place = collectingPlace(tx);
  const isToPay = isToPayByHand(order) && order.paymentMethod !== "later";
  toBuyer(tx, order, "order-ready", order.id, () => ({
    subject: t("Your order {number} is ready to collect", { number: order.number }),
    parts: [
      t("Your order {number} is packed. You can collect it at our press.", {
        number: order.number,
      }),
      ...(place ? [{ facts: [[t("Collect at"), place] as [string, string]] }] : []),
      ...(isToPay
        ? [t("Please pay {total} when you collect it.", { total: rupees(owedFor(order, tx)) })]
        : []),
      ...linksTo(tx, order),
    ],
  }));
}

/** To the buyer: the order was collected. */
function mailCollected(tx: Writer, order: Order): void {
  toBuyer(tx, order, "order-delivered", order.id, () => ({
    subject: t("You have collected your order {number}", { number: order.number }),
    parts: [
      t("Thank you for collecting your order {number}. We hope you like it.", {
        number: order.number,
      }),
      t("If something is missing or broken, please write to us."),
      returnHint(tx),
      ...linksTo(tx, order),
    ],
  }));
}

/** Where a return is asked for, and how long. */
const returnHint = (tx: Writer): string =>
  t(
    "On the page of your order you can also ask for a return, within {days, plural, one {# day} other {# days}}.",
    { days: returnTerms(tx).days },
  );

/** To the buyer: the parcel was delivered, or the order collected. */
export function mailDelivered(tx: Writer, order: Order): void {
  if (order.deliveryWay === "collect") return mailCollected(tx, order);
  toBuyer(tx, order, "order-delivered", order.id, () => ({
    subject: t("Your order {number} was delivered", { number: order.number }),
    parts: [
      t("Your order {number} was delivered. We hope you like it.", { number: order.number }),
      t("If something is missing or broken, or you did not get it, please write to us."),
      returnHint(tx),
      ...linksTo(tx, order),
    ],
  }));
}

/** To the buyer: the order was cancelled, or its parcel came back. */
export function mailCancelled(tx: Writer, order: Order): void {
  const isPaid =
    order.paymentStatus === "paid" ||
    order.paymentStatus === "part_refunded" ||
    order.partPaidAt !== null;
  const cameBack = order.cancelReason === "returned";
  toBuyer(tx, order, "order-cancelled", order.id, () => ({
    subject: cameBack
      ? t("The parcel of your order {number} came back", { number: order.number })
      : t("Your order {number} is cancelled", { number: order.number }),
    parts: [
      cameBack
        ? t("The parcel with your order {number} came back to us, so the order is closed.", {
            number: order.number,
          })
        : t("Your order {number} is cancelled. Nothing will be sent.", { number: order.number }),
      ...(isPaid ? [t("When your money is on its way back, we write to you again.")] : []),
      ...linksTo(tx, order),
    ],
  }));
}

type Refund = { id: string; amountPaise: number; reason: string };

/** To the buyer: a refund was started. */
export function mailRefundStarted(tx: Writer, order: Order, refund: Refund): void {
  toBuyer(tx, order, "refund-started", refund.id, () => ({
    subject: t("A refund for your order {number} is on its way", { number: order.number }),
    parts: [
      t("We are paying back {amount} for your order {number}.", {
        amount: rupees(refund.amountPaise),
        number: order.number,
      }),
      ...reasonFor(refund),
      t("It goes back the way you paid. Banks usually need 5 to 7 working days."),
      ...linksTo(tx, order),
    ],
  }));
}

/** To the buyer: the provider has sent the money back. */
export function mailRefunded(tx: Writer, order: Order, refund: Refund): void {
  toBuyer(tx, order, "refunded", refund.id, () => ({
    subject: t("We have refunded {amount} for your order {number}", {
      amount: rupees(refund.amountPaise),
      number: order.number,
    }),
    parts: [
      t("We have paid back {amount} for your order {number}.", {
        amount: rupees(refund.amountPaise),
        number: order.number,
      }),
      ...reasonFor(refund),
      t("If it is not in your account yet, your bank may need a few more days to show it."),
      ...linksTo(tx, order),
    ],
  }));
}

function reasonFor({ reason }: Refund): Part[] {
  return reason.trim() ? [{ facts: [[t("Reason"), refundReason(reason)]] }] : [];
}
