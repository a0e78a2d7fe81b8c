import { refundReasons } from "~/sales/orders/money/refund-reason";
import { write, type Writer } from "~/base/db/connection.server";
import { isCancellable } from "~/sales/fulfilment/cancellable";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { rupees } from "~/base/lib/money";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { advanceLeft } from "../advance/advance-money.server";
import { giveBackAdvance } from "./refund-advance.server";
import { addRefund } from "./request-refund.server";
import { leastRefundPaise } from "./refund-scope";
import { sendRefund } from "./send-refund.server";
import { t } from "~/base/words/say";
import { type Order, orderById } from "~/sales/orders/order.server";

type Cancelled =
  { message: string; problem?: undefined } | { message?: undefined; problem: string };

const tooLate =
  "This order cannot be cancelled here any more: we have packed it. Please write to us, we find a way.";

/**
 * Cancels an order for its buyer, until it is packed. What was paid online goes back to where it came from; what was paid by
 * hand is left for the owner to give back. One write cancels and stores the refund, the provider is called last, so that of
 * packing and cancelling one wins. The form sent again changes nothing. `message` and `problem` are for the buyer.
 */
export async function cancelByBuyer(orderId: string, idempotencyKey: string): Promise<Cancelled> {
  const done = await write((tx) => cancelIn(tx, orderId, idempotencyKey));
  if (done.problem !== undefined) return done;
  if (done.refundId !== null) await sendRefund(done.refundId);
  return { message: done.message };
}

function cancelIn(
  tx: Writer,
  orderId: string,
  idempotencyKey: string,
): { message: string; refundId: string | null; problem?: undefined } | { problem: string } {
  const order = orderById(orderId, tx);
  if (!order) return { problem: t(tooLate) };
  const message = t("Order {number} is cancelled.", { number: order.number });
  // The same form again.
  if (order.cancelReason === "buyer") return { message, refundId: null };
  const money = moneyOf([order], tx).get(order.id);
  if (!isCancellable(order) || !money) return { problem: t(tooLate) };

  const now = Date.now();
  const isSentBack = money.payment !== null && money.leftPaise >= leastRefundPaise;
  const refund = isSentBack
    ? addRefund(
        tx,
        { orderId },
        { what: { kind: "full" }, reason: refundReasons.byBuyer, actor: "shopper", idempotencyKey },
        now,
      )
    : null;
  const back = refund ?? advanceBack(tx, order, idempotencyKey, now);
  if (back?.problem !== undefined) return { problem: back.problem };
  const cancel = { status: "cancel", reason: "buyer", version: "Not Process" } as const;
  if (moveIn(tx, orderId, cancel, "shopper", now).problem !== undefined)
    return { problem: t(tooLate) };
  const amount = back && rupees(back.refund.amountPaise);
  const byHandPaise =
    money.payment === null ? money.leftPaise - (back?.refund.amountPaise ?? 0) : 0;
  return {
    message: [
      message,
      amount && t("{amount} goes back the way you paid.", { amount }),
      byHandPaise > 0 && !amount && t("We write to you about your money."),
      byHandPaise > 0 &&
        amount &&
        t("We write to you about the other {rest}.", { rest: rupees(byHandPaise) }),
    ]
      .filter(Boolean)
      .join(" "),
    refundId: back?.refund.id ?? null,
  };
}

/** Gives back what was paid online of an order that was paid in parts, or of which a part is paid; null: nothing was. */
function advanceBack(tx: Writer, order: Order, idempotencyKey: string, now: number) {
  const amountPaise = advanceLeft(order, tx);
  if (amountPaise < leastRefundPaise) return null;
  const given = {
    amountPaise,
    reason: refundReasons.byBuyer,
    actor: "shopper",
    idempotencyKey,
  } as const;
  return giveBackAdvance(tx, order, given, now);
}
