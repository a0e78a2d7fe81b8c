import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Writer } from "~/db/connection.server";
import { invoices, type orders, refunds } from "~/db/schema";
import { amountInWords } from "./amount-in-words";
import {
  contentOf,
  type InvoiceContent,
  type InvoiceLine,
  printable,
  titles,
  totalsOf,
} from "./content";
import { creditedParts } from "./credited-parts";
import { issueTime } from "./issue-time.server";
import { nextNumber } from "./next-number.server";
import { sellerNow } from "./seller.server";
import { spareCredit } from "./spare-credit.server";
import { spread } from "~/lib/spread";
import { invoiceIn, storeInvoice } from "./stored-invoice.server";

type Order = Pick<typeof orders.$inferSelect, "id">;
/** Amounts in paise; `lines` is `[{ position, quantity }]` as JSON, null for an amount. */
type Refund = { id: string; amountPaise: number; lines: string | null; reason: string };

const chosenLines = z.array(z.object({ position: z.number().int(), quantity: z.number().int() }));

/**
 * Issues the credit note of a processed refund, in the transaction that records it (section 34 CGST Act). It corrects the
 * order's invoice by lines, or by an amount spread over them, and never by more than earlier notes left. Does nothing for
 * an order without an invoice, a refund that already has a note, or money that the invoice does not cover (a refunded
 * second payment for the same order). `now`: UTC ms.
 */
export function issueCreditNote(tx: Writer, order: Order, refund: Refund, now: number): void {
  const invoice = invoiceIn(tx, order.id);
  if (!invoice) return;
  const corrected = contentOf(invoice);
  const earlier = creditNotesIn(tx, order.id);
  if (earlier.some(({ refundId }) => refundId === refund.id)) return;
  if (isOfAnotherPayment(tx, refund.id, corrected)) return;

  const left = leftOf(
    corrected,
    earlier.map((note) => contentOf(note)),
  );
  const amountPaise = refund.amountPaise - spareCredit(tx, order.id, refund.id, earlier);
  if (amountPaise <= 0) return;
  const lines = creditedLines(corrected, left, { ...refund, amountPaise });
  if (lines.length === 0) return;
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
    words: amountInWords(totals.totalPaise),
    payment: null,
    corrects: {
      number: corrected.number,
      issuedAt: corrected.issuedAt,
      reason: printable(refund.reason),
    },
  };
  storeInvoice(tx, { ...place, orderId: order.id, refundId: refund.id, content });
}

function creditNotesIn(tx: Writer, orderId: string) {
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.series, "CN")))
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

/** What earlier credit notes left of each line of the invoice. */
function leftOf(invoice: InvoiceContent, notes: InvoiceContent[]): InvoiceLine[] {
  return invoice.lines.map((line) => {
    const taken = totalsOf(
      notes.flatMap((note) => note.lines.filter(({ position }) => position === line.position)),
    );
    return {
      ...line,
      taxablePaise: line.taxablePaise - taken.taxablePaise,
      cgstPaise: line.cgstPaise - taken.cgstPaise,
      sgstPaise: line.sgstPaise - taken.sgstPaise,
      igstPaise: line.igstPaise - taken.igstPaise,
      totalPaise: line.totalPaise - taken.totalPaise,
    };
  });
}

function creditedLines(
  { tax }: InvoiceContent,
  left: InvoiceLine[],
  refund: Refund,
): InvoiceLine[] {
  const packs = packsOf(refund.lines);
  const amounts = amountsFor(left, packs, refund.amountPaise);
  return left.flatMap((line, index) => {
    const paise = amounts[index] ?? 0;
    if (paise === 0) return [];
    const parts = creditedParts(paise, line.gstBasisPoints, tax, line);
    return [{ ...line, quantity: packsIn(line, paise, packs), ...parts, totalPaise: paise }];
  });
}

/** Packs credited on a line: those the refund names, or all if the whole line is refunded; else 0. */
function packsIn(line: InvoiceLine, paise: number, packs: Map<number, number>): number {
  const isWhole = paise === line.unitPricePaise * line.quantity;
  return packs.get(line.position) ?? (isWhole ? line.quantity : 0);
}

/** Refunded packs by line position. Empty if the refund is for an amount. */
function packsOf(json: string | null): Map<number, number> {
  const chosen = json === null ? [] : chosenLines.parse(JSON.parse(json));
  return new Map(
    chosen.filter(({ quantity }) => quantity > 0).map((each) => [each.position, each.quantity]),
  );
}

/**
 * The credit (paise) for each line. Lines that the refund names take the price of their packs. The refunded amount decides:
 * if it is less, it is spread over those lines; if it is more, the rest is spread over all lines.
 */
function amountsFor(left: InvoiceLine[], packs: Map<number, number>, amountPaise: number) {
  const named = left.map((line) =>
    Math.min((packs.get(line.position) ?? 0) * line.unitPricePaise, line.totalPaise),
  );
  const first = spread(amountPaise, named);
  const rest = amountPaise - first.reduce((sum, paise) => sum + paise, 0);
  const others = spread(
    rest,
    left.map((line, index) => line.totalPaise - (first[index] ?? 0)),
  );
  return first.map((paise, index) => paise + (others[index] ?? 0));
}
