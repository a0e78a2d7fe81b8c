import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { phoneKey } from "~/coupons/uses.server";
import type { Reader } from "~/db/connection.server";
import { isListed, mobileDigits, orderEvents, orders } from "~/db/schema";
import { dayEnd, dayOf, dayStart } from "~/lib/days";
import { cashRefusal, saysCash, tooMuchCash } from "./cash-limit";

/** Who pays: the account, if there is one, and every phone number that is known. */
type Payer = { userId: string | null; phones: string[] };

/**
 * Why this cash (paise) may not be taken from a buyer today, as a sentence; null: it may. Adds what the buyer, by account or mobile
 * number, paid in cash on the same Indian day, whatever the order: over the counter, or noted as cash later. `now`: UTC ms.
 */
export function cashProblem(from: Reader, payer: Payer, paise: number, now: number): string | null {
  const takenPaise = cashOfDay(from, payer, now);
  return takenPaise + paise >= tooMuchCash ? cashRefusal(paise, takenPaise) : null;
}

function cashOfDay(from: Reader, { userId, phones }: Payer, now: number): number {
  const digits = [...new Set(phones.map((phone) => phoneKey(phone).slice(-10)))].filter(Boolean);
  const own = [
    ...(userId === null ? [] : [eq(orders.userId, userId)]),
    ...digits.map((each) => sql`${mobileDigits} = ${each}`),
  ];
  const day = dayOf(now);
  const isOfDay = and(
    isListed,
    gte(orders.paidAt, dayStart(day) ?? now),
    lt(orders.paidAt, dayEnd(day) ?? now),
  );
  // A query for each: its own index finds a handful of orders.
  const paid = own.flatMap((by) =>
    from
      .select({ id: orders.id, paise: orders.totalPaise, method: orders.paymentMethod })
      .from(orders)
      .where(and(by, isOfDay))
      .all(),
  );
  const noted = notedAsCash(
    from,
    paid.map(({ id }) => id),
  );
  const inCash = paid.filter(({ id, method }) => method === "cash" || noted.has(id));
  const sums = new Map(inCash.map(({ id, paise }) => [id, paise]));
  return [...sums.values()].reduce((sum, each) => sum + each, 0);
}

/** The orders whose money an admin noted as cash. */
function notedAsCash(from: Reader, orderIds: string[]): Set<string> {
  const { orderId, kind, detail } = orderEvents;
  const notes = from
    .select({ orderId, detail })
    .from(orderEvents)
    .where(and(inArray(orderId, orderIds), eq(kind, "paid")))
    .all();
  return new Set(notes.filter((note) => saysCash(note.detail)).map((note) => note.orderId));
}
