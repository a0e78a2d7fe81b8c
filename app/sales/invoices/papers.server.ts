import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { invoices, orders } from "~/base/db/schema";
import { contentOf, type InvoiceContent } from "./content";
import type { Series } from "./next-number.server";

/** Reads frozen invoices and credit notes. Callers check access first. */

/** The invoice of an order, the last one if it has several; null if it has none. */
export function invoiceOf(order: { id: string }): InvoiceContent | null {
  return first(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")));
}

/** A credit note of this order, by its number; null if not found. */
export function creditNoteOf(order: { id: string }, number: string) {
  return first(
    and(eq(invoices.orderId, order.id), eq(invoices.series, "CN"), eq(invoices.number, number)),
  );
}

/** An invoice or credit note by its number; null if not found. For admins. */
export function paperOfNumber(number: string): InvoiceContent | null {
  return first(eq(invoices.number, number));
}

/** The invoice of an order, by the order's number; null if not found. For admins. */
export function invoiceOfOrderNumber(number: string): InvoiceContent | null {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).get();
  return order ? invoiceOf(order) : null;
}

export type PaperLink = { number: string; series: Series };

/** Document numbers by order id: the invoice first, then its credit notes. */
export function papersOf(orderIds: string[]): Map<string, PaperLink[]> {
  const found = links(db).all({ ids: JSON.stringify(orderIds) });
  const papers = new Map<string, PaperLink[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, ...paper } of found) papers.get(orderId)?.push(paper);
  return papers;
}

const links = prepared((from) =>
  from
    .select({ orderId: invoices.orderId, number: invoices.number, series: invoices.series })
    .from(invoices)
    .where(inArray(invoices.orderId, listed("ids")))
    .orderBy(asc(invoices.createdAt), asc(invoices.serial))
    .prepare(),
);

/** Adds to each order the numbers of its invoice and credit notes. */
export function withPapers<O extends { id: string }>(list: O[]): (O & { papers: PaperLink[] })[] {
  if (list.length === 0) return [];
  const papers = papersOf(list.map(({ id }) => id));
  return list.map((order) => ({ ...order, papers: papers.get(order.id) ?? [] }));
}

function first(condition: ReturnType<typeof and>): InvoiceContent | null {
  const row = db
    .select({ content: invoices.content })
    .from(invoices)
    .where(condition)
    .orderBy(desc(invoices.round))
    .limit(1)
    .get();
  return row ? contentOf(row) : null;
}
