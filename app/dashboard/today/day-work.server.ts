import { count, sql, sum } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isToPack, isToSend, isUnpaidByHand, orders } from "~/db/schema";
import { sentBackIn } from "~/orders/owed.server";
import { countToCall } from "~/payments/to-call.server";

/** What is to be done with orders now. Each number is read from an index that holds little else. */
export type DayWork = {
  toPack: number;
  toSend: number;
  /** Buyers to call: their order on delivery is not confirmed, or their payment failed. */
  toCall: number;
  /** Orders that were sent and are paid on delivery: how many, and what they bring. */
  cash: { orders: number; paise: number };
};

const isCashToCome = sql`${isUnpaidByHand} and ${orders.paymentMethod} = 'on-delivery' and ${orders.status} in ('Shipped', 'deliverd')`;

export function dayWork(): DayWork {
  const [toPack] = db.select({ total: count() }).from(orders).where(isToPack).all();
  const [toSend] = db.select({ total: count() }).from(orders).where(isToSend).all();
  const [cash] = db
    .select({ orders: count(), paise: sum(orders.totalPaise).mapWith(Number) })
    .from(orders)
    .where(isCashToCome)
    .all();
  return {
    toPack: toPack?.total ?? 0,
    toSend: toSend?.total ?? 0,
    toCall: countToCall(),
    cash: {
      orders: cash?.orders ?? 0,
      paise: (cash?.paise ?? 0) - (sentBackIn(isCashToCome).get("on-delivery") ?? 0),
    },
  };
}
