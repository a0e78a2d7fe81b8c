import type { Actor } from "~/audit/record.server";
import { rupees } from "~/lib/money";
import { setOrderStatus } from "~/orders/orders.server";
import { resultWords } from "./refund-words";
import { requestRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";

type Toast = ReturnType<typeof resultWords>;

/**
 * Cancels a paid order and refunds the rest, after it was sent the goods only. Stores the refund first, so that no order is cancelled without it, and calls
 * the provider last. `words`: the result for the admin.
 */
export async function cancelAndRefund(
  orderId: string,
  formKey: string,
  actor: Actor,
): Promise<{ words: Toast; problem?: undefined } | { words?: undefined; problem: string }> {
  const requested = await requestRefund(
    { orderId },
    { wish: { kind: "cancelled" }, reason: "The order was cancelled", actor, formKey },
  );
  if (requested.problem !== undefined) return { problem: requested.problem };
  await setOrderStatus(orderId, "cancel", actor);
  const refund = (await sendRefund(requested.refund.id)) ?? requested.refund;
  const { type, message } = resultWords(rupees(refund.amountPaise), {
    ...refund,
    byHand: refund.paymentId === null,
  });
  return { words: { type, message: `Status is now cancel. ${message}` } };
}
