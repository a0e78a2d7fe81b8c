import { inArray, sql } from "drizzle-orm";
import type { Reader } from "~/base/db/connection.server";
import { disputeMoves, disputes, orders } from "~/base/db/schema";
import { PlainProblem } from "~/base/lib/env/plain-problem";
import { forIds } from "./person.server";

/** What banks asked back of these payments, and the money of each case. */
export function disputesOf(reader: Reader, paymentIds: string[]) {
  const cases = forIds(paymentIds, (some) =>
    reader.select().from(disputes).where(inArray(disputes.paymentId, some)).all(),
  );
  return {
    disputes: cases,
    disputeMoves: forIds(
      cases.map(({ id }) => id),
      (some) =>
        reader.select().from(disputeMoves).where(inArray(disputeMoves.disputeId, some)).all(),
    ),
  };
}

/** The numbers of these orders whose money a bank asks back: until that is decided, name and address are the shop's proof. */
export const disputedOrdersOf = (reader: Reader, orderIds: string[]): string[] =>
  forIds(orderIds, (some) =>
    reader
      .select({ number: orders.number })
      .from(orders)
      .where(
        sql`${inArray(orders.id, some)} and exists (select 1 from payments p
          join disputes d on d.payment_id = p.id and d.state in ('open', 'action_required', 'under_review')
          where p.paid_order_id = ${orders.id}
            or p.payment_order_id in (select id from payment_orders where order_id = ${orders.id}))`,
      )
      .all(),
  ).map(({ number }) => number);

/** Throws `PlainProblem` while a bank asks money back for one of these orders. */
export function requireUndisputed(reader: Reader, orderIds: string[]): void {
  const disputed = disputedOrdersOf(reader, orderIds);
  if (disputed.length > 0)
    throw new PlainProblem(
      `A bank asks money back for these orders: ${disputed.join(", ")}. Wait until that is decided.`,
    );
}
