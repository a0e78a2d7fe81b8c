import { count } from "drizzle-orm";
import { openLinks } from "~/office/counter/open-links.server";
import { db } from "~/base/db/connection.server";
import { isToPack, isToSend, orders } from "~/base/db/schema";
import { moneyOnItsWay } from "~/sales/payments/takings/takings.server";
import { countToCall } from "~/sales/payments/to-call.server";

/** What is to be done with orders now. Each number is read from an index that holds little else. */
export type DayWork = {
  toPack: number;
  toSend: number;
  /** Orders to be paid before they are packed, pay links among them: how many, and what they bring (paise). */
  unpaid: { orders: number; paise: number };
  /** Buyers to call: their order on delivery is not confirmed, or their payment failed. */
  toCall: number;
  /** Orders that were sent and are paid on delivery: how many, and what they bring (paise). */
  cash: { orders: number; paise: number };
};

export function dayWork(): DayWork {
  const [toPack] = db.select({ total: count() }).from(orders).where(isToPack).all();
  const [toSend] = db.select({ total: count() }).from(orders).where(isToSend).all();
  const money = moneyOnItsWay();
  const links = openLinks();
  return {
    toPack: toPack?.total ?? 0,
    toSend: toSend?.total ?? 0,
    toCall: countToCall(),
    ...money,
    unpaid: {
      orders: money.unpaid.orders + links.length,
      paise: links.reduce((sum, { totalPaise }) => sum + totalPaise, money.unpaid.paise),
    },
  };
}
