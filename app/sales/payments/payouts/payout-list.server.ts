import { count, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { payouts } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";

/** What the parts of a payout add up to, in paise; `fee` holds `tax`. */
type PartSums = { parts: number; sumPaise: number; feePaise: number; taxPaise: number };

/** A payout with its parts added up. `amountPaise` null: what the bank got is not told. */
export type PayoutLine = PartSums &
  Pick<typeof payouts.$inferSelect, "id" | "amountPaise" | "status" | "utr" | "paidAt" | "readAt">;

const pageSize = 50;

/** One page of all payouts, newest first. */
export function payoutsPage(requested: number) {
  const total = db.select({ total: count() }).from(payouts).get()?.total ?? 0;
  const { offset, ...place } = pageWithin(total, requested, pageSize);
  const rows = db
    .select({
      id: payouts.id,
      amountPaise: payouts.amountPaise,
      status: payouts.status,
      utr: payouts.utr,
      paidAt: payouts.paidAt,
      readAt: payouts.readAt,
    })
    .from(payouts)
    .orderBy(sql`${payouts.paidAt} desc, ${payouts.id}`)
    .limit(pageSize)
    .offset(offset)
    .all();
  return { ...place, list: withSums(rows) };
}

/** The payout of this id, `setl_…`; null: there is none. */
export function payoutOf(id: string) {
  const row = db.select().from(payouts).where(eq(payouts.id, id)).get();
  if (!row) return null;
  const [payout] = withSums([row]);
  return payout ? { ...payout, ownFeePaise: row.feePaise } : null;
}

const none: PartSums = { parts: 0, sumPaise: 0, feePaise: 0, taxPaise: 0 };

function withSums<Row extends { id: string }>(rows: Row[]): (Row & PartSums)[] {
  const found = db.all<PartSums & { id: string }>(sql`
    select payout_id as id, count(*) as parts, sum(credit_paise - debit_paise) as sumPaise,
      sum(fee_paise) as feePaise, sum(tax_paise) as taxPaise
    from payout_parts where payout_id in (select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))
    group by 1`);
  const sums = new Map(found.map(({ id, ...sum }) => [id, sum]));
  return rows.map((row) => ({ ...row, ...(sums.get(row.id) ?? none) }));
}
