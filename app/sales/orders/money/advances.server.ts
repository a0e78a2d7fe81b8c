import { sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import type { Order } from "../order.server";

/**
 * The payment that was taken as an order's advance, its amount and what the provider says it gave back (paise), and the refunds that
 * gave it back before the order was paid.
 */
export type Advance = {
  paymentId: string;
  paymentPaise: number;
  refundedPaise: number;
  before: ReadonlySet<string>;
};

type Row = {
  orderId: string;
  paymentId: string | null;
  refundId: string | null;
  amountPaise: number;
  paymentPaise: number | null;
  refundedPaise: number | null;
};

/** The advances of these orders, by order id; orders without one are not named. */
export function advancesOf(
  found: Pick<Order, "id" | "advancePaise">[],
  from: Reader,
): Map<string, Advance> {
  const ids = found.filter(({ advancePaise }) => advancePaise !== null).map(({ id }) => id);
  // Few orders have one.
  if (ids.length === 0) return new Map();
  const rows = from.all<Row>(sql`
    select order_id as orderId, payment_id as paymentId, refund_id as refundId, sum(m.amount_paise) as amountPaise,
      p.amount_paise as paymentPaise, p.amount_refunded_paise as refundedPaise
    from money_received m left join payments p on p.id = m.payment_id
    where order_id in (select value from json_each(${JSON.stringify(ids)}))
      and (payment_id is not null or refund_id is not null)
    group by order_id, payment_id, refund_id`);
  // One that failed has rows that even out.
  const gaveBack = rows.filter(({ refundId, amountPaise }) => refundId !== null && amountPaise < 0);
  return new Map(
    rows.flatMap(({ orderId, paymentId, paymentPaise, refundedPaise }) => {
      const before = gaveBack.flatMap((row) => (row.orderId === orderId && row.refundId) || []);
      return paymentId === null
        ? []
        : [
            [
              orderId,
              {
                paymentId,
                paymentPaise: paymentPaise ?? 0,
                refundedPaise: refundedPaise ?? 0,
                before: new Set(before),
              },
            ] as const,
          ];
    }),
  );
}

/** What of an order's advance is here, less what went back before it was paid, in paise. */
export const advanceHere = (orderId: string, from: Reader): number =>
  from.get<{ paise: number }>(sql`
    select coalesce(sum(amount_paise), 0) as paise from money_received
    where order_id = ${orderId} and (payment_id is not null or refund_id is not null)`).paise;

/** Whether a refund gives back money of an order that is paid. `paymentId`: of the payment that pays all of it. */
export const countsFor =
  (paymentId: string | null, advance: Advance | undefined) =>
  (refund: { id: string; paymentId: string | null }): boolean =>
    refund.paymentId === paymentId ||
    (advance?.paymentId === refund.paymentId && !advance.before.has(refund.id));
