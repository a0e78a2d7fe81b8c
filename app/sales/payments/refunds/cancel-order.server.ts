import { refundReasons } from "~/sales/orders/money/refund-reason";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import type { Move } from "~/sales/fulfilment/move";
import { moveIn, refusedMove } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { rupees } from "~/base/lib/money";
import { advanceLeft } from "../advance/advance-money.server";
import { refundable } from "./refundable.server";
import { resultWords } from "./refund-words";
import { addRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";

type Toast = ReturnType<typeof resultWords>;
type Refused = { words?: undefined; problem: string; field: string };

/**
 * Cancels a paid order and refunds the rest; after it was sent, the goods only. One write holds both, so that neither is done
 * without the other; the provider is called last. `as`: what else the form says of the move. `words`: the result for the admin; `problem`:
 * why nothing was done, and the field that it belongs to.
 */
export async function cancelAndRefund(
  orderId: string,
  idempotencyKey: string,
  actor: Actor & Member,
  as: Pick<Move, "version" | "courier" | "trackingNumber"> = {},
): Promise<{ words: Toast; problem?: undefined } | Refused> {
  const requested = await write((tx) => {
    const now = Date.now();
    const cancel = { ...as, status: "cancel" } as const;
    const refused = refusedMove(tx, orderId, cancel);
    if (refused) {
      const { words, field } = moveRefusal(refused, actor);
      return { problem: words, field };
    }
    const given = { reason: refundReasons.cancelled, actor, idempotencyKey };
    const found = refundable({ orderId }, tx);
    const onlinePaise = found?.order && found.payment === null ? advanceLeft(found.order, tx) : 0;
    // Of one that was paid in parts: the rest stays to be given back by hand.
    const amountPaise = Math.min(onlinePaise, found?.backOnCancelPaise ?? 0);
    const refund =
      amountPaise > 0
        ? addRefund(
            tx,
            { orderId },
            { what: { kind: "amount", amountPaise }, isOnline: true, ...given },
            now,
          )
        : addRefund(tx, { orderId }, { what: { kind: "cancelled" }, ...given }, now);
    if (refund.problem !== undefined) return { problem: refund.problem, field: "form" };
    moveIn(tx, orderId, cancel, actor, now);
    return refund;
  });
  if (requested.problem !== undefined) return requested;
  const refund = (await sendRefund(requested.refund.id)) ?? requested.refund;
  const { type, message } = resultWords(rupees(refund.amountPaise), {
    ...refund,
    byHand: refund.paymentId === null,
  });
  return { words: { type, message: `Status is now cancel. ${message}` } };
}
