import { sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { knownSince } from "./asked-days.server";
import { dueOn, foreignRhythm, lateBefore } from "./due-days";
import { payoutRhythm } from "./payout-settings.server";

/** A captured payment that should be in the bank by now. `order` null: it pays none. */
type LatePayment = { id: string; order: string | null; paise: number; paidAt: number };

/** Money that the provider has and the bank has not, in paise; the names are of those that are late. */
export type NotPaidOut = {
  onItsWayPaise: number;
  late: { payments: number; paise: number; first: (LatePayment & { due: number })[] };
};

/** How many late payments are named one by one. */
const named = 50;

/**
 * What was captured and is in no payout at `now` (UTC ms), less refunds. Null: the shop does not know what was paid out by now. Unless told,
 * SQLite reads every captured payment instead of this index.
 */
export function notPaidOut(now: number): NotPaidOut | null {
  const since = knownSince(now);
  if (since === null) return null;
  const rhythm = payoutRhythm();
  const { paise: waiting } = db.get<{ paise: number }>(sql`
    select coalesce(sum(amount_paise - coalesce(fee_paise, 0)), 0) as paise
    from payments indexed by payments_not_paid_out
    where status in ('captured', 'refunded') and payout_id is null and created_at >= ${since}
      and currency = 'INR' and (status = 'captured' or fee_paise is not null)`);
  // What was never captured goes back without a fee and without a payout.
  const { paise: goingBack } = db.get<{ paise: number }>(sql`
    select coalesce(sum(r.amount_paise), 0) as paise from refunds r join payments p on p.id = r.payment_id
    where r.payment_id is not null and r.payout_id is null and r.status in ('pending', 'processed')
      and r.created_at >= ${since} and (p.status = 'captured' or p.fee_paise is not null)`);
  const { paise: begun } = db.get<{ paise: number }>(sql`
    select coalesce(sum(amount_paise), 0) as paise from payouts
    where status <> 'processed' and amount_paise is not null`);
  // What disputes take of later payouts, or bring with them.
  const { paise: disputed } = db.get<{ paise: number }>(sql`
    select coalesce((select sum(case kind when 'returned' then -amount_paise else amount_paise end) from dispute_moves
        where moved_at >= ${since}), 0)
      - coalesce((select sum(debit_paise - credit_paise) from payout_parts
        where dispute_id is not null and dispute_id in (select id from disputes)), 0) as paise`);
  const isLate = lateWhere(since, now);
  const sum = db.get<{ payments: number; paise: number }>(sql`
    select count(*) as payments, coalesce(sum(amount_paise - amount_refunded_paise), 0) as paise
    from payments p indexed by payments_not_paid_out where ${isLate}`);
  const first = db.all<LatePayment & { isForeign: 0 | 1 }>(sql`
    select p.id, o.number as "order", p.amount_paise - p.amount_refunded_paise as paise, p.created_at as paidAt, p.international as isForeign
    from payments p indexed by payments_not_paid_out left join payment_orders a on a.id = p.payment_order_id
      left join orders o on o.id = coalesce(p.paid_order_id, a.order_id)
    where ${isLate} order by p.created_at limit ${named}`);
  return {
    onItsWayPaise: waiting - goingBack - disputed + begun,
    late: {
      ...sum,
      first: first.map(({ isForeign, ...payment }) => ({
        ...payment,
        due: dueOn(payment.paidAt, isForeign ? foreignRhythm(rhythm) : rhythm),
      })),
    },
  };
}

/** How many payments are late at `now` (UTC ms); 0 as well while the shop does not know what was paid out by now. */
export function latePayments(now: number): number {
  const since = knownSince(now);
  if (since === null) return 0;
  return db.get<{ count: number }>(sql`
    select count(*) as count from payments p indexed by payments_not_paid_out
    where ${lateWhere(since, now)}`).count;
}

/** Which payments `p` are captured, in no payout, and late. */
const lateWhere = (since: number, now: number) => sql`
  p.status in ('captured', 'refunded') and p.payout_id is null and p.status = 'captured' and p.currency = 'INR'
    and p.created_at >= ${since} and p.created_at < ${lateBefore(now, payoutRhythm())}
    and (p.international = 0 or p.created_at < ${lateBefore(now, foreignRhythm(payoutRhythm()))})`;
