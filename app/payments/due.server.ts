import { and, asc, eq, gt, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isOpen, orders, paymentOrders, payments } from "~/db/schema";
import { day, minute } from "~/lib/time";

/** This long after an order was last placed or tried the provider has captured or returned every payment of it. */
const givenUpAfter = 4 * day;
/** Older ones are not gone through: a shop that was shut for longer has its account statement read by a person. */
const goneThroughFor = 30 * day;
/** An authorized payment is captured by the provider itself within this time, or by us. */
const capturedWithin = 2 * minute;
const atOnce = 500;

/** Ids of the open orders that the provider has to be asked about now (UTC ms); `all`: of every open one. */
export function dueOrders(now: number, all: boolean): string[] {
  const rows = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(
      and(
        isOpen,
        isWatched(now, orders.updatedAt),
        all ? undefined : or(isDue(now, orders.updatedAt), waitsForCapture(now)),
      ),
    )
    .orderBy(asc(paymentOrders.checkedAt))
    .limit(atOnce)
    .all();
  return rows.map(({ id }) => id);
}

/** Ids of the payment orders that were asked for through the API and have neither order nor money yet, and are due. */
export function dueOrderless(now: number, all: boolean): string[] {
  const rows = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        isNull(paymentOrders.orderId),
        isWatched(now, paymentOrders.createdAt),
        notExists(moneyFor),
        all ? undefined : isDue(now, paymentOrders.createdAt),
      ),
    )
    .orderBy(asc(paymentOrders.checkedAt))
    .limit(atOnce)
    .all();
  return rows.map(({ id }) => id);
}

const moneyFor = db
  .select({ one: sql`1` })
  .from(payments)
  .where(
    and(
      eq(payments.paymentOrderId, paymentOrders.id),
      sql`${payments.status} in ('captured', 'refunded')`,
    ),
  );

/** Not given up yet, or not asked since it could be: one last look, also when the shop was shut in these days. */
function isWatched(now: number, since: typeof orders.updatedAt | typeof paymentOrders.createdAt) {
  return and(
    gt(since, now - goneThroughFor),
    or(
      gt(since, now - givenUpAfter),
      isNull(paymentOrders.checkedAt),
      sql`${paymentOrders.checkedAt} < ${since} + ${givenUpAfter}`,
    ),
  );
}

/**
 * Never asked, or last asked a quarter of the time ago that has passed `since`, an hour at most. One that was asked in times
 * to come was so before the clock was set back.
 */
function isDue(now: number, since: typeof orders.updatedAt | typeof paymentOrders.createdAt) {
  return or(
    isNull(paymentOrders.checkedAt),
    gt(paymentOrders.checkedAt, now + 60 * minute),
    sql`${now} - ${paymentOrders.checkedAt} > min((${now} - ${since}) / 4, ${60 * minute})`,
  );
}

/** The shopper's bank said yes some time ago and nobody took the money: asked every minute, later every tenth of its age. */
function waitsForCapture(now: number): SQL {
  return sql`exists (select 1 from ${payments}
    where ${payments.paymentOrderId} = ${paymentOrders.id} and ${payments.status} = 'authorized'
      and ${payments.createdAt} <= ${now - capturedWithin}
      and ${now} - ${paymentOrders.checkedAt} >= max(${minute}, (${now} - ${payments.createdAt}) / 10))`;
}
