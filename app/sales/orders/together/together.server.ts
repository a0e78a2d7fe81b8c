import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, isWaitingForMoney, mobileDigits, orders } from "~/base/db/schema";
import { indianMobile } from "~/base/lib/india/phone";
import { type Order, orderByNumber } from "../order.server";
import { digitsOf, firstOf, goneWords, isGone } from "./joining";

/** Other orders of a buyer that are offered to be sent with one. */
const mostOffered = 10;

/** The orders that are to be sent together with this one and are not cancelled, the first one first. */
export function togetherWith(order: Pick<Order, "id" | "sendWith">) {
  const first = firstOf(order);
  return db
    .select({
      number: orders.number,
      status: orders.status,
      sendWith: orders.sendWith,
      /** False: its money has to come first. */
      isReady: sql<boolean>`${isListed} and not (${isWaitingForMoney})`.mapWith(Boolean),
    })
    .from(orders)
    .where(
      and(
        or(eq(orders.id, first), eq(orders.sendWith, first)),
        ne(orders.id, order.id),
        ne(orders.status, "cancel"),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .all();
}

/** The page that says what an order is sent with; null: there is no such order. */
export function togetherPage(number: string) {
  const order = orderByNumber(number);
  if (!order) return null;
  const together = togetherWith(order);
  return {
    number,
    /** Whom another order would be written down for; null: there is none to add, or no mobile is known. */
    mobile: isGone(order) ? null : indianMobile(order.buyerPhone),
    /** Why it goes by itself. */
    closed: isGone(order) ? goneWords(order) : null,
    together,
    isJoined: order.sendWith !== null,
    offered: isGone(order)
      ? []
      : othersOf(order, [number, ...together.map((other) => other.number)]),
  };
}

/** Orders of the same buyer that wait to be packed or sent, newest first. */
function othersOf(order: Order, except: string[]) {
  const [digits = ""] = digitsOf(order);
  return db
    .select({ number: orders.number, createdAt: orders.createdAt, totalPaise: orders.totalPaise })
    .from(orders)
    .where(
      and(
        isListed,
        or(
          sql`${mobileDigits} = ${digits}`,
          order.userId === null ? undefined : eq(orders.userId, order.userId),
        ),
        inArray(orders.status, ["Not Process", "Processing"]),
        notInArray(orders.number, except),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(mostOffered)
    .all();
}

export type TogetherPage = NonNullable<ReturnType<typeof togetherPage>>;
