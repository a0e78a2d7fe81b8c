import { refundReasons } from "~/sales/orders/money/refund-reason";
import type { Member } from "~/people/accounts/member";
import type { Actor } from "~/upkeep/audit/record.server";
import { write } from "~/base/db/connection.server";
import type { OrderStatus } from "~/base/db/statuses";
import { moveIn, refusedMove } from "~/sales/fulfilment/move-order.server";
import { moveRefusal } from "~/sales/fulfilment/refusal-words";
import { rupees } from "~/base/lib/money";
import { resultWords } from "./refund-words";
import { addRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";

type Toast = ReturnType<typeof resultWords>;

/**
 * Cancels a paid order and refunds the rest; after it was sent, the goods only. One write holds both, so that neither is done
 * without the other; the provider is called last. `seen`: the status that the page showed. `words`: the result for the admin.
 */
export async function cancelAndRefund(
  orderId: string,
  formKey: string,
  actor: Actor & Member,
  seen?: OrderStatus,
): Promise<{ words: Toast; problem?: undefined } | { words?: undefined; problem: string }> {
  const requested = await write((tx) => {
    const now = Date.now();
    const cancel = { status: "cancel", seen } as const;
    const refused = refusedMove(tx, orderId, cancel);
    if (refused) return { problem: moveRefusal(refused, actor).words };
    const refund = addRefund(
      tx,
      { orderId },
      { what: { kind: "cancelled" }, reason: refundReasons.cancelled, actor, formKey },
      now,
    );
    if (refund.problem === undefined) moveIn(tx, orderId, cancel, actor, now);
    return refund;
  });
  if (requested.problem !== undefined) return { problem: requested.problem };
  const refund = (await sendRefund(requested.refund.id)) ?? requested.refund;
  const { type, message } = resultWords(rupees(refund.amountPaise), {
    ...refund,
    byHand: refund.paymentId === null,
  });
  return { words: { type, message: `Status is now cancel. ${message}` } };
}
