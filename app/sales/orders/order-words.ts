import type { CancelReason, DeliveryWay, OrderStatus, PaymentStatus } from "~/base/db/statuses";
import { isPaidStatus, type PaymentMethod } from "~/base/db/statuses";
import { arrivalInWords } from "~/goods/delivery/calendar";
import { isAdvanced } from "./money/advanced";
import { t } from "~/base/words/say";

/** How an order stands, in words for its buyer. */

type Standing = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  partPaidAt: number | null;
  advancePaise: number | null;
  deliveryWay: DeliveryWay | null;
  cancelReason: CancelReason | null;
  /** Whether the buyer has yet to confirm it. */
  awaitsConfirmation: boolean;
};

const readyWords = () => t("Your order is packed. You can collect it.");

/** The order's state as a sentence. */
export function standingWords(order: Standing): string {
  const collects = order.deliveryWay === "collect";
  switch (order.status) {
    case "Not Process":
      if (order.awaitsConfirmation)
        return t("We have your order and pack it once you have confirmed it.");
      if (order.paymentMethod === "transfer" && order.paymentStatus === "pending")
        return t("We have your order and pack it as soon as your money is here.");
      return t("We have your order and pack it next.");
    case "Processing":
      return collects ? readyWords() : t("Your order is packed and leaves soon.");
    case "Shipped":
      return collects ? readyWords() : t("Your order is on its way.");
    case "deliverd":
      return collects ? t("You have collected your order.") : t("Your order has been delivered.");
    case "cancel":
      return cancelledWords(order);
  }
}

const cancelledWords = (order: Standing) => `${whyCancelled(order)} ${moneyWords(order)}`;

function moneyWords({ paymentStatus, paymentMethod, partPaidAt, advancePaise }: Standing): string {
  // Its advance came, and nothing of it is here any more.
  const isGivenBack = isAdvanced({ advancePaise, paymentMethod }) && partPaidAt === null;
  if (paymentStatus === "refunded" || (paymentStatus === "pending" && isGivenBack))
    return t("Your money is on its way back.");
  if (isPaidStatus(paymentStatus) || partPaidAt !== null)
    return t("We write to you about your money.");
  // It may be on its way, or be there and not yet seen.
  if (paymentMethod === "transfer") return t("You have paid it? Then please write to us.");
  return t("There is nothing to pay.");
}

function whyCancelled({ cancelReason }: Standing): string {
  switch (cancelReason) {
    case "unconfirmed":
      return t("Your order was not confirmed within 24 hours, so it is cancelled.");
    case "returned":
      return t("Your parcel came back to us, so the order is closed.");
    case "buyer":
      return t("You cancelled this order.");
    default:
      return t("Your order is cancelled.");
  }
}

type Promised = Pick<Standing, "status" | "deliveryWay"> & {
  /** `2026-11-25`, Indian time. */
  promisedFrom: string | null;
  promisedTo: string | null;
};

/** When it comes: "25–27 Nov"; null without a promise, and once it is there or cancelled. */
export function arrivalWords({ status, promisedFrom, promisedTo }: Promised): string | null {
  if (status === "deliverd" || status === "cancel" || !promisedFrom || !promisedTo) return null;
  return arrivalInWords({ from: promisedFrom, to: promisedTo });
}

/** Above name, address and phone of an order. */
export const recipientLabel = (way: DeliveryWay | null): string =>
  way === "collect" ? t("Collected by") : t("Delivery to");

/** What the promised day is about. */
export const arrivalLabel = (way: DeliveryWay | null): string =>
  way === "collect"
    ? t("Ready to collect")
    : way === "transporter"
      ? t("At the transporter’s")
      : t("Arrives");

/**
 * What happens next, while the order is on its way; null when nothing is left. Every guest reads the same: mails go to proved addresses
 * only, and nobody with the link is to learn which are.
 */
export function nextWords(
  order: Standing & { userId: string | null; buyerEmail: string },
): string | null {
  const isMailed = order.userId !== null && order.buyerEmail !== "";
  const collects = order.deliveryWay === "collect";
  if (collects && order.status !== "Not Process") return null;
  if (order.status === "Shipped")
    return isMailed
      ? t("We write to you when it has arrived.")
      : t("This page says when it has arrived.");
  if (order.status === "Processing" || order.status === "Not Process") {
    if (order.awaitsConfirmation) return null;
    if (collects)
      return isMailed
        ? t("We write to you when it is ready.")
        : t("This page says when it is ready.");
    return isMailed ? t("We write to you when it leaves.") : t("This page says when it leaves.");
  }
  return null;
}
