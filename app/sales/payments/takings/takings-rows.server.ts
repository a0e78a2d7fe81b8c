import { type SQL, sql } from "drizzle-orm";
import { isCreditOnly } from "../by-hand/credited.server";

/** Start and exclusive end of a time (UTC ms). */
export type Span = { from: number; until: number };

/** How money came. `bank`: by UPI or bank transfer, as the owner saw it arrive. */
export type Way = "online" | "cash" | "bank";

/**
 * Money that came in, one row for each payment, dated when it came: `at`, `number`, `way`, `paise`, `reference`, and of payments online
 * what the provider kept (`fee` holds `tax`; null: it has not said so). Money on delivery of which nobody said how it came was cash at the
 * door; what an imported order was paid with came through the old shop. Money on a buyer's account has no number, and what was moved from
 * there to an order came before. Below zero: taken back, as it had been noted by mistake, or given back before the order was paid.
 */
export const paidRows = ({ from, until }: Span): SQL => sql`
  select came_at as at, coalesce(o.number, '') as number, amount_paise as paise,
    case when way = 'online' or o.source = 'import' then 'online'
      when way = 'cash' or (way is null and o.payment_method = 'on-delivery') then 'cash' else 'bank' end as way,
    money_came.fee_paise as fee, tax_paise as tax, coalesce(reference, '') as reference
  from money_came left join orders o on o.id = order_id
  where coalesce(way, '') <> 'credit' and came_at >= ${from} and came_at < ${until}`;

/** What gave back an advance before its order was paid stands among the money that came, below zero. */
const isRefund = sql`coalesce((select sum(m.amount_paise) from money_received m where m.refund_id = r.id), 0) = 0`;

/**
 * Money that went back, one row for each refund that the provider made or accepted or the owner noted: `at`, `number`, `paise`, `way`,
 * `reference`. The accepted ones are few, and are looked for where the open ones are kept.
 */
export const refundRows = ({ from, until }: Span): SQL => sql`
  select at, o.number, paise, way, reference from (
    select r.processed_at as at, r.order_id, r.amount_paise as paise,
      case when r.payment_id is null then 'by hand' else 'online' end as way,
      coalesce(r.provider_refund_id, '') as reference
    from refunds r
    where r.processed_at is not null and r.status = 'processed' and r.processed_at >= ${from} and r.processed_at < ${until}
      and not ${isCreditOnly} and ${isRefund}
    union all
    select r.created_at, r.order_id, r.amount_paise, 'online', coalesce(r.provider_refund_id, '')
    from refunds r
    where r.status in ('requested', 'pending') and r.status <> 'requested' and r.created_at >= ${from} and r.created_at < ${until}
      and ${isRefund}
  ) left join orders o on o.id = order_id`;

/**
 * What disputes took, and below zero what they returned, one row for each time a case of a payment of this shop moved money: `at`, `number`,
 * `paise`, `reference`. What was held back before it is lost is gone already.
 */
export const disputeRows = ({ from, until }: Span): SQL => sql`
  select at, o.number, moved_paise as paise, dispute_id as reference from (
    select m.moved_at as at, d.id as dispute_id, d.payment_id as asked_of,
      sum(case m.kind when 'returned' then -m.amount_paise else m.amount_paise end) as moved_paise
    from dispute_moves m join disputes d on d.id = m.dispute_id
    where m.moved_at >= ${from} and m.moved_at < ${until} group by d.id, m.moved_at
  ) join payments p on p.id = asked_of left join payment_orders a on a.id = p.payment_order_id
    left join orders o on o.id = coalesce(p.paid_order_id, a.order_id)
  where moved_paise <> 0`;
