import { and, asc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { listed, prepared } from "~/base/db/prepared.server";
import { moneyCame, moneyReceived, orders } from "~/base/db/schema";
import type { MoneyWay } from "~/base/db/statuses";
import { newId } from "~/base/lib/ids.server";

/** Money that came by hand. `receiptId`: the same for all orders that it pays; `by`: the admin's id, or `shop`. */
type Came = {
  orderId: string;
  amountPaise: number;
  way: MoneyWay | null;
  reference: string | null;
  note: string;
  receiptId?: string;
  by: string;
};

/** Writes down money that came for an order, which says nothing yet of whether it is paid. Nothing (0 paise) has no row. `now`: UTC ms. */
export function noteMoney(tx: Writer, { by, receiptId, ...came }: Came, now: number): void {
  if (came.amountPaise === 0) return;
  const id = newId();
  tx.insert(moneyReceived)
    .values({ ...came, id, receiptId: receiptId ?? id, notedBy: by, cameAt: now, createdAt: now })
    .run();
}

/** What came for some orders, in paise by order id; orders for which nothing did are not named. */
export function cameFor(from: Reader, orderIds: string[]): Map<string, number> {
  const rows = came(from).all({ ids: JSON.stringify(orderIds) });
  return new Map(rows.map(({ orderId, paise }) => [orderId, paise]));
}

const came = prepared((from) =>
  from
    .select({ orderId: moneyCame.orderId, paise: sql<number>`sum(${moneyCame.amountPaise})` })
    .from(moneyCame)
    .where(inArray(moneyCame.orderId, listed("ids")))
    .groupBy(sql`1`)
    .prepare(),
);

/** What came by hand for an order, oldest first, without what was taken back. */
export function receivedOf(orderId: string) {
  const { id, amountPaise, way, reference, note, cameAt } = moneyReceived;
  return db
    .select({ id, amountPaise, way, reference, note, cameAt })
    .from(moneyReceived)
    .where(and(eq(moneyReceived.orderId, orderId), isNull(moneyReceived.takesBack), isGood(db)))
    .orderBy(asc(moneyReceived.cameAt), asc(moneyReceived.id))
    .all();
}

const other = alias(moneyReceived, "other");

/** Nothing takes it back. */
const isGood = (from: Reader) =>
  notExists(from.select({ id: other.id }).from(other).where(eq(other.takesBack, moneyReceived.id)));

/** The numbers of the orders that money with this reference has paid, but in the receipt `receiptId`. */
export function ordersPaidBy(reference: string, from: Reader = db, receiptId = ""): string[] {
  return from
    .select({ number: orders.number })
    .from(moneyReceived)
    .innerJoin(orders, eq(orders.id, moneyReceived.orderId))
    .where(
      and(
        eq(moneyReceived.reference, reference),
        ne(moneyReceived.receiptId, receiptId),
        isNull(moneyReceived.takesBack),
        isGood(from),
      ),
    )
    .all()
    .map(({ number }) => number);
}
