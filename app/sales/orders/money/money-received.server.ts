import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { insertRow, listed, placeholder, prepared } from "~/base/db/prepared.server";
import { moneyCame, moneyReceived, orders } from "~/base/db/schema";
import type { MoneyRowWay } from "~/base/db/money-ways";
import { newId } from "~/base/lib/ids.server";
import { openTime } from "~/upkeep/month-lock/open-time.server";

/**
 * Money that came for an order, or on a buyer's account; below zero it went. `receiptId`: the same for all that it pays; `by`: the
 * admin's id, or `shop`. `paymentId`, `refundId`: the provider's payment or our refund, if it came or went through them.
 */
type Came = (
  { orderId: string; khataId?: undefined } | { orderId?: undefined; khataId: string }
) & {
  amountPaise: number;
  way: MoneyRowWay | null;
  reference: string | null;
  note: string;
  receiptId?: string;
  by: string;
  takesBack?: string;
  paymentId?: string;
  refundId?: string;
};

/**
 * Writes down money that came or went, which says nothing yet of whether an order is paid. Nothing (0 paise) has no row. `now`: UTC ms.
 * Gives the row's id.
 */
export function noteMoney(tx: Writer, { by, receiptId, ...came }: Came, now: number): string {
  const id = newId();
  const cameAt = openTime(tx, now);
  const row = { ...came, id, receiptId: receiptId ?? id, notedBy: by, cameAt, createdAt: now };
  if (came.amountPaise !== 0) insertRow(tx, moneyReceived, row);
  return id;
}

/** What came for some orders, less what went back before they were paid, in paise by order id; orders without any are not named. */
export function cameFor(from: Reader, orderIds: string[]): Map<string, number> {
  const rows = came(from).all({ ids: JSON.stringify(orderIds) });
  return new Map(rows.map(({ orderId, paise }) => [orderId ?? "", paise]));
}

const came = prepared((from) =>
  from
    .select({ orderId: moneyCame.orderId, paise: sql<number>`sum(${moneyCame.amountPaise})` })
    .from(moneyCame)
    .where(inArray(moneyCame.orderId, listed("ids")))
    .groupBy(sql`1`)
    .prepare(),
);

/** What came for an order in parts or by hand, and what was given back of it before it was paid (below zero), oldest first, without wrong rows. */
export function receivedOf(orderId: string, from: Reader = db) {
  const { id, amountPaise, way, reference, note, cameAt } = moneyReceived;
  const isOnline = sql<
    0 | 1
  >`${moneyReceived.paymentId} is not null or ${moneyReceived.refundId} is not null`;
  return from
    .select({ id, amountPaise, way, reference, note, cameAt, isOnline })
    .from(moneyReceived)
    .where(and(eq(moneyReceived.orderId, orderId), isStanding(from)))
    .orderBy(asc(moneyReceived.cameAt), asc(moneyReceived.id))
    .all();
}

const other = alias(moneyReceived, "other");

/** What was noted in one receipt, and stands. */
export const ofReceipt = (receiptId: string, from: Reader) =>
  from
    .select()
    .from(moneyReceived)
    .where(and(eq(moneyReceived.receiptId, receiptId), isStanding(from)))
    .all();

/** What was noted on account in one receipt, and stands. */
export const onAccountIn = (receiptId: string, from: Reader) =>
  from
    .select()
    .from(moneyReceived)
    .where(
      and(eq(moneyReceived.receiptId, receiptId), isNull(moneyReceived.orderId), isStanding(from)),
    )
    .all();

/** Whether a receipt holds money of an order that stands, beside this row. */
export const paysOthers = (row: { id: string; receiptId: string }, from: Reader): boolean =>
  from
    .select({ id: moneyReceived.id })
    .from(moneyReceived)
    .where(
      and(
        eq(moneyReceived.receiptId, row.receiptId),
        isNotNull(moneyReceived.orderId),
        ne(moneyReceived.id, row.id),
        isStanding(from),
      ),
    )
    .limit(1)
    .get() !== undefined;

/** Neither takes another row back nor is taken back. */
export const isStanding = (from: Reader) => and(isNull(moneyReceived.takesBack), isGood(from));

const isGood = (from: Reader) =>
  notExists(from.select({ id: other.id }).from(other).where(eq(other.takesBack, moneyReceived.id)));

/** What money on account has paid, where orders are named. */
const creditName = "credit";

/** The numbers of the orders that money with this reference has paid, but in the receipt `receiptId`; `creditName` for none. */
export const ordersPaidBy = (reference: string, from: Reader = db, receiptId = ""): string[] =>
  paidBy(from)
    .all({ reference, receiptId })
    .map(({ number }) => number ?? creditName);

const paidBy = prepared((from: Reader) =>
  from
    .select({ number: orders.number })
    .from(moneyReceived)
    .leftJoin(orders, eq(orders.id, moneyReceived.orderId))
    .where(
      and(
        // Not `<>`, and each side whole: one receipt may hold thousands of rows, which are not read so.
        or(
          and(
            eq(moneyReceived.reference, placeholder("reference")),
            lt(moneyReceived.receiptId, placeholder("receiptId")),
          ),
          and(
            eq(moneyReceived.reference, placeholder("reference")),
            gt(moneyReceived.receiptId, placeholder("receiptId")),
          ),
        ),
        gt(moneyReceived.amountPaise, 0),
        isStanding(from),
      ),
    )
    .prepare(),
);
