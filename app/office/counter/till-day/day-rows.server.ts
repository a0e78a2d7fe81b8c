import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import type { MoneyWay } from "~/base/db/money-ways";
import { isCreditOnly } from "~/sales/payments/by-hand/credited.server";
import type { Span } from "~/sales/payments/takings/takings-rows.server";

/** `unsaid`: by hand, and nobody noted how. */
export type TillWay = MoneyWay | "online" | "unsaid";

/** Money that came, or cash that was given back (below zero), in paise. `at`: UTC ms; `number`: empty for money on a buyer's account. */
export type DayRow = { id: string; at: number; number: string; way: TillWay; paise: number };

/**
 * What the till of a span is asked of: all money that came for orders of the counter, cash that came by hand for any order, and refunds
 * that were handed out, which are those of orders whose money came in cash. Oldest first.
 */
export function dayRows(from: Reader, span: Span): DayRow[] {
  return [...cameIn(from, span), ...handedOut(from, span)].toSorted(
    (one, other) => one.at - other.at || one.id.localeCompare(other.id),
  );
}

/** What credit pays came before. An order that was to be paid in cash was, where nobody said otherwise. */
const cameIn = (from: Reader, { from: start, until }: Span) =>
  from.all<DayRow>(sql`
    select m.id, m.came_at as at, coalesce(o.number, '') as number, coalesce(m.way, iif(o.payment_method = 'cash', 'cash', 'unsaid')) as way,
      m.amount_paise as paise
    from money_received m left join orders o on o.id = m.order_id
    where m.came_at >= ${start} and m.came_at < ${until} and coalesce(m.way, '') <> 'credit'
      and (o.source = 'owner' or m.way = 'cash' or (m.way is null and o.payment_method = 'cash'))
    union all
    select c.reference, c.came_at, o.number, 'online', c.amount_paise
    from money_came c join orders o on o.id = c.order_id
    where c.came_at >= ${start} and c.came_at < ${until} and c.way = 'online' and o.source = 'owner'`);

/**
 * Whether the money of the order `o` had come in cash when the refund `r` was made: then it was handed out of the till. The newest money
 * says it; where nobody said how it came, it was as agreed.
 */
export const isHandedOut = `coalesce((select x.way from money_received x where x.order_id = o.id and x.came_at <= r.processed_at
  and x.amount_paise > 0 and coalesce(x.way, '') <> 'credit'
  and not exists (select 1 from money_received b where b.takes_back = x.id)
  order by x.came_at desc, x.id desc limit 1), iif(o.payment_method = 'cash', 'cash', '')) = 'cash'`;

/** The `+` keeps SQLite from reading all refunds by hand there ever were instead of those of the span. */
const handedOut = (from: Reader, { from: start, until }: Span) =>
  from.all<DayRow>(sql`
    select r.id, r.processed_at as at, o.number, 'cash' as way, -r.amount_paise as paise
    from refunds r cross join orders o on o.id = r.order_id
    where r.processed_at is not null and r.processed_at >= ${start} and r.processed_at < ${until}
      and +r.payment_id is null and r.status = 'processed' and not ${isCreditOnly} and ${sql.raw(isHandedOut)}`);

/** The sum of some of these rows, in paise. */
export const sumOf = (rows: DayRow[], counts: (row: DayRow) => boolean = () => true): number =>
  rows.filter(counts).reduce((sum, { paise }) => sum + paise, 0);

export const isCash = ({ way }: DayRow): boolean => way === "cash";
