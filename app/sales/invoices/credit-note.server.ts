import { and, eq, sql } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { invoices, type orders, refunds, refundCounts } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { refundedPacks } from "~/sales/orders/money/refunded-packs";
import { amountInWords } from "./amount-in-words";
import { chargesIn, contentOf, type InvoiceContent, printable, totalsOf } from "./content";
import { titles } from "./titles";
import { type Credit, creditedLines, wholeCredit } from "./credited-lines";
import { issueTime } from "./issue-time.server";
import { nextNumber } from "./next-number.server";
import { sellerNow } from "./seller.server";
import { invoiceIn, roundOf, storeInvoice } from "./stored-invoice.server";

type Order = Pick<typeof orders.$inferSelect, "id">;
type Refund = Pick<typeof refunds.$inferSelect, "id" | "amountPaise" | "lines" | "reason"> &
  Partial<Pick<typeof refunds.$inferSelect, "deliveryPaise" | "feePaise">>;

/**
 * Issues the credit note of a processed refund, in the transaction that records it (section 34 CGST Act). It corrects the
 * order's invoice by the refunded packs, delivery and fee, or by an amount spread over the lines, and never by more than
 * earlier notes left. Does nothing for an order without an invoice, a refund that already has a note, or money that the
 * invoice does not cover (a refunded second payment for the same order). `now`: UTC ms.
 */
export function issueCreditNote(tx: Writer, order: Order, refund: Refund, now: number): void {
  const round = roundOf(tx, order.id);
  const invoice = invoiceIn(tx, order.id, round);
  if (!invoice) return;
  const corrected = contentOf(invoice);
  const earlier = creditNotesIn(tx, order.id, round);
  if (earlier.some(({ refundId }) => refundId === refund.id)) return;
  if (isOfAnotherPayment(tx, refund.id, corrected)) return;

  const amountPaise = refund.amountPaise - spareCredit(tx, order.id, refund.id, earlier);
  if (amountPaise <= 0) return;
  const credit = {
    amountPaise,
    packs: refundedPacks(refund.lines),
    deliveryPaise: refund.deliveryPaise ?? 0,
    feePaise: refund.feePaise ?? 0,
  };
  const notes = earlier.map(contentOf);
  storeNote(tx, {
    order,
    corrected,
    notes,
    credit,
    reason: refund.reason,
    refundId: refund.id,
    round,
    now,
  });
}

/**
 * Issues the credit note for goods that were never paid and came back: over all that earlier notes left of the invoice, in
 * the transaction that records the return. Does nothing for an order without an invoice, one that is credited already, or a
 * paid one, whose refund makes the note. `now`: UTC ms.
 */
export function issueReturnNote(
  tx: Writer,
  order: Pick<typeof orders.$inferSelect, "id" | "paymentStatus">,
  now: number,
  reason = "The goods came back",
): void {
  if (isPaidStatus(order.paymentStatus)) return;
  const round = roundOf(tx, order.id);
  const invoice = invoiceIn(tx, order.id, round);
  if (!invoice) return;
  const corrected = contentOf(invoice);
  const notes = creditNotesIn(tx, order.id, round).map(contentOf);
  const credit = wholeCredit(corrected, notes);
  storeNote(tx, { order, corrected, notes, credit, reason, refundId: null, round, now });
}

/**
 * Takes back the whole invoice of an order, whose place another one takes in the same transaction: no money goes back. Only for an
 * invoice without other notes. `now`: UTC ms. Gives the number of the note.
 */
export function issueCorrectionNote(tx: Writer, order: Order, now: number): string | null {
  const round = roundOf(tx, order.id);
  const invoice = invoiceIn(tx, order.id, round);
  if (!invoice) return null;
  const corrected = contentOf(invoice);
  return storeNote(tx, {
    order,
    corrected,
    notes: [],
    credit: wholeCredit(corrected, []),
    reason: "Made out to the wrong buyer",
    refundId: null,
    unpaid: "No money goes back: a corrected invoice takes its place",
    round,
    now,
  });
}

type Note = {
  order: Order;
  /** The invoice it corrects, and the notes that did so before. */
  corrected: InvoiceContent;
  notes: InvoiceContent[];
  credit: Credit;
  reason: string;
  refundId: string | null;
  /** Why no money goes back. */
  unpaid?: string;
  round: number;
  now: number;
};

/** Stores a credit note and gives its number; null if nothing is left to credit. */
function storeNote(
  tx: Writer,
  { order, corrected, notes, credit, reason, refundId, unpaid, round, now }: Note,
): string | null {
  const lines = creditedLines(corrected, notes, credit);
  if (lines.length === 0) return null;
  const totals = totalsOf(lines);
  const issuedAt = issueTime(tx, now);
  const { number, ...place } = nextNumber(tx, "CN", issuedAt);
  const content: InvoiceContent = {
    ...corrected,
    title: titles.credit,
    number,
    issuedAt,
    // Current company details, but the invoice's GSTIN and state: the note corrects the tax of that invoice.
    seller: {
      ...sellerNow(tx),
      gstin: corrected.seller.gstin,
      state: corrected.seller.state,
    },
    lines,
    totals,
    chargesPaise: chargesIn(lines),
    words: amountInWords(totals.totalPaise),
    payment: null,
    unpaid: refundId === null ? (unpaid ?? "Nothing was paid, so no money goes back") : null,
    corrects: {
      number: corrected.number,
      issuedAt: corrected.issuedAt,
      reason: printable(reason),
    },
  };
  storeInvoice(tx, { ...place, orderId: order.id, refundId, round, content });
  return number;
}

/** The credit notes of this round of an order. */
export function creditNotesIn(tx: Reader, orderId: string, round: number) {
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.series, "CN"), eq(invoices.round, round)))
    .all();
}

function isOfAnotherPayment(tx: Writer, refundId: string, { payment }: InvoiceContent): boolean {
  const row = tx
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, refundId))
    .get();
  return Boolean(row?.paymentId && payment?.id && row.paymentId !== payment.id);
}

/**
 * The amount (paise) of earlier credit notes whose refund did not go through. If the provider reports a refund as sent and
 * then as failed, its note stays, because notes are never withdrawn. That note covers the next refund as far as it goes; a
 * second note for the same money would credit the buyer twice.
 */
function spareCredit(
  tx: Writer,
  orderId: string,
  refundId: string,
  noted: { totalPaise: number }[],
): number {
  const others = tx.get<{ paise: number }>(sql`
    select coalesce(sum(r.amount_paise), 0) as paise from refunds r
    where r.order_id = ${orderId} and r.status = 'processed' and r.id <> ${refundId}
      and ${sql.raw(refundCounts("r.order_id"))}`);
  const notedPaise = noted.reduce((all, { totalPaise }) => all + totalPaise, 0);
  return Math.max(0, notedPaise - others.paise);
}
