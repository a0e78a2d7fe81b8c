import { and, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { placeholder, insertRow, prepared } from "~/db/prepared.server";
import { invoices } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import type { InvoiceContent } from "./content";
import { taxIn } from "./tax-split";

/** The invoice of an order, as it is stored; null for an order that was paid before there were invoices. */
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

/** Writes an invoice or a credit note down, for good. */
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
