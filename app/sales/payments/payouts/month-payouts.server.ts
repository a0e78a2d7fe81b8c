import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";

/** The fees of one kind of part in the payouts of a time, in paise; `fee` holds `tax`. */
export type KindFees = { kind: string; parts: number; feePaise: number; taxPaise: number };

/** What came to the bank in a time, and the fees in it. */
export type MonthPayouts = { payouts: number; bankPaise: number; fees: KindFees[] };

/** The payouts that were made in this time (UTC ms, the end excluded) and went through. Where what the bank got is not told, its parts say it. */
export function payoutsIn({ from, until }: { from: number; until: number }): MonthPayouts {
  const { payouts, bankPaise } = db.get<Omit<MonthPayouts, "fees">>(sql`
    select count(*) as payouts, coalesce(sum(coalesce(amount_paise,
      (select sum(credit_paise - debit_paise) from payout_parts where payout_id = payouts.id))), 0) as bankPaise
    from payouts where paid_at >= ${from} and paid_at < ${until} and status = 'processed'`);
  const fees = db.all<KindFees>(sql`
    select kind, count(*) as parts, sum(part.fee_paise) as feePaise, sum(part.tax_paise) as taxPaise
    from payouts p cross join payout_parts part on part.payout_id = p.id
    where p.paid_at >= ${from} and p.paid_at < ${until} and p.status = 'processed'
    group by kind order by feePaise desc, kind`);
  return { payouts, bankPaise, fees };
}
