import { isPaidStatus } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import type { Order } from "../order.server";

type Standing = Pick<Order, "paymentStatus" | "paymentMethod">;

/**
 * How a parcel is paid: `collect`: the courier or driver takes the money; `awaited`: by a transfer that has not arrived; `later`: as agreed
 * with the customer; `review`: a payment for it needs a decision first.
 */
type ParcelMoney = "paid" | "collect" | "awaited" | "later" | "review";

export function parcelMoney({ paymentStatus, paymentMethod }: Standing): ParcelMoney {
  if (isPaidStatus(paymentStatus)) return "paid";
  if (paymentStatus === "review") return "review";
  if (paymentMethod === "later") return "later";
  return paymentMethod === "on-delivery" || paymentMethod === "cash" ? "collect" : "awaited";
}

/** "Collect ₹4,020"; null: nothing is to be collected with the parcel. `owedPaise`: what is still to be paid (`owedFor`). */
export const collectWords = (order: Standing, owedPaise: number): string | null =>
  parcelMoney(order) === "collect" && owedPaise > 0 ? `Collect ${rupees(owedPaise)}` : null;

/** What the packer must know about the money; null: nothing, because the slip may lie in a gift. */
export function moneyOnSlip(order: Standing, owedPaise: number): string | null {
  switch (parcelMoney(order)) {
    case "collect":
      return collectWords(order, owedPaise);
    case "awaited":
      return "Not paid yet";
    case "review":
      return "Its payment needs review: do not send it yet";
    case "later":
    case "paid":
      return null;
  }
}
