import { type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import type { DisputeState } from "~/base/db/disputes";
import { pageWithin } from "~/base/lib/page-number";
import { isToAnswer } from "./words";

/** One case in a list; amounts in paise, `amountPaise` in the case's currency. `isKnown`: its payment is one of this shop. */
export type DisputeLine = {
  id: string;
  amountPaise: number;
  currency: string;
  state: DisputeState;
  phase: string;
  respondBy: number | null;
  askedAt: number | null;
  reviewedAt: number | null;
  raisedAt: number;
  number: string | null;
  isKnown: 0 | 1;
  heldPaise: number;
  lostPaise: number;
};

const open = sql.raw("d.state in ('open', 'action_required', 'under_review')");

const moved = (kinds: string) =>
  sql.raw(`coalesce((select sum(case m.kind ${kinds} else 0 end)
  from dispute_moves m where m.dispute_id = d.id), 0)`);

/** Cases with their orders and what is held back or lost of each. `where` is about `d`, the case, and `p` and `o`, its payment and order. */
const lines = (where: SQL, rest: SQL): DisputeLine[] =>
  db.all<DisputeLine>(sql`
    select d.id, d.amount_paise as amountPaise, d.currency, d.state, d.phase, d.respond_by as respondBy, d.asked_at as askedAt,
      d.reviewed_at as reviewedAt, d.raised_at as raisedAt, o.number, p.id is not null as isKnown,
      ${moved("when 'held' then m.amount_paise when 'returned' then -m.amount_paise")} as heldPaise,
      ${moved("when 'lost' then m.amount_paise")} as lostPaise
    from disputes d left join payments p on p.id = d.payment_id
      left join payment_orders a on a.id = p.payment_order_id
      left join orders o on o.id = coalesce(p.paid_order_id, a.order_id)
    where ${where} ${rest}`);

/** The open cases of this shop's payments: those to be answered first, by their last day, then those that the banks look at. */
export function openDisputes(): DisputeLine[] {
  return lines(sql`${open} and p.id is not null`, sql`order by d.respond_by is null, d.respond_by`)
    .map((line) => ({ line, rank: isToAnswer(line) ? 0 : 1 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
}

const pageSize = 50;

/** One page of all cases, the open ones first. */
export function disputesPage(requested: number) {
  const { total } = db.get<{ total: number }>(sql`select count(*) as total from disputes`);
  const { offset, ...place } = pageWithin(total, requested, pageSize);
  const list = lines(
    sql`true`,
    sql`order by ${open} desc, case when ${open} then coalesce(d.respond_by, 0) else -d.raised_at end, d.id
      limit ${pageSize} offset ${offset}`,
  );
  return { ...place, list };
}

/** The cases of the order with this number, newest first. */
export function disputesOfOrder(number: string): DisputeLine[] {
  const orderId = sql`(select id from orders where number = ${number})`;
  return lines(
    sql`d.payment_id in (select id from payments where paid_order_id = ${orderId} union
      select p.id from payment_orders a join payments p on p.payment_order_id = a.id where a.order_id = ${orderId})`,
    sql`order by d.raised_at desc, d.id`,
  );
}

/** What stands at banks now, and what became of it in a time (UTC ms, the end excluded); null: there was never a dispute. */
export function disputeMoney({ from, until }: { from: number; until: number }) {
  const isOurs = sql`exists (select 1 from payments p where p.id = d.payment_id)`;
  const now = db.get<{ cases: number; open: number; askedPaise: number; heldPaise: number }>(sql`
    select count(*) as cases, coalesce(sum(${open}), 0) as open,
      coalesce(sum(case when ${open} and d.currency = 'INR' then d.amount_paise else 0 end), 0) as askedPaise,
      coalesce(sum(${moved("when 'held' then m.amount_paise when 'returned' then -m.amount_paise")}), 0) as heldPaise
    from disputes d where ${isOurs}`);
  if (now.cases === 0) return null;
  const month = db.get<{
    heldPaise: number;
    lostPaise: number;
    returnedPaise: number;
    feePaise: number;
  }>(sql`
    select coalesce(sum(case kind when 'held' then m.amount_paise end), 0) as heldPaise,
      coalesce(sum(case kind when 'lost' then m.amount_paise end), 0) as lostPaise,
      coalesce(sum(case kind when 'returned' then m.amount_paise end), 0) as returnedPaise,
      coalesce(sum(case kind when 'fee' then m.amount_paise end), 0) as feePaise
    from dispute_moves m join disputes d on d.id = m.dispute_id
    where m.moved_at >= ${from} and m.moved_at < ${until} and ${isOurs}`);
  return { now, month };
}
