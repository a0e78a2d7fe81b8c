import type { Actor } from "~/audit/record.server";
import { rupees } from "~/lib/money";
import { setOrderStatus } from "~/orders/orders.server";
import { resultWords } from "./refund-words";
import { requestRefund } from "./request-refund.server";
import { sendRefund } from "./send-refund.server";

type Toast = ReturnType<typeof resultWords>;

/**
 * Cancels a paid order and gives back all that is left. The refund is written down first, so that an order is never
 * cancelled with its money forgotten; the provider hears of it last. `words` tell the admin what came of it.
 */
export async function cancelAndRefund(
  orderId: string,
  formKey: string,
  actor: Actor,
): Promise<{ words: Toast; problem?: undefined } | { words?: undefined; problem: string }> {
  const requested = await requestRefund(
    { orderId },
    { wish: { kind: "full" }, reason: "The order was cancelled", actor, formKey },
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
