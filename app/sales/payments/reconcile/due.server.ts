import { and, asc, eq, gt, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isOpen, orders, paymentOrders, payments } from "~/base/db/schema";
import { day, minute } from "~/base/lib/time";

/** By this time after the last attempt (ms), the provider has captured or returned every payment of an order. */
const watchedFor = 4 * day;
/** Older orders (ms) are not checked: after a longer shutdown, a person must compare the account statement. */
const checkedFor = 30 * day;
/** The provider captures an authorized payment within this time (ms); after that, we do. */
const capturedWithin = 2 * minute;
const batchSize = 500;

/** Ids of the open orders to check with the provider at `now` (UTC ms). `all`: also those not yet due. */
export function dueOrders(now: number, all: boolean): string[] {
  const rows = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(
      and(
        isOpen,
        // The rest of one whose advance has come is paid on delivery.
        or(isNull(orders.advancePaise), eq(orders.paymentMethod, "online")),
        isWatched(now, orders.updatedAt),
        all ? undefined : or(isDue(now, orders.updatedAt), waitsForCapture(now)),
      ),
    )
    .orderBy(asc(paymentOrders.checkedAt))
    .limit(batchSize)
    .all();
  return rows.map(({ id }) => id);
}

/** Ids of payment orders from the API without order and money that are due at `now` (UTC ms). `all`: due or not. */
export function dueUnmatched(now: number, all: boolean): string[] {
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
    .limit(batchSize)
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

/** Still watched, or not checked since the watch ended: one last check, even if the shop was down at that time. */
function isWatched(now: number, since: typeof orders.updatedAt | typeof paymentOrders.createdAt) {
  return and(
    gt(since, now - checkedFor),
    or(
      gt(since, now - watchedFor),
      isNull(paymentOrders.checkedAt),
      sql`${paymentOrders.checkedAt} < ${since} + ${watchedFor}`,
    ),
  );
}

/**
 * Never checked, or last checked longer ago than a quarter of its age (at most an hour). A check in the future means that
 * the clock was set back.
 */
function isDue(now: number, since: typeof orders.updatedAt | typeof paymentOrders.createdAt) {
  return or(
    isNull(paymentOrders.checkedAt),
    gt(paymentOrders.checkedAt, now + 60 * minute),
    sql`${now} - ${paymentOrders.checkedAt} > min((${now} - ${since}) / 4, ${60 * minute})`,
  );
}

/** Authorized but not captured for a while: checked every minute, later at every tenth of the payment's age. */
function waitsForCapture(now: number): SQL {
  return sql`exists (select 1 from ${payments}
    where ${payments.paymentOrderId} = ${paymentOrders.id} and ${payments.status} = 'authorized'
      and ${payments.createdAt} <= ${now - capturedWithin}
      and ${now} - ${paymentOrders.checkedAt} >= max(${minute}, (${now} - ${payments.createdAt}) / 10))`;
}
