import { eq } from "drizzle-orm";
import { emptyPaidCart } from "~/sales/cart/changes.server";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderLines, orders, payments } from "~/base/db/schema";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { recordEvent } from "~/sales/orders/events.server";
import { lapseOthers, reopenOrder } from "~/sales/orders/lapse.server";
import { setWrittenOff } from "~/sales/orders/money/written-off.server";
import { mailOrderPaid } from "~/sales/orders/mails/order-mails.server";
import { tellOfOrder } from "~/sales/orders/mails/tell-of-order.server";
import type { Order } from "~/sales/orders/order.server";
import { openTime } from "~/upkeep/month-lock/open-time.server";
import { settleStock } from "~/goods/stock/order-stock.server";

/** How an order was paid. `receivedPaise`: less than its total when goods were sent back before. */
type Paid = { actor: string; by: string; paymentId: string | null; receivedPaise?: number };

/**
 * Marks an order paid in one transaction: status, stock, invoice, cart, history, mail. The caller ensures that this happens once.
 * `actor`: as in the history; `by`: the payment and the source of the news, for the history. `paymentId`: the provider's
 * payment that counts, to which refunds go; null if the order was paid by hand. `at`: UTC ms; if its month is locked, it is paid after that.
 */
export function markOrderPaid(
  tx: Writer,
  order: Order,
  { actor, by, paymentId, receivedPaise = order.totalPaise }: Paid,
  at = Date.now(),
): void {
  const now = openTime(tx, at);
  const paid = {
    paymentStatus: "paid",
    paidAt: now,
    partPaidAt: null,
    failureReason: null,
    updatedAt: now,
  } as const;
  reopenOrder(tx, order, now);
  lapseOthers(tx, order, now);
  // First: the order is then put into the search index once, with its payment.
  if (paymentId !== null) countPayment(tx).run({ id: paymentId, orderId: order.id });
  if (order.writtenOffAt !== null)
    setWrittenOff(tx, order, 0, { reason: "Its money came after all", by: actor }, now);
  markPaid(tx).run({ id: order.id, now });
  settleStock(tx, order, { ...order, ...paid }, now, { actor });
  issueInvoice(tx, { ...order, ...paid }, now);
  emptyPaidCart(tx, { id: order.cartId, round: order.cartRound }, productIdsIn(tx, order.id));
  recordEvent(tx, order.id, actor, "paid", by);
  mailOrderPaid(tx, { ...order, ...paid }, receivedPaise);
  // All others were told of when they were placed.
  if (order.paymentMethod === "online") tellOfOrder(tx, order);
}

const markPaid = prepared((tx: Writer) =>
  tx
    .update(orders)
    .set({
      paymentStatus: "paid",
      paidAt: placeholder("now"),
      partPaidAt: null,
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

function productIdsIn(tx: Writer, orderId: string): string[] {
  return productsIn(tx)
    .all({ orderId })
    .map((line) => line.productId);
}

const productsIn = prepared((tx: Writer) =>
  tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .prepare(),
);
