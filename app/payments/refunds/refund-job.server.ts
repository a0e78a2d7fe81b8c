import { and, asc, inArray, lte, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { refunds } from "~/db/schema";
import { rescheduleFuture } from "~/db/clock-skew.server";
import type { Job } from "~/jobs/job.server";
import { settings } from "~/lib/env/settings.server";
import type { RefundRow } from "~/orders/order-money.server";
import { ProviderError } from "../provider.server";
import { askAfter, askRefunds } from "./ask-refunds.server";
import { refundPauses } from "./refund-pause";
import { sendRefund } from "./send-refund.server";

const atOnce = 20;

/** Finishes what a refund's own request could not: lost answers, kills, slow banks, refunds made at the provider. */
export const refundJob: Job = { name: "refunds", every: 30_000, run: () => lookAfterRefunds() };

/** One round over the refunds that are due; what it did in a few words. */
export async function lookAfterRefunds(now = Date.now()): Promise<string> {
  if (settings.payments === "off") return "Online payment is off";
  const of = inArray(refunds.status, ["requested", "pending"]);
  await rescheduleFuture(
    { table: refunds, column: refunds.nextTryAt, of },
    refundPauses.longest,
    now,
  );
  const due = dueRefunds(now);
  const unexplained = paymentsWithUnknownRefunds();
  const results = [
    ...(await each(due, (row) => lookAfter(row, now))),
    ...(await each(unexplained, askRefunds)),
  ];
  const failed = results.filter((isDone) => !isDone).length;
  const done = results.length - failed;
  if (results.length === 0) return "Nothing to do";
  return `${done} looked after${failed > 0 ? `, ${failed} without an answer` : ""}`;
}

async function lookAfter(row: RefundRow, now: number): Promise<void> {
  if (row.status === "requested") await sendRefund(row.id, { now });
  else await askAfter(row, now);
}

/** One after the other; a provider that does not answer about one is still asked about the next. */
async function each<T>(list: T[], work: (one: T) => Promise<void>): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const one of list) {
    try {
      await work(one);
      results.push(true);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      results.push(false);
    }
  }
  return results;
}

function dueRefunds(now: number): RefundRow[] {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.status, ["requested", "pending"]), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(atOnce)
    .all();
}

/** Payments of which the provider says it gave back more than we know of: somebody made a refund in its dashboard. */
function paymentsWithUnknownRefunds(): string[] {
  const rows = db.all<{ id: string }>(sql`
    select id from payments
    where amount_refunded_paise > 0 and amount_refunded_paise > coalesce((
      select sum(amount_paise) from refunds where payment_id = payments.id and status <> 'failed'), 0)
    limit ${atOnce}`);
  return rows.map(({ id }) => id);
}
