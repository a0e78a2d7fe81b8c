import { and, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, insertRow, prepared } from "~/db/prepared.server";
import { invoices } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import type { InvoiceContent } from "./content";
import { taxIn } from "./tax-split";

/** The stored invoice of an order; null for an order paid before invoices existed. */
export function invoiceIn(tx: Writer, orderId: string) {
  return invoiceOfOrder(tx).get({ orderId }) ?? null;
}

const invoiceOfOrder = prepared((tx: Writer) =>
  tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, placeholder("orderId")), eq(invoices.series, "PR")))
    .prepare(),
);

/** Stores an invoice or credit note. Stored rows never change. */
export function storeInvoice(
  tx: Writer,
  {
    content,
    ...row
  }: Pick<typeof invoices.$inferInsert, "series" | "year" | "serial" | "orderId" | "refundId"> & {
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
