import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "~/base/db/connection.server";
import { invoices, orders, vouchers } from "~/base/db/schema";
import { contentOf, type InvoiceContent } from "./content";
import type { PaperSeries } from "./next-number.server";

/** Reads frozen invoices, credit notes and vouchers. Callers check access first. */

/** The invoice of an order, the last one if it has several; null if it has none. */
export function invoiceOf(order: { id: string }): InvoiceContent | null {
  return first(and(eq(invoices.orderId, order.id), eq(invoices.series, "PR")));
}

/** A credit note or voucher of this order, by its number; null if not found. */
export function creditNoteOf(order: { id: string }, number: string) {
  return (
    first(
      and(eq(invoices.orderId, order.id), eq(invoices.series, "CN"), eq(invoices.number, number)),
    ) ?? voucher(and(eq(vouchers.orderId, order.id), eq(vouchers.number, number)))
  );
}

/** An invoice, credit note or voucher by its number; null if not found. For admins. */
export function paperOfNumber(number: string): InvoiceContent | null {
  return first(eq(invoices.number, number)) ?? voucher(eq(vouchers.number, number));
}

/** The invoice of an order, by the order's number; null if not found. For admins. */
export function invoiceOfOrderNumber(number: string): InvoiceContent | null {
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).get();
  return order ? invoiceOf(order) : null;
}

export type PaperLink = { number: string; series: PaperSeries };

/** Document numbers by order id, in the order of their issue. */
export function papersOf(orderIds: string[]): Map<string, PaperLink[]> {
  const ids = sql`(select value from json_each(${JSON.stringify(orderIds)}))`;
  const linksIn = (table: typeof invoices | typeof vouchers) =>
    db
      .select({
        orderId: sql<string>`${table.orderId}`.as("order_id"),
        number: sql<string>`${table.number}`.as("number"),
        series: sql<PaperSeries>`${table.series}`.as("series"),
        at: sql<number>`${table.createdAt}`.as("at"),
        serial: sql<number>`${table.serial}`.as("serial"),
      })
      .from(table)
      .where(inArray(table.orderId, ids));
  const found = unionAll(linksIn(vouchers), linksIn(invoices))
    .orderBy(sql`at`, sql`serial`)
    .all();
  const papers = new Map<string, PaperLink[]>(orderIds.map((id) => [id, []]));
  for (const { orderId, number, series } of found) papers.get(orderId)?.push({ number, series });
  return papers;
}

/** Adds to each order the numbers of its invoice and credit notes. */
export function withPapers<O extends { id: string }>(list: O[]): (O & { papers: PaperLink[] })[] {
  if (list.length === 0) return [];
  const papers = papersOf(list.map(({ id }) => id));
  return list.map((order) => ({ ...order, papers: papers.get(order.id) ?? [] }));
}

function voucher(condition: SQL | undefined): InvoiceContent | null {
  const row = db.select({ content: vouchers.content }).from(vouchers).where(condition).get();
  return row ? contentOf(row) : null;
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
