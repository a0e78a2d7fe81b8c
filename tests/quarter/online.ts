import { reading } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
import { lever } from "../sales/payments/telling";
import { refundPayment } from "~/sales/payments/provider/provider.server";
import { askRefunds } from "~/sales/payments/refunds/ask-refunds.server";

/** What came online for one order, and what happens to it at the provider. */

/** The payment that pays an order, or its advance; undefined: none does. `paise`: how much. */
export const onlineOf = (orderId: string) =>
  reading
    .prepare<[string, string], { id: string; paise: number }>(
      `select id, amount_paise as paise from payments where paid_order_id = ?
       union all select p.id, p.amount_paise from money_received m join payments p on p.id = m.payment_id where m.order_id = ?`,
    )
    .get(orderId, orderId);

/** Somebody gives a third of it back on the provider's own pages, and the shop learns of it by asking. */
export async function giveBackAtProvider(orderId: string): Promise<string | null> {
  const paid = onlineOf(orderId);
  if (!paid) return "nothing came online";
  const amountPaise = Math.ceil(paid.paise / 3);
  await refundPayment({ paymentId: paid.id, amountPaise, key: newId(), receipt: newId() });
  await askRefunds(paid.id);
  return null;
}

/** The provider's refund of an order's advance fails, after it was said to be made, and the shop learns of it by asking. */
export async function failRefund(orderId: string): Promise<void> {
  const refund = reading
    .prepare<[string], { id: string | null; paymentId: string }>(
      `select provider_refund_id as id, payment_id as paymentId from refunds
       where order_id = ? and provider_refund_id is not null and status = 'processed'
         and exists (select 1 from money_received m where m.refund_id = refunds.id)`,
    )
    .get(orderId);
  if (!refund) return;
  await lever(`/refunds/${refund.id}/fail`, {});
  await askRefunds(refund.paymentId);
}
