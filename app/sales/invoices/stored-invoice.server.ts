import { and, count, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Reader, Writer } from "~/base/db/connection.server";
import { placeholder, insertRow, prepared } from "~/base/db/prepared.server";
import { invoices } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { InvoiceContent } from "./content";
import { taxIn } from "./tax-split";

/**
 * How often an order has left so far: 1, and one more for each time its goods came back unpaid and were credited, or its invoice was corrected. Each round has an
 * invoice of its own, and the notes that correct it.
 */
export function roundOf(tx: Reader, orderId: string): number {
  return 1 + (returnNotes(tx).get({ orderId })?.notes ?? 0);
}

const returnNotes = prepared((tx: Reader) =>
  tx
    .select({ notes: count() })
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, placeholder("orderId")),
        eq(invoices.series, "CN"),
        isNull(invoices.refundId),
      ),
    )
    .prepare(),
);

/** Of a query of invoices: those that were not credited whole, because the goods came back unpaid or the invoice was corrected. */
export const isNotCredited = (from: Reader) =>
  notExists(
    from
      .select({ one: sql`1` })
      .from(credit)
      .where(
        and(
          eq(credit.orderId, invoices.orderId),
          eq(credit.round, invoices.round),
          eq(credit.series, "CN"),
          isNull(credit.refundId),
        ),
      ),
  );

const credit = alias(invoices, "credit");

/** The stored invoice of this round of an order; null if it has none, as one paid before invoices existed. */
export function invoiceIn(tx: Reader, orderId: string, round = roundOf(tx, orderId)) {
  return invoiceOfRound(tx).get({ orderId, round }) ?? null;
}

const invoiceOfRound = prepared((tx: Reader) =>
  tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, placeholder("orderId")),
        eq(invoices.round, placeholder("round")),
        eq(invoices.series, "PR"),
      ),
    )
    .prepare(),
);

/** Stores an invoice or credit note. Stored rows never change. */
export function storeInvoice(
  tx: Writer,
  {
    content,
    ...row
  }: Pick<
    typeof invoices.$inferInsert,
    "series" | "year" | "serial" | "orderId" | "refundId" | "round"
  > & {
    content: InvoiceContent;
  },
): void {
  insertRow(tx, invoices, {
    ...row,
    id: newId(),
    number: content.number,
    totalPaise: content.totals.totalPaise,
    taxPaise: taxIn(content.totals),
    content: JSON.stringify(content),
    createdAt: content.issuedAt,
  });
}
