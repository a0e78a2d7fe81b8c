import { z } from "zod";
import { dayEnd, monthOf } from "~/base/lib/days";
import { doneOf, fileOf } from "~/office/duties/done.server";
import { dutyPage } from "~/office/duties/duty-page.server";
import { dutySettings } from "~/office/duties/duty-settings.server";
import { filingIn } from "~/office/duties/facts";
import { dutyPath } from "~/office/duties/paths";
import { asFiled, dutyOf, type Filing, monthsIn, plainPeriodIn, type ReturnPeriod } from "./period";
import { jsonIn } from "~/base/lib/typed/json-in";

/** How the firm files what it sold in a month (`2026-11`), as the owner says. */
export const filingOf = (month: string): Filing => filingIn(month, dutySettings());

/**
 * The period in a query string as the firm files it; else the one before `now` (UTC ms). A month whose GSTR-1 was handed in stays one,
 * also if the firm files by the quarter since.
 */
export function filedPeriodIn(query: URLSearchParams, now: number): ReturnPeriod {
  const period = plainPeriodIn(query, now);
  return doneOf("gstr-1", period.name) ? period : asFiled(period, filingOf(period.month));
}

/** Where it is noted that a period's file was handed in; null: such a firm hands none in for it. */
export function handInPath(period: ReturnPeriod): string | null {
  const of = dutyOf(period);
  return dutyPage(of.duty, of.period) && dutyPath(of);
}

/** The day on which a period's file was handed in, `2026-12-10`; null: it was not, as far as the shop knows. */
export function doneDay(period: ReturnPeriod): string | null {
  const { duty, period: name } = dutyOf(period);
  return doneOf(duty, name)?.day ?? null;
}

/** An IFF of a quarter: its month, and the day on which it was handed in; null: it was not. */
export type Iff = {
  month: string;
  day: string | null;
  /** Numbers of the papers in the file that was kept; null: none was kept that can be read. */
  sent: Set<string> | null;
  /** Without that file: what was issued before this time (UTC ms) counts as sent. */
  until: number;
};

/** The two IFFs of a quarter; none for another period. */
export const iffsIn = (period: ReturnPeriod): Iff[] =>
  period.kind === "quarter" ? monthsIn(period).slice(0, 2).map(iffOf) : [];

function iffOf(month: string): Iff {
  const done = doneOf("iff", month);
  if (!done) return { month, day: null, sent: null, until: 0 };
  // What was issued after it was noted, or after its day, did not go with it.
  const until = Math.min(dayEnd(done.day) ?? 0, done.createdAt);
  const kept = done.fileName === null ? undefined : fileOf(done.id);
  return { month, day: done.day, sent: kept ? numbersIn(kept.bytes, month) : null, until };
}

/** Whether a paper of a firm went with one of these IFFs. `issuedAt`: UTC ms. */
export function wentAhead(iffs: Iff[], { number, issuedAt }: { number: string; issuedAt: number }) {
  const iff = iffs.find(({ month }) => month === monthOf(issuedAt));
  if (!iff || iff.day === null) return false;
  return iff.sent?.has(number) ?? issuedAt < iff.until;
}

const keptIff = z.object({
  fp: z.string(),
  b2b: z.array(z.object({ inv: z.array(z.object({ inum: z.string() })) })).default([]),
  cdnr: z.array(z.object({ nt: z.array(z.object({ nt_num: z.string() })) })).default([]),
});

/** The numbers in a kept file; null: it is not the JSON of this month. */
function numbersIn(bytes: Buffer, month: string): Set<string> | null {
  const { data } = keptIff.safeParse(jsonIn(bytes.toString("utf8")));
  if (data?.fp !== month.slice(5) + month.slice(0, 4)) return null;
  const invoices = data.b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum));
  const notes = data.cdnr.flatMap(({ nt }) => nt.map((note) => note.nt_num));
  return new Set([...invoices, ...notes]);
}
