import { and, asc, inArray, ne, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { orderLines, orderReturns, orders, refunds } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { cameFor } from "./money-received.server";
import { notYetRefunded } from "./open-lines";
import type { Order } from "../order.server";
import { refundedPacks } from "./refunded-packs";
import { packsBack } from "./returned-packs.server";
import { toRefund } from "./sent-back";

/** Packs that were sent back and whose money was not given back, and what they cost together (paise). */
export type SentBack = { paise: number; lines: { position: number; quantity: number }[] };

/** What was sent back of some orders and not refunded, by order id; orders of which nothing was are not named. */
export function sentBackOf(orderIds: string[], from: Reader = db): Map<string, SentBack> {
  const returned = returnedOf(from).all({ ids: JSON.stringify(orderIds) });
  // Few orders have any.
  if (returned.length === 0) return new Map();
  const byOrder = groupedBy(returned, ({ orderId }) => orderId);
  const ids = [...byOrder.keys()];
  const linesOf = groupedBy(
    from
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position))
      .all(),
    ({ orderId }) => orderId,
  );
  const given = from
    .select({ orderId: refunds.orderId, lines: refunds.lines })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), ne(refunds.status, "failed")))
    .all();
  return new Map(
    [...byOrder].map(([id, rows]) => {
      const returns = rows.map(({ lines }) => ({ packs: refundedPacks(lines) }));
      const bought = linesOf.get(id) ?? [];
      const open = notYetRefunded(
        bought,
        given.filter(({ orderId }) => orderId === id),
      );
      const due = open.map((line, index) => ({
        position: line.position,
        ...toRefund({
          line: bought[index] ?? line,
          back: packsBack(returns, line.position),
          open: line,
        }),
      }));
      return [
        id,
        {
          paise: due.reduce((sum, { paise }) => sum + paise, 0),
          lines: due
            .filter(({ packs }) => packs > 0)
            .map(({ position, packs }) => ({ position, quantity: packs })),
        },
      ];
    }),
  );
}

const returnedOf = prepared((from: Reader) =>
  from
    .select({ orderId: orderReturns.orderId, lines: orderReturns.lines })
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, listed("ids")))
    .prepare(),
);

type Priced = Pick<Order, "id" | "totalPaise" | "partPaidAt">;

/** What orders that are not paid cost, in paise by order id: packs that were sent back cost nothing. */
function costOfEach(found: Priced[], from: Reader): Map<string, number> {
  const back = sentBackOf(
    found.map(({ id }) => id),
    from,
  );
  return new Map(found.map(({ id, totalPaise }) => [id, totalPaise - (back.get(id)?.paise ?? 0)]));
}

/**
 * What is still to come for orders that are not paid, in paise by order id: not for packs that were sent back, and less what came before.
 */
export function owedForEach(found: Priced[], from: Reader = db): Map<string, number> {
  const partPaid = found.filter(({ partPaidAt }) => partPaidAt !== null).map(({ id }) => id);
  const came = partPaid.length > 0 ? cameFor(from, partPaid) : new Map<string, number>();
  return new Map(
    [...costOfEach(found, from)].map(([id, paise]) => [
      id,
      Math.max(0, paise - (came.get(id) ?? 0)),
    ]),
  );
}

/** The same of one order. */
export const owedFor = (order: Priced, from?: Reader): number =>
  owedForEach([order], from).get(order.id) ?? order.totalPaise;

/** What is not to be paid of the orders that match, since it was sent back, in paise by way of payment. */
export function sentBackIn(matching: SQL): Map<Order["paymentMethod"], number> {
  const found = db
    .select({ id: orders.id, method: orders.paymentMethod })
    .from(orders)
    .where(
      and(
        matching,
        sql`exists (select 1 from ${orderReturns} where ${orderReturns.orderId} = ${orders.id})`,
      ),
    )
    .all();
  const back = sentBackOf(found.map(({ id }) => id));
  const sums = new Map<Order["paymentMethod"], number>();
  for (const { id, method } of found)
    sums.set(method, (sums.get(method) ?? 0) + (back.get(id)?.paise ?? 0));
  return sums;
}
