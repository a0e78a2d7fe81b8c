import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orderLines, paymentOrders, payments } from "~/db/schema";
import type { PaymentMethod } from "~/db/statuses";
import { stateName, stateWithCode } from "~/lib/states";
import { amountInWords } from "./amount-in-words";
import { type InvoiceContent, type InvoiceLine, printable, titles, totalsOf } from "./content";
import { issueTime } from "./issue-time.server";
import { nextNumber } from "./next-number.server";
import { sellerNow } from "./seller.server";
import { invoiceIn, storeInvoice } from "./stored-invoice.server";
import { type TaxKind, taxSplit } from "./tax-split";
import type { Order } from "~/orders/order.server";

export { issueCreditNote } from "./credit-note.server";

/**
 * Issues an order's invoice under the next number of its series, in the transaction that marks the order paid. Its content
 * is frozen as of `now` (UTC ms). An order has one invoice: a second call does nothing.
 */
export function issueInvoice(tx: Writer, order: Order, now: number): void {
  if (invoiceIn(tx, order.id)) return;
  const seller = sellerNow(tx);
  const payment = paymentOf(tx, order);
  const { tax, placeOfSupply } = taxKindOf(seller, order.shipState);
  const lines = linesOf(tx, order.id, tax);
  const totals = totalsOf(lines);
  const issuedAt = issueTime(tx, now);
  const { number, ...place } = nextNumber(tx, "PR", issuedAt);
  const content: InvoiceContent = {
    version: 1,
    title: tax === "none" ? titles.plain : titles.tax,
    number,
    issuedAt,
    order: { number: order.number, placedAt: order.createdAt },
    seller,
    ...buyerOf(order),
    placeOfSupply,
    tax,
    reverseCharge: "No",
    lines,
    totals,
    words: amountInWords(totals.totalPaise),
    payment,
    corrects: null,
  };
  storeInvoice(tx, { ...place, orderId: order.id, refundId: null, content });
}

/**
 * The place of supply is where delivery ends (section 10 (1) IGST Act): that state, not the buyer's own, decides between
 * CGST + SGST and IGST. An order without a state counts as supplied in the seller's state, like a sale over the counter; a
 * PIN is only a hint and must not decide a tax. A seller without a GSTIN or state shows no tax.
 */
function taxKindOf(
  { gstin, state }: InvoiceContent["seller"],
  shipState: string | null,
): { tax: TaxKind; placeOfSupply: InvoiceContent["placeOfSupply"] } {
  if (!gstin || !state) return { tax: "none", placeOfSupply: null };
  const name = shipState && stateName(shipState);
  const placeOfSupply = shipState && name ? { code: shipState, name } : state;
  return { tax: placeOfSupply.code === state.code ? "intra" : "inter", placeOfSupply };
}

function linesOf(tx: Writer, orderId: string, tax: TaxKind): InvoiceLine[] {
  return boughtLines(tx)
    .all({ orderId })
    .map((line) => {
      const totalPaise = line.unitPricePaise * line.quantity;
      return {
        position: line.position,
        name: printable(line.name),
        hsn: line.hsn,
        volumeMl: line.volumeMl,
        quantity: line.quantity,
        unitPricePaise: line.unitPricePaise,
        gstBasisPoints: line.gstBasisPoints,
        ...taxSplit(totalPaise, line.gstBasisPoints, tax),
        totalPaise,
      };
    });
}

const boughtLines = prepared((tx: Writer) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .orderBy(asc(orderLines.position))
    .prepare(),
);

function buyerOf(order: Order): Pick<InvoiceContent, "buyer" | "deliverTo"> {
  return {
    buyer: {
      name: printable(order.buyerName),
      phone: printable(order.buyerPhone),
      address: printable(order.buyerAddress),
      gstin: order.buyerGstin,
    },
    deliverTo: order.shipLine
      ? {
          name: printable(order.shipName ?? order.buyerName),
          phone: printable(order.shipPhone ?? order.buyerPhone),
          address: printable(
            [
              order.shipLine,
              order.shipArea,
              [order.shipCity, order.shipPin].filter(Boolean).join(" "),
              order.shipState && stateWithCode(order.shipState),
            ]
              .filter(Boolean)
              .join("\n"),
          ),
        }
      : null,
  };
}

const methodsByHand: Record<PaymentMethod, string> = {
  online: "Online payment",
  "on-delivery": "Paid on delivery",
  transfer: "Bank or UPI transfer",
};

/** The payment that counts for this order: not one in review, or one that a review sent back. */
function paymentOf(tx: Writer, order: Order): InvoiceContent["payment"] {
  const paid = countingPayment(tx).get({ orderId: order.id });
  const method = paid?.method ? paid.method.toUpperCase() : methodsByHand[order.paymentMethod];
  return { id: paid?.id ?? null, method };
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
