import { and, desc, eq, gte, ne, or, sql, type SQL } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, isPaid, orders } from "~/db/schema";
import { isPaidStatus, paymentMethods } from "~/db/statuses";
import { dayOf, dayStart } from "~/lib/days";
import { owedForEach } from "~/orders/owed.server";
import { paidWays } from "~/payments/by-hand/came";
import { isCreditOnly, receivedFor } from "~/payments/by-hand/credited.server";
import { waysPaid } from "~/payments/by-hand/ways-paid.server";
import { isOpenLink } from "./open-links.server";

const columns = {
  id: orders.id,
  number: orders.number,
  name: orders.buyerName,
  totalPaise: orders.totalPaise,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

/**
 * The till of this Indian day, in paise: the orders written down today, those whose money came today and those whose pay link still
 * works; what came by which way, what of them is still due, and what was given back by hand. Money counts on the day and by the way it came. Money for orders of the
 * shop counts if an admin noted it: it lies in the same till. `now`: UTC ms.
 */
export function tillOf(now = Date.now()) {
  const start = dayStart(dayOf(now)) ?? now;
  const byOwner = and(eq(orders.source, "owner"), gte(orders.createdAt, start));
  const listed = rowsOf(and(isListed, byOwner));
  // Links that nobody has paid yet, as long as they work.
  const open = rowsOf(isOpenLink(now));
  const paid = rowsOf(
    and(
      isPaid,
      gte(orders.paidAt, start),
      or(ne(orders.paymentMethod, "online"), eq(orders.source, "owner")),
    ),
  );
  const ways = waysPaid(db, paid);
  const received = receivedFor(db, paid);
  const found = new Map([...listed, ...open, ...paid].map((order) => [order.id, order]));
  const rows = [...found.values()].toSorted((one, other) => other.createdAt - one.createdAt);
  const unpaid = rows.filter(isDue);
  const owed = owedForEach(unpaid);
  return {
    orders: rows.map(({ id, ...order }) => ({
      ...order,
      /** How its money came today; null: it did not. */
      way: ways.get(id) ?? null,
      isOfToday: order.createdAt >= start,
    })),
    came: sumsBy(paidWays, paid, {
      keyOf: ({ id }) => ways.get(id),
      paiseOf: ({ id }) => received.get(id) ?? 0,
    }),
    due: sumsBy(paymentMethods, unpaid, {
      keyOf: ({ paymentMethod }) => paymentMethod,
      paiseOf: ({ id }) => owed.get(id) ?? 0,
    }),
    givenBackPaise: givenBackSince(start),
  };
}

const rowsOf = (condition: SQL | undefined) =>
  db
    .select(columns)
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .all();

export type Till = ReturnType<typeof tillOf>;
type Row = ReturnType<typeof rowsOf>[number];

const isDue = ({ status, paymentStatus }: Row) =>
  status !== "cancel" && !isPaidStatus(paymentStatus) && paymentStatus !== "review";

/** The sums of those keys that there are, in their order. */
function sumsBy<Key extends string>(
  keys: readonly Key[],
  rows: Row[],
  { keyOf, paiseOf }: { keyOf: (row: Row) => Key | undefined; paiseOf: (row: Row) => number },
) {
  return keys.flatMap((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const paise = own.reduce((total, row) => total + paiseOf(row), 0);
    return own.length === 0 ? [] : [{ key, paise }];
  });
}

/** Paise that an admin gave back without the provider. */
function givenBackSince(start: number): number {
  return db.get<{ paise: number }>(sql`
    select coalesce(sum(r.amount_paise), 0) as paise from refunds r
    where r.processed_at >= ${start} and r.payment_id is null and not ${isCreditOnly}`).paise;
}
