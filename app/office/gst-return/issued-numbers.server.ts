import { and, asc, between, count, desc, eq, gte, lt, min, max, inArray, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices, skippedNumbers, vouchers } from "~/base/db/schema";
import { numberOf, type PaperSeries, type Series } from "~/sales/invoices/next-number.server";
import type { ReturnPeriod } from "./period";

type Span = Pick<ReturnPeriod, "from" | "until">;

/** One series of a period: its first and last number, how many, and how many of them are no paper. */
export type IssuedNumbers = {
  series: PaperSeries;
  from: string;
  to: string;
  total: number;
  cancelled: number;
};

/**
 * The numbers that belong to a span (UTC ms): those of its papers, and those skipped in it after a restore. What was skipped before the
 * first paper of a series and year comes with that paper: a shop that gives no credit notes has none to tell. Numbers rise with time,
 * so each number is in one month. One row per series and financial year; where the GSTIN was another one for some papers, one for each
 * run of numbers between those, which belong to the return of their own GSTIN.
 */
export const issuedNumbers = (span: Span, gstin: string): IssuedNumbers[] => [
  ...invoiceNumbers(span, gstin),
  ...voucherNumbers(span, gstin),
];

/** Receipt and refund vouchers have no gaps: their dates rise with their numbers. */
const voucherNumbers = ({ from, until }: Span, gstin: string): IssuedNumbers[] =>
  db
    .select({
      series: vouchers.series,
      from: min(vouchers.number),
      to: max(vouchers.number),
      total: count(),
    })
    .from(vouchers)
    .where(
      and(
        gte(vouchers.createdAt, from),
        lt(vouchers.createdAt, until),
        sql`${vouchers.content} ->> '$.seller.gstin' is ${gstin}`,
      ),
    )
    .groupBy(vouchers.series, vouchers.year)
    .orderBy(desc(vouchers.series), vouchers.year)
    .all()
    .map(({ from: first, to: last, ...row }) => ({
      ...row,
      from: first ?? "",
      to: last ?? "",
      cancelled: 0,
    }));

function invoiceNumbers({ from, until }: Span, gstin: string): IssuedNumbers[] {
  const used = db
    .select({
      series: invoices.series,
      year: invoices.year,
      first: min(invoices.serial),
      last: max(invoices.serial),
    })
    .from(invoices)
    .where(and(gte(invoices.createdAt, from), lt(invoices.createdAt, until)))
    .groupBy(invoices.series, invoices.year)
    .all();
  const skipped = db
    .select()
    .from(skippedNumbers)
    .where(and(inArray(skippedNumbers.series, ["PR", "CN"]), lt(skippedNumbers.createdAt, until)))
    .orderBy(asc(skippedNumbers.first))
    .all()
    .filter(({ series, year, createdAt }) => {
      if (series === "order") return false;
      const began = firstPaper(series, year);
      return began !== null && began < until && Math.max(began, createdAt) >= from;
    });
  const spans = new Map<string, NumberSpan>();
  for (const { series, year, first, last } of [...used, ...skipped]) {
    if (series === "order" || first === null || last === null) continue;
    const known = spans.get(series + year);
    spans.set(series + year, {
      series,
      year,
      first: Math.min(first, known?.first ?? first),
      last: Math.max(last, known?.last ?? last),
    });
  }
  return [...spans.values()]
    .toSorted((one, two) =>
      one.series === two.series
        ? Number(one.year) - Number(two.year)
        : one.series === "PR"
          ? -1
          : 1,
    )
    .flatMap((span) => ownRuns(span, gstin))
    .map(({ series, year, first, last }) => {
      const total = last - first + 1;
      return {
        series,
        from: numberOf(series, year, first),
        to: numberOf(series, year, last),
        total,
        cancelled: total - papersBetween(series, year, first, last),
      };
    });
}

type NumberSpan = { series: Series; year: string; first: number; last: number };

/** The numbers of a span without those of papers of another GSTIN: what lies between them. */
function ownRuns(span: NumberSpan, gstin: string): NumberSpan[] {
  const { series, year, first, last } = span;
  const others = db
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(
      and(
        eq(invoices.series, series),
        eq(invoices.year, year),
        between(invoices.serial, first, last),
        sql`${invoices.content} ->> '$.seller.gstin' is not ${gstin}`,
      ),
    )
    .orderBy(asc(invoices.serial))
    .all();
  const bounds = [first - 1, ...others.map(({ serial }) => serial), last + 1];
  return bounds.slice(1).flatMap((end, at) => {
    const start = (bounds[at] ?? 0) + 1;
    return start < end ? [{ ...span, first: start, last: end - 1 }] : [];
  });
}

/** When (UTC ms) the first paper of a series and year was given; null: none yet. */
function firstPaper(series: Series, year: string): number | null {
  const row = db
    .select({ at: invoices.createdAt })
    .from(invoices)
    .where(and(eq(invoices.series, series), eq(invoices.year, year)))
    .orderBy(asc(invoices.serial))
    .limit(1)
    .get();
  return row?.at ?? null;
}

function papersBetween(series: Series, year: string, first: number, last: number): number {
  const row = db
    .select({ papers: count() })
    .from(invoices)
    .where(
      and(
        eq(invoices.series, series),
        eq(invoices.year, year),
        between(invoices.serial, first, last),
      ),
    )
    .get();
  return row?.papers ?? 0;
}
