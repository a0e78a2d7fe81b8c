import { reading } from "~/base/db/connection.server";
import { newId } from "~/base/lib/ids.server";
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
