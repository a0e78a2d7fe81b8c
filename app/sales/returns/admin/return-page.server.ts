import { db } from "~/base/db/connection.server";
import { refundPath } from "~/sales/orders/money/refund-path";
import { moneyDue } from "../money-due.server";
import { countedPacks, isToSettle, requestBy, requestsOf } from "../requests.server";
import { ownersState } from "../return-words";
import { orderById } from "~/sales/orders/order.server";

/** One return for the staff; null: there is none of this number. Amounts in paise. */
export function returnPage(number: string) {
  const request = requestBy(number);
  const order = request && orderById(request.orderId);
  if (!request || !order) return null;
  const { orderId: _order, refundId: _refund, updatedAt: _at, ...shown } = request;
  return {
    ...shown,
    isToSettle: isToSettle(request),
    /** The refund page, filled in with these packs. */
    refundPath: refundPath(
      order.number,
      countedPacks(request.packs).map(({ position, quantity }) => ({ position, packs: quantity })),
      "sent-back",
    ),
    order: { number: order.number, buyer: order.buyerName, phone: order.buyerPhone },
    due: isToSettle(request) ? moneyDue(request, db) : null,
  };
}

export type ReturnPage = NonNullable<ReturnType<typeof returnPage>>;

/** The returns asked for of an order, for its page in the admin area. */
export const returnsAskedFor = (orderId: string) =>
  requestsOf(orderId).map(({ number, state, createdAt }) => ({
    number,
    createdAt,
    words: ownersState[state],
  }));
