import { type SQL, sql } from "drizzle-orm";
import { isPaid } from "~/base/db/schema";
import { creditedPaise, isCreditOnly } from "../by-hand/credited.server";

/** Start and exclusive end of a time (UTC ms). */
export type Span = { from: number; until: number };

/** How money came. `bank`: by UPI or bank transfer, as the owner saw it arrive. */
export type Way = "online" | "cash" | "bank";

/** The same as `saysCash`, for a query. Money on delivery without a bank's reference was cash at the door. */
const isCash = sql.raw(`(o.payment_method = 'cash'
  or (o.payment_method = 'on-delivery' and o.received_utr is null)
  or exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'paid'
    and (e.detail like '%cash%' or e.detail like '%नकद%' or e.detail like '%રોકડ%')))`);

/**
 * Money that came in, one row for each paid order, dated when it was paid: `at`, `number`, `way`, `paise`, `reference`, and of
 * payments online what the provider kept (`fee` holds `tax`; null: it has not said so).
 */
export const paidRows = ({ from, until }: Span): SQL => sql`
  select o.paid_at as at, o.number, coalesce(p.amount_paise, o.total_paise - ${creditedPaise}) as paise,
    case when p.id is not null or o.payment_method = 'online' then 'online' when ${isCash} then 'cash' else 'bank' end as way,
    p.fee_paise as fee, p.tax_paise as tax, coalesce(p.id, o.received_utr, '') as reference
  from orders o left join payments p on p.paid_order_id = o.id
  where ${isPaid} and o.paid_at >= ${from} and o.paid_at < ${until}`;

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
      and not ${isCreditOnly}
    union all
    select r.created_at, r.order_id, r.amount_paise, 'online', coalesce(r.provider_refund_id, '')
    from refunds r
    where r.status in ('requested', 'pending') and r.status <> 'requested' and r.created_at >= ${from} and r.created_at < ${until}
  ) left join orders o on o.id = order_id`;
