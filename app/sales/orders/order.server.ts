import { asc, eq } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orderLines, orders } from "~/base/db/schema";

/** A row of `orders`. */
export type Order = typeof orders.$inferSelect;

/** The order with this id; null if not found. */
export function orderById(id: string, from: Reader = db): Order | null {
  return withId(from).get({ id }) ?? null;
}

/** The order with this number; null if not found. */
export function orderByNumber(number: string, from: Reader = db): Order | null {
  return withNumber(from).get({ number }) ?? null;
}

/** The order with this token; null if not found. */
export function orderByToken(token: string): Order | null {
  return withToken(db).get({ token }) ?? null;
}

/** The lines of an order as they are frozen, by position. */
export function linesOfOrder(orderId: string, from: Reader = db) {
  return linesOf(from).all({ orderId });
}

const withId = prepared((from: Reader) =>
  from
    .select()
    .from(orders)
    .where(eq(orders.id, placeholder("id")))
    .prepare(),
);

const withNumber = prepared((from: Reader) =>
  from
    .select()
    .from(orders)
    .where(eq(orders.number, placeholder("number")))
    .prepare(),
);

const withToken = prepared((from: Reader) =>
  from
    .select()
    .from(orders)
    .where(eq(orders.token, placeholder("token")))
    .prepare(),
);

const linesOf = prepared((from: Reader) =>
  from
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placeholder("orderId")))
    .orderBy(asc(orderLines.position))
    .prepare(),
);
