import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { paymentOrders, payments } from "~/base/db/schema";
import { isPaidStatus, type PaymentMethod } from "~/base/db/statuses";
import type { InvoiceContent } from "./content";
import { titles } from "./titles";
import { issueTime } from "./issue-time.server";
import { nextNumber } from "./next-number.server";
import { paperOf, saleOf } from "./paper-of.server";
import { invoiceIn, roundOf, storeInvoice } from "./stored-invoice.server";
import { rupees } from "~/base/lib/money";
import { cameFor } from "~/sales/orders/money/money-received.server";
import { advanceHere } from "~/sales/orders/money/advances.server";
import type { Order } from "~/sales/orders/order.server";

export { issueCreditNote, issueReturnNote } from "./credit-note.server";

/**
 * Issues an order's invoice under the next number of its series, in the transaction that marks the order paid or sent,
 * whichever comes first. Its content is frozen as of `now` (UTC ms). An order has one invoice, and another one when it goes on after
 * its goods came back unpaid and were credited: a second call does nothing.
 * An imported order got its invoice from the old shop. `order` as it is after the change.
 */
export function issueInvoice(tx: Writer, order: Order, now: number): void {
  const round = roundOf(tx, order.id);
  if (order.source === "import" || invoiceIn(tx, order.id, round)) return;
  const sale = saleOf(tx, order);
  const issuedAt = issueTime(tx, now);
  const { number, ...place } = nextNumber(tx, "PR", issuedAt);
  const content = paperOf(order, sale, sale.lines, {
    title: titleOf(sale, order),
    number,
    issuedAt,
    ...paymentOf(tx, order),
    corrects: null,
  });
  storeInvoice(tx, { ...place, orderId: order.id, refundId: null, round, content });
}

/**
 * By the rates of what is sold. Who has a GSTIN gets a tax invoice of a mixed order, too: two papers of one order are not made. What is
 * not paid yet is no receipt.
 */
function titleOf(
  { tax, lines }: Pick<InvoiceContent, "tax" | "lines">,
  { paymentStatus, buyerGstin }: Order,
): InvoiceContent["title"] {
  if (tax === "none") return isPaidStatus(paymentStatus) ? titles.plain : titles.supply;
  const untaxed = lines.filter(({ gstBasisPoints }) => gstBasisPoints === 0).length;
  if (untaxed === lines.length) return titles.supply;
  return untaxed > 0 && !buyerGstin ? titles.mixed : titles.tax;
}

const methodsByHand: Record<PaymentMethod, string> = {
  online: "Online payment",
  "on-delivery": "Paid on delivery",
  transfer: "Bank or UPI transfer",
  cash: "Cash",
  later: "Paid later, as agreed",
};

const unpaidWords: Record<PaymentMethod, string> = {
  online: "Not paid yet",
  "on-delivery": "To be paid on delivery",
  transfer: "To be paid by bank or UPI transfer",
  cash: "To be paid in cash",
  later: "To be paid later, as agreed",
};

/** The payment that counts for a paid order, not one in review or sent back; how to pay an order that is not paid yet. */
function paymentOf(tx: Writer, order: Order): Pick<InvoiceContent, "payment" | "unpaid"> {
  if (!isPaidStatus(order.paymentStatus)) {
    const unpaid = unpaidWords[order.paymentMethod];
    const came = order.partPaidAt === null ? 0 : (cameFor(tx, [order.id]).get(order.id) ?? 0);
    if (order.advancePaise === null || came <= 0) return { payment: null, unpaid };
    const rest = rupees(Math.max(0, order.totalPaise - came));
    return { payment: null, unpaid: `${rupees(came)} paid in advance. ${unpaid}: ${rest}` };
  }
  const advancePaise = order.advancePaise === null ? 0 : advanceHere(order.id, tx);
  if (advancePaise >= order.totalPaise)
    return { payment: { id: null, method: "Online payment" }, unpaid: null };
  if (advancePaise > 0) {
    const method = `${rupees(advancePaise)} online, the rest by hand`;
    return { payment: { id: null, method }, unpaid: null };
  }
  const paid = countingPayment(tx).get({ orderId: order.id });
  const method = paid?.method ? paid.method.toUpperCase() : methodsByHand[order.paymentMethod];
  return { payment: { id: paid?.id ?? null, method }, unpaid: null };
}

const countingPayment = prepared((tx: Writer) =>
  tx
    .select({ id: payments.id, method: payments.method })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(
      and(
        eq(paymentOrders.orderId, placeholder("orderId")),
        inArray(payments.status, ["captured", "refunded"]),
        or(isNull(payments.review), eq(payments.reviewOutcome, "order made")),
      ),
    )
    .orderBy(desc(payments.updatedAt))
    .limit(1)
    .prepare(),
);
