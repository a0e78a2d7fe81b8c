import { asc, count, desc, eq, sql } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isOpenReturn, orders, returnRequests } from "~/base/db/schema";
import { pageWithin } from "~/base/lib/page-number";
import { returnsPath } from "../admin-paths";

const perPage = 30;

/** One page of the returns: what waits, by what is due first; or all, newest first. */
export function returnsPage({ show, page }: { show: "" | "all"; page: number }) {
  const where = show === "all" ? undefined : isOpenReturn;
  const row = db.select({ total: count() }).from(returnRequests).where(where).get();
  const { offset, ...place } = pageWithin(row?.total ?? 0, page, perPage);
  const newest = [desc(returnRequests.createdAt), desc(returnRequests.id)];
  const due = sql`coalesce(${returnRequests.dueAt}, 9e15)`;
  const returns = db
    .select({
      number: returnRequests.number,
      state: returnRequests.state,
      reason: returnRequests.reason,
      wish: returnRequests.wish,
      goods: returnRequests.goods,
      dueAt: returnRequests.dueAt,
      createdAt: returnRequests.createdAt,
      order: orders.number,
      buyer: orders.buyerName,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(where)
    .orderBy(...(show === "all" ? newest : [asc(due), asc(returnRequests.createdAt)]))
    .limit(perPage)
    .offset(offset)
    .all();
  return { ...place, returns };
}

export type ListedReturn = ReturnType<typeof returnsPage>["returns"][number];

/** How many returns wait for the shop: to be answered, or to be settled. */
const returnsDue = (): number =>
  db
    .select({ total: count() })
    .from(returnRequests)
    .where(sql`${isOpenReturn} and due_at is not null`)
    .get()?.total ?? 0;

/** The line of Today. */
export const returnMatter = () => ({
  count: returnsDue(),
  one: "return to be answered or settled",
  many: "returns to be answered or settled",
  to: returnsPath,
});
