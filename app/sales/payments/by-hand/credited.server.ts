import { sql, type SQL } from "drizzle-orm";

/**
 * Whether a refund moved no money, for a query over `refunds` as `r`: its packs were sent back before the order was paid by hand, so it is
 * as old as the payment (`receiveMoney` writes both).
 */
export const isCreditOnly: SQL = sql`exists (select 1 from orders o
  where r.order_id = o.id and r.payment_id is null and r.created_at <= o.paid_at)`;
