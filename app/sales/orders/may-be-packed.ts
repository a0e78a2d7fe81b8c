import type { Member } from "~/people/accounts/member";
import { may } from "~/people/accounts/staff/rights";
import type { PaymentMethod } from "~/base/db/statuses";
import type { Order } from "./order.server";

type Standing = Pick<Order, "paymentStatus" | "paymentMethod">;

/** Ways to pay that ask for the money before anything is packed. */
const moneyFirst: readonly PaymentMethod[] = ["online", "transfer"];

/**
 * Why the money keeps an order from being packed or sent, for the staff; null: it may be packed. Pay on delivery, cash in the shop
 * and orders to be paid later wait for nothing. `needsNoMoneyFirst` in `base/db/schema` is the same for queries.
 */
export function moneyBeforePacking({ paymentStatus, paymentMethod }: Standing): string | null {
  switch (paymentStatus) {
    case "paid":
    case "part_refunded":
      return null;
    case "refunded":
      return "its money was given back";
    case "review":
      return "its payment needs review";
    case "unpaid":
    case "pending":
      return moneyFirst.includes(paymentMethod) ? "not paid yet" : null;
  }
}

/** Whether an order may be packed, as far as its money goes. */
export const mayBePacked = (order: Standing): boolean => moneyBeforePacking(order) === null;

/** What can be done with an order whose money has to come first, for who reads it: the owner sends it all the same. */
export const unpaidAdvice = (by: Member): string =>
  may(by, "owner")
    ? "you can send it from its page, by the tick there"
    : "only the owner can send it";

/** Whether an order left although its money had to come first, which still has not come and is not written off. */
export const leftUnpaid = (order: Standing & Pick<Order, "status" | "writtenOffAt">): boolean =>
  (order.status === "Shipped" || order.status === "deliverd") &&
  order.paymentStatus === "pending" &&
  order.writtenOffAt === null &&
  !mayBePacked(order);
