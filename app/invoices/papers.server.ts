import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { invoices, orders } from "~/db/schema";
import { contentOf, type InvoiceContent } from "./content";
import type { Series } from "./next-number.server";

/** Invoices and credit notes as they were frozen. Whoever asks has been found to be allowed to see them. */

/** The invoice of an order; null when it has none. */
export function invoiceOf(order: { id: string }): InvoiceContent | null {
  return first(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")));
}

/** A credit note of this order, by its number; null when the order has none of that number. */
export function creditNoteOf(order: { id: string }, number: string) {
  return first(
    and(eq(invoices.orderId, order.id), eq(invoices.series, "CN"), eq(invoices.number, number)),
  );
}

/** The invoice or credit note of that number. For admins. */
export function paperOfNumber(number: string): InvoiceContent | null {
  return first(eq(invoices.number, number));
}

/** The invoice of the order of that number. For admins. */
export function invoiceOfOrderNumber(number: string): InvoiceContent | null {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).get();
  return order ? invoiceOf(order) : null;
}

export type PaperLink = { number: string; series: Series };

/** The numbers of the papers of some orders, by the order's id: the invoice first, then its credit notes. */
export function papersOf(orderIds: string[]): Map<string, PaperLink[]> {
  const found = db
    .select({ orderId: invoices.orderId, number: invoices.number, series: invoices.series })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.createdAt), asc(invoices.serial))
    .all();
  const papers = new Map<string, PaperLink[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, ...paper } of found) papers.get(orderId)?.push(paper);
  return papers;
}

/** Orders as a list shows them, each with the numbers of its papers. */
export function withPapers<O extends { id: string }>(list: O[]): (O & { papers: PaperLink[] })[] {
  const papers = papersOf(list.map(({ id }) => id));
  return list.map((order) => ({ ...order, papers: papers.get(order.id) ?? [] }));
}

function first(condition: ReturnType<typeof and>): InvoiceContent | null {
  const row = db
    .select({ content: invoices.content })
    .from(invoices)
    .where(condition)
    .limit(1)
    .get();
  return row ? contentOf(row) : null;
}
