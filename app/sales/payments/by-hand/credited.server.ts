import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";

/**
 * Whether a refund moved no money: its packs were sent back before the order was paid by hand, so it is as old as the payment
 * (`receiveMoney` writes both). For a query in which `refunds` is `r` and `orders` is `o`.
 */
const isCredit = sql.raw(
  "r.order_id = o.id and r.payment_id is null and r.created_at <= o.paid_at",
);

/** The same for a query over `refunds` as `r` alone. */
export const isCreditOnly: SQL = sql`exists (select 1 from orders o where ${isCredit})`;

/** What was sent back before the money of `o` came, in paise: so much less came than its total. */
export const creditedPaise: SQL = sql`(select coalesce(sum(r.amount_paise), 0) from refunds r where ${isCredit})`;

/** What came for some orders that were paid by hand, in paise by order id. */
export function receivedFor(
  from: Reader,
  paid: { id: string; totalPaise: number }[],
): Map<string, number> {
  const ids = JSON.stringify(paid.map(({ id }) => id));
  const credited = from.all<{ id: string; paise: number }>(sql`
    select o.id, sum(r.amount_paise) as paise from orders o join refunds r on ${isCredit}
    where o.id in (select value from json_each(${ids})) group by o.id`);
  const back = new Map(credited.map(({ id, paise }) => [id, paise]));
  return new Map(paid.map(({ id, totalPaise }) => [id, totalPaise - (back.get(id) ?? 0)]));
}
