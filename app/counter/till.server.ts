import { and, desc, eq, gte, type SQL } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { isListed, isOpen, orders } from "~/db/schema";
import { isPaidStatus, paymentMethods } from "~/db/statuses";
import { dayOf, dayStart } from "~/lib/days";

const columns = {
  number: orders.number,
  name: orders.buyerName,
  totalPaise: orders.totalPaise,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  createdAt: orders.createdAt,
};

/**
 * The orders written down on this Indian day, newest first, and their sums (paise) by way to pay: what was paid, and what is open.
 * Cancelled ones count nothing. `now`: UTC ms.
 */
export function tillOf(now = Date.now()) {
  const start = dayStart(dayOf(now)) ?? now;
  const listed = rowsOf(and(isListed, gte(orders.createdAt, start)));
  // Links that nobody has paid yet.
  const open = rowsOf(
    and(
      isOpen,
      gte(orders.updatedAt, start),
      gte(orders.createdAt, start),
      eq(orders.paymentMethod, "online"),
    ),
  );
  const found = [...listed, ...open].toSorted((one, other) => other.createdAt - one.createdAt);
  return { orders: found, sums: sumsBy(found) };
}

const rowsOf = (condition: SQL | undefined) =>
  db
    .select(columns)
    .from(orders)
    .where(and(condition, eq(orders.source, "owner")))
    .orderBy(desc(orders.createdAt), desc(orders.serial))
    .all();

export type Till = ReturnType<typeof tillOf>;
type Row = ReturnType<typeof rowsOf>[number];

function sumsBy(found: Row[]) {
  return paymentMethods
    .filter((method) => found.some(({ paymentMethod }) => paymentMethod === method))
    .map((method) => {
      const own = found.filter((each) => each.paymentMethod === method && each.status !== "cancel");
      const sum = (isPaid: boolean) =>
        own
          .filter(({ paymentStatus }) => isPaidStatus(paymentStatus) === isPaid)
          .reduce((total, { totalPaise }) => total + totalPaise, 0);
      return { method, paidPaise: sum(true), openPaise: sum(false) };
    });
}
