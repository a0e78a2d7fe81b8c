import { and, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { orderReturns } from "~/base/db/schema";

/** A return that its buyer asked for is settled on its own page, also by other packs. */
const hasNoRequest = sql`not exists (select 1 from return_requests q where q.order_id = ${orderReturns.orderId})`;

/** The orders of which packs were sent back and nothing was given back since: to be looked at one by one. */
export const ordersSentBack = (): string[] =>
  db
    .selectDistinct({ id: orderReturns.orderId })
    .from(orderReturns)
    .where(
      and(
        hasNoRequest,
        sql`not exists (select 1 from refunds r where r.order_id = ${orderReturns.orderId}
          and r.status <> 'failed' and r.created_at >= ${orderReturns.createdAt})`,
      ),
    )
    .all()
    .map(({ id }) => id);

/** Those of these orders that have returns which nobody asked for on the site. */
export function withoutRequest(ids: string[], from: Reader): string[] {
  return from
    .selectDistinct({ id: orderReturns.orderId })
    .from(orderReturns)
    .where(and(inArray(orderReturns.orderId, ids), hasNoRequest))
    .all()
    .map(({ id }) => id);
}
