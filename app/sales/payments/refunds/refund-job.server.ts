import { and, asc, lte, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isOpenRefund, refunds } from "~/base/db/schema";
import { rescheduleFuture } from "~/base/db/clock-skew.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { settings } from "~/base/lib/env/settings.server";
import { day } from "~/base/lib/time";
import type { RefundRow } from "~/sales/orders/money/order-money.server";
import { ProviderError } from "../provider/provider.server";
import { askAfter, askRefunds } from "./ask-refunds.server";
import { refundPauses } from "./refund-pause";
import { sendRefund } from "./send-refund.server";

const batchSize = 20;
/** How long (ms) after a payment was last written it is asked about refunds that we do not know. */
const askedFor = 30 * day;

/** Finishes refunds after lost answers, killed processes and slow banks, and imports refunds made at the provider. */
export const refundJob: Job = { name: "refunds", every: 30_000, run: lookAfterRefunds };

async function lookAfterRefunds(now: number): Promise<string> {
  if (settings.payments === "off") return "Online payment is off";
  const plan = { table: refunds, column: refunds.nextTryAt, of: isOpenRefund };
  await rescheduleFuture(plan, refundPauses.longest, now);
  const due = dueRefunds(now);
  const unexplained = paymentsWithUnknownRefunds(now);
  const results = [
    ...(await tryEach(due, (row) => sendOrCheck(row, now))),
    ...(await tryEach(unexplained, askRefunds)),
  ];
  const failed = results.filter((isDone) => !isDone).length;
  const done = results.length - failed;
  if (results.length === 0) return "Nothing to do";
  return `${done} looked after${failed > 0 ? `, ${failed} without an answer` : ""}`;
}

async function sendOrCheck(row: RefundRow, now: number): Promise<void> {
  if (row.status === "requested") await sendRefund(row.id, { now });
  else await askAfter(row, now);
}

/** Runs `work` on one item at a time; goes on to the next if the provider does not answer. */
async function tryEach<T>(list: T[], work: (one: T) => Promise<void>): Promise<boolean[]> {
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
    .where(and(isOpenRefund, lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(batchSize)
    .all();
}

/** Payments with more refunded than our rows say: somebody made a refund in the provider's dashboard. */
function paymentsWithUnknownRefunds(now: number): string[] {
  const rows = db.all<{ id: string }>(sql`
    select id from payments
    where amount_refunded_paise > 0 and updated_at > ${now - askedFor} and amount_refunded_paise > coalesce((
      select sum(amount_paise) from refunds where payment_id = payments.id and status <> 'failed'), 0)
    limit ${batchSize}`);
  return rows.map(({ id }) => id);
}
