import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { phoneKey } from "~/sales/coupons/uses.server";
import type { Reader } from "~/base/db/connection.server";
import { isListed, khatas, mobileDigits, moneyReceived, orders } from "~/base/db/schema";
import type { MoneyRowWay } from "~/base/db/money-ways";
import { isOfKhata, keysOfKhata, khataOf } from "~/sales/orders/money/khata.server";
import { orderById } from "~/sales/orders/order.server";
import { isStanding } from "~/sales/orders/money/money-received.server";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";
import { cashOfOrderRefusal, cashRefusal, tooMuchCash } from "./cash-limit";

/** Who pays: the account, if there is one, and every phone number that is known; `orderId`: for one order, which counts as a whole. */
type Payer = { userId: string | null; phones: string[]; orderId?: string };

/**
 * Why this cash (paise) may not be taken from a buyer today, as a sentence; null: it may. Adds what the buyer, by account or mobile
 * number, paid in cash on the same Indian day, whatever the order: over the counter, or noted as cash later; and what was paid in cash
 * for the same order on any day, as the law counts one sale as a whole. `now`: UTC ms.
 */
export function cashProblem(from: Reader, payer: Payer, paise: number, now: number): string | null {
  const takenPaise = cashOfDay(from, payer, now);
  if (takenPaise + paise >= tooMuchCash) return cashRefusal(paise, takenPaise);
  const forOrder = payer.orderId === undefined ? 0 : cashOfOrder(from, payer.orderId);
  return forOrder + paise >= tooMuchCash ? cashOfOrderRefusal(paise, forOrder) : null;
}

/** Credit that was used for it counts as cash as far as cash made the credit. */
function cashOfOrder(from: Reader, orderId: string): number {
  const order = orderById(orderId, from);
  const khataId = order ? khataOf(order, from) : null;
  const ofCredit =
    khataId === null
      ? 0
      : Math.min(
          sumWhere(from, eq(moneyReceived.orderId, orderId), "credit"),
          sumWhere(from, isOfKhata(moneyReceived.khataId, khataId), "cash"),
        );
  return sumWhere(from, eq(moneyReceived.orderId, orderId), "cash") + ofCredit;
}

/** What came in this way and was not taken back, in paise. */
function sumWhere(from: Reader, whose: SQL, way: MoneyRowWay): number {
  const found = from
    .select({ paise: sql<number>`coalesce(sum(${moneyReceived.amountPaise}), 0)` })
    .from(moneyReceived)
    .where(
      and(whose, eq(moneyReceived.way, way), gt(moneyReceived.amountPaise, 0), isStanding(from)),
    )
    .get();
  return found?.paise ?? 0;
}

function cashOfDay(from: Reader, payer: Payer, now: number): number {
  const { userIds, numbers } = samePayer(from, payer);
  const own = [
    ...userIds.map((userId) => eq(orders.userId, userId)),
    // The recipient's number, and the buyer's where somebody else receives the parcel.
    ...numbers.flatMap((each) => [
      sql`${mobileDigits} = ${each.slice(-10)}`,
      eq(orders.buyerPhone, each),
    ]),
  ];
  const day = dayOf(now);
  const isOfDay = and(
    eq(moneyReceived.way, "cash"),
    gte(moneyReceived.cameAt, dayStart(day) ?? now),
    lt(moneyReceived.cameAt, dayEnd(day) ?? now),
    gt(moneyReceived.amountPaise, 0),
    isStanding(from),
  );
  const row = { id: moneyReceived.id, paise: moneyReceived.amountPaise };
  // A query for each: its own index finds a handful of orders.
  const found = own.flatMap((by) =>
    from
      .select(row)
      .from(orders)
      .innerJoin(moneyReceived, eq(moneyReceived.orderId, orders.id))
      .where(and(by, isListed, isOfDay))
      .all(),
  );
  const onAccount = from
    .select(row)
    .from(khatas)
    .innerJoin(moneyReceived, eq(moneyReceived.khataId, khatas.id))
    .where(and(or(inArray(khatas.userId, userIds), inArray(khatas.mobile, numbers)), isOfDay))
    .all();
  const paiseOf = new Map([...found, ...onAccount].map(({ id, paise }) => [id, paise]));
  return [...paiseOf.values()].reduce((sum, each) => sum + each, 0);
}

/** The accounts and numbers of a payer, with those whose khata is one with theirs. */
function samePayer(from: Reader, { userId, phones }: Payer) {
  const numbers = [...new Set(phones.map(phoneKey))].filter(Boolean);
  const buyers = [
    ...(userId === null ? [] : [{ userId, buyerPhone: "" }]),
    ...numbers.map((buyerPhone) => ({ userId: null, buyerPhone })),
  ];
  const keys = buyers.flatMap((buyer) => {
    const khataId = khataOf(buyer, from);
    return khataId === null ? [] : keysOfKhata(khataId, from);
  });
  const users = keys.flatMap((key) => key.userId ?? []);
  return {
    userIds: [...new Set([...(userId === null ? [] : [userId]), ...users])],
    numbers: [...new Set([...numbers, ...keys.flatMap((key) => key.mobile ?? [])])],
  };
}
