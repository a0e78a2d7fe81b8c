import { eq } from "drizzle-orm";
import { settleStock } from "~/goods/stock/order-stock.server";
import { emptyPaidCart } from "~/sales/cart/changes.server";
import type { Writer } from "~/base/db/connection.server";
import { orderLines, orders } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { issueReceiptVoucher } from "~/sales/invoices/vouchers/issue-voucher.server";
import { recordEvent } from "~/sales/orders/events.server";
import { lapseOthers, reopenOrder } from "~/sales/orders/lapse.server";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import type { Order } from "~/sales/orders/order.server";
import { mailOrderPlaced } from "~/sales/orders/mails/placed-mail.server";
import { tellOfOrder } from "~/sales/orders/mails/tell-of-order.server";

type Paid = { id: string; amountPaise: number };

/**
 * Takes a captured payment as the advance of its order: the order is placed, to be packed, and the rest is paid on delivery. The caller
 * ensures that the order waits for it. `actor`: as in the history; `by`: the source of the news. `now`: UTC ms.
 */
export function takeAdvance(
  tx: Writer,
  order: Order,
  { id: paymentId, amountPaise }: Paid,
  { actor, by }: { actor: string; by: string },
  now = Date.now(),
): void {
  reopenOrder(tx, order, now);
  lapseOthers(tx, order, now);
  const moneyId = noteMoney(
    tx,
    {
      orderId: order.id,
      amountPaise,
      way: null,
      reference: paymentId,
      note: "",
      by: "shop",
      paymentId,
    },
    now,
  );
  const [placed] = tx
    .update(orders)
    .set({
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
      partPaidAt: now,
      // Who pays an advance has confirmed the order.
      confirmedAt: now,
      failureReason: null,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  if (!placed) throw new Error("The order is gone");
  settleStock(tx, order, placed, now, { actor });
  emptyPaidCart(tx, { id: order.cartId, round: order.cartRound }, productsOf(tx, order));
  const left = rupees(order.totalPaise - amountPaise);
  const words = `${rupees(amountPaise)} online, ${by}: ${left} is to come on delivery`;
  recordEvent(tx, order.id, actor, "part-paid", words);
  issueReceiptVoucher(tx, placed, { moneyId, amountPaise }, now);
  tellOfOrder(tx, placed);
  mailOrderPlaced(tx, placed, null);
}

const productsOf = (tx: Writer, { id }: Order): string[] =>
  tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .all()
    .map(({ productId }) => productId);
