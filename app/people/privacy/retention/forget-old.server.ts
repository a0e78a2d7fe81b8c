import { and, asc, isNull, lt, ne } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { grievances, hasBuyer, isSettledGrievance, orders, quotes } from "~/base/db/schema";
import { erasedName } from "../erase-account.server";
import { eraseMailsAbout } from "../erase-mails.server";
import { eraseOrders } from "../erase-user.server";
import { eraseQuotes } from "../goods.server";
import { forgetGrievances } from "../grievances.server";
import { aYear, booksKeptFrom } from "./how-long";

/** Rows that stay as numbers and sums, without the person: at most `most` at once; each returns how many. `now`: UTC ms. */

export function forgetOldBuyers(tx: Writer, now: number, most: number): number {
  const orderIds = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(hasBuyer, lt(orders.createdAt, booksKeptFrom(now))))
    .orderBy(asc(orders.createdAt))
    .limit(most)
    .all()
    .map(({ id }) => id);
  if (orderIds.length === 0) return 0;
  eraseOrders(tx, { orderIds });
  eraseMailsAbout(tx, orderIds);
  return orderIds.length;
}

export function forgetOldQuotes(tx: Writer, now: number, most: number): number {
  const ids = tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        lt(quotes.createdAt, now - aYear),
        lt(quotes.validUntil, now - aYear),
        ne(quotes.name, erasedName),
        isNull(quotes.orderId),
      ),
    )
    .limit(most)
    .all()
    .map(({ id }) => id);
  if (ids.length > 0) eraseQuotes(tx, ids, now);
  return ids.length;
}

export function forgetOldGrievances(tx: Writer, now: number, most: number): number {
  const ids = tx
    .select({ id: grievances.id })
    .from(grievances)
    .where(
      and(
        isSettledGrievance,
        lt(grievances.settledAt, booksKeptFrom(now)),
        ne(grievances.name, ""),
      ),
    )
    .orderBy(asc(grievances.settledAt))
    .limit(most)
    .all()
    .map(({ id }) => id);
  forgetGrievances(tx, ids);
  return ids.length;
}
