import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { invoices, orders } from "~/db/schema";
import { contentOf, type InvoiceContent } from "./content";
import type { Series } from "./next-number.server";

/** Invoices and credit notes as they were frozen. Whoever asks has been found to be allowed to see them. */

/** The invoice of an order; null when it has none. */
export function invoiceOf(order: { id: string }): Promise<InvoiceContent | null> {
  return first(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")));
}

/** A credit note of this order, by its number; null when the order has none of that number. */
export function creditNoteOf(order: { id: string }, number: string) {
  return first(
    and(eq(invoices.orderId, order.id), eq(invoices.series, "CN"), eq(invoices.number, number)),
  );
}

/** The invoice or credit note of that number. For admins. */
export function paperOfNumber(number: string): Promise<InvoiceContent | null> {
  return first(eq(invoices.number, number));
}

/** The invoice of the order of that number. For admins. */
export async function invoiceOfOrderNumber(number: string): Promise<InvoiceContent | null> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return order ? invoiceOf(order) : null;
}

export type PaperLink = { number: string; series: Series };

/** The numbers of the papers of some orders, by the order's id: the invoice first, then its credit notes. */
export async function papersOf(orderIds: string[]): Promise<Map<string, PaperLink[]>> {
  const found = await db
    .select({ orderId: invoices.orderId, number: invoices.number, series: invoices.series })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.createdAt), asc(invoices.serial));
  const papers = new Map<string, PaperLink[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, ...paper } of found) papers.get(orderId)?.push(paper);
  return papers;
}

/** Orders as a list shows them, each with the numbers of its papers. */
export async function withPapers<O extends { id: string }>(
  list: O[],
): Promise<(O & { papers: PaperLink[] })[]> {
  const papers = await papersOf(list.map(({ id }) => id));
  return list.map((order) => ({ ...order, papers: papers.get(order.id) ?? [] }));
}

async function first(condition: ReturnType<typeof and>): Promise<InvoiceContent | null> {
  const [row] = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(condition)
    .limit(1);
  return row ? contentOf(row) : null;
}
