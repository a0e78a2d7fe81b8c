import { and, asc, count, desc, gte, lt, sql, sum } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { contentOf } from "../content";
import { financialYear } from "../financial-year";
import { boundsOf, type InvoiceFilter } from "./invoice-filter";
import type { Series } from "../next-number.server";
import { taxIn } from "../tax-split";

export const pageSize = 20;

/** The financial years with invoices, plus the year of `now` (UTC ms) and the one shown; latest first. */
export function yearsOfInvoices(now: number, shown: string): string[] {
  const found = db.selectDistinct({ year: invoices.year }).from(invoices).all();
  const years = new Set([financialYear(now), shown, ...found.map(({ year }) => year)]);
  return [...years].sort().toReversed();
}

/** One page (from 1) of the invoices and credit notes of a year or month, newest first. A page past the end is the last. */
export function invoicePage(filter: InvoiceFilter, page: number) {
  const within = withinOf(filter);
  const row = db.select({ total: count() }).from(invoices).where(within).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, pageSize);
  const rows = db
    .select()
    .from(invoices)
    .where(within)
    .orderBy(desc(invoices.createdAt), desc(invoices.series), desc(invoices.serial))
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, papers: rows.map(shownPaper) };
}

export function shownPaper(row: typeof invoices.$inferSelect) {
  const { buyer, placeOfSupply, totals, order } = contentOf(row);
  return {
    number: row.number,
    series: row.series,
    issuedAt: row.createdAt,
    orderNumber: order.number,
    buyer: buyer.name,
    placeOfSupply: placeOfSupply?.name ?? null,
    taxablePaise: totals.taxablePaise,
    taxPaise: taxIn(totals),
    totalPaise: totals.totalPaise,
  };
}

export type ShownPaper = ReturnType<typeof shownPaper>;

/** How many papers of one series, and what they come to (paise). */
export type PaperSums = { papers: number; taxPaise: number; totalPaise: number };

/** The invoices and the credit notes of the filter's time. */
export function paperSums(filter: InvoiceFilter): Record<Series, PaperSums> {
  const rows = db
    .select({
      series: invoices.series,
      papers: count(),
      taxPaise: sum(invoices.taxPaise).mapWith(Number),
      totalPaise: sum(invoices.totalPaise).mapWith(Number),
    })
    .from(invoices)
    .where(withinOf(filter))
    .groupBy(invoices.series)
    .all();
  const of = (wanted: Series) =>
    rows.find(({ series }) => series === wanted) ?? { papers: 0, taxPaise: 0, totalPaise: 0 };
  return { PR: of("PR"), CN: of("CN") };
}

/** Monthly totals of one series, in paise. */
export type MonthSums = {
  month: string;
  series: Series;
  papers: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
  /** Delivery and fee with their tax: a part of the total. */
  chargesPaise: number;
};

const part = (name: string) =>
  sql<number>`sum(json_extract(${invoices.content}, ${`$.totals.${name}`}))`;

/** Papers of version 1 have none. */
const charges = sql<number>`coalesce(sum(json_extract(${invoices.content}, '$.chargesPaise')), 0)`;

/** Groups by Indian month: UTC plus 5:30 hours (19,800,000 ms). */
const indianMonth = sql<string>`strftime('%Y-%m', (${invoices.createdAt} + 19800000) / 1000, 'unixepoch')`;

/** Totals invoiced and credited per month of the filter, in order of month. */
export function monthlySums(filter: InvoiceFilter): MonthSums[] {
  return db
    .select({
      month: indianMonth,
      series: invoices.series,
      papers: count(),
      taxablePaise: part("taxablePaise"),
      cgstPaise: part("cgstPaise"),
      sgstPaise: part("sgstPaise"),
      igstPaise: part("igstPaise"),
      totalPaise: part("totalPaise"),
      chargesPaise: charges,
    })
    .from(invoices)
    .where(withinOf(filter))
    .groupBy(indianMonth, invoices.series)
    .orderBy(asc(indianMonth), desc(invoices.series))
    .all();
}

function withinOf(filter: InvoiceFilter) {
  const { from, until } = boundsOf(filter);
  return and(gte(invoices.createdAt, from), lt(invoices.createdAt, until));
}
