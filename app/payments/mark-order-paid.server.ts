import { eq } from "drizzle-orm";
import { emptyPaidCart } from "~/cart/changes.server";
import type { Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orderLines, orders, payments } from "~/db/schema";
import { issueInvoice } from "~/invoices/issue.server";
import { recordEvent } from "~/orders/events.server";
import { mailOrderPaid } from "~/orders/order-mails.server";
import type { Order } from "~/orders/order.server";

/**
 * Everything that goes with an order being paid, in one transaction: its status, its invoice, its cart, its history. The
 * caller has made sure that it is paid once. `actor` as in the history; `by`: which payment, and who told us. `paymentId`:
 * the provider's payment that counts for it from now on, the one a refund goes back to; null: the money came by hand.
 */
export function markOrderPaid(
  tx: Writer,
  order: Order,
  { actor, by, paymentId }: { actor: string; by: string; paymentId: string | null },
  now = Date.now(),
): void {
  const paid = { paymentStatus: "paid", paidAt: now, failureReason: null, updatedAt: now } as const;
  markPaid(tx).run({ id: order.id, now });
  if (paymentId !== null) countPayment(tx).run({ id: paymentId, orderId: order.id });
  issueInvoice(tx, { ...order, ...paid }, now);
  emptyPaidCart(tx, { id: order.cartId, round: order.cartRound }, boughtIn(tx, order.id));
  recordEvent(tx, order.id, actor, "paid", by);
  mailOrderPaid(tx, { ...order, ...paid });
}

const markPaid = prepared((tx: Writer) =>
  tx
    .update(orders)
    .set({
      paymentStatus: "paid",
      paidAt: placeholder("now"),
      failureReason: null,
      updatedAt: placeholder("now"),
    })
    .where(eq(orders.id, placeholder("id")))
    .prepare(),
);
const countPayment = prepared((tx: Writer) =>
  tx
    .update(payments)
    .set({ paidOrderId: placeholder("orderId") })
    .where(eq(payments.id, placeholder("id")))
    .prepare(),
);

function boughtIn(tx: Writer, orderId: string): string[] {
  return bought(tx)
    .all({ orderId })
    .map((line) => line.productId);
}

const bought = prepared((tx: Writer) =>
  tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .prepare(),
);
