import { and, desc, eq, gte, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { isPaidStatus, paymentMethods } from "~/base/db/statuses";
import { startOfDay } from "~/base/lib/days";
import { owedForEach } from "~/sales/orders/money/owed.server";
import { paidWays, type WayPaid } from "~/sales/payments/by-hand/came";
import { isCreditOnly } from "~/sales/payments/by-hand/credited.server";
import { wayPaid, waysPaid } from "~/sales/payments/by-hand/ways-paid.server";
import { isOpenLink } from "./open-links.server";

const columns = {
  id: orders.id,
  number: orders.number,
  name: orders.buyerName,
  totalPaise: orders.totalPaise,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  source: orders.source,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  partPaidAt: orders.partPaidAt,
  writtenOffAt: orders.writtenOffAt,
};

/**
 * The till of this Indian day, in paise: the orders written down today, those whose money came today and those whose pay link still
 * works; what came by which way, what of them is still due, and what was given back by hand. Money counts on the day and by the way it
 * came. Cash for an order of the website lies in the same till and counts; other money that was noted for such an order is `website`,
 * which nobody looks for in the drawer. `now`: UTC ms.
 */
export function tillOf(now = Date.now()) {
  const start = startOfDay(now);
  const byOwner = and(eq(orders.source, "owner"), gte(orders.createdAt, start));
  const listed = rowsOf(and(isListed, byOwner));
  // Links that nobody has paid yet, as long as they work.
  const open = rowsOf(isOpenLink(now));
  const came = cameSince(start);
  const noted = rowsOf(
    and(
      inArray(
        orders.id,
        came.map(({ orderId }) => orderId),
      ),
      or(ne(orders.paymentMethod, "online"), eq(orders.source, "owner")),
    ),
  );
  const ways = waysPaid(db, noted);
  const isHere = (order: Sold) => isOfCounter(order, ways.get(order.id));
  const paid = noted.filter(isHere);
  // What was paid online after all was noted by nobody.
  const elsewhere = noted.filter((order) => !isHere(order) && ways.get(order.id) !== "online");
  const backs = givenBackSince(start);
  const withWay = ({ id, ...order }: Row) => ({
    ...order,
    /** How its money came today; null: it did not. */
    way: ways.get(id) ?? null,
    isOfToday: order.createdAt >= start,
  });
  const sumsOf = (rows: Row[]) =>
    sumsBy(paidWays, waysOf(rows, came), {
      keyOf: ({ way }) => way,
      paiseOf: ({ paise }) => paise,
    });
  const found = new Map([...listed, ...open, ...paid].map((order) => [order.id, order]));
  const rows = [...found.values()].toSorted((one, other) => other.createdAt - one.createdAt);
  const unpaid = rows.filter(isDue);
  const owed = owedForEach(unpaid);
  return {
    orders: rows.map(withWay),
    came: sumsOf(paid),
    due: sumsBy(paymentMethods, unpaid, {
      keyOf: ({ paymentMethod }) => paymentMethod,
      paiseOf: ({ id }) => owed.get(id) ?? 0,
    }),
    givenBackPaise: backs.herePaise,
    website: {
      orders: elsewhere.map(withWay),
      came: sumsOf(elsewhere),
      givenBackPaise: backs.websitePaise,
    },
  };
}

type Sold = Pick<Row, "id" | "source" | "paymentMethod">;

/** Whether money of this order is looked for at the counter: it was written down there, or was paid in cash. */
const isOfCounter = ({ source }: Sold, way: WayPaid | undefined) =>
  source === "owner" || way === "cash";

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

type Came = { orderId: string; way: string | null; paise: number };

/** What came for orders since a time (UTC ms), by order and way; what credit paid came before. */
const cameSince = (start: number) =>
  db.all<Came>(sql`
    select order_id as orderId, way, sum(amount_paise) as paise from money_came
    where came_at >= ${start} and order_id is not null and coalesce(way, '') <> 'credit'
    group by 1, 2 having paise <> 0`);

/** How the money of these orders came. */
const waysOf = (rows: Row[], came: Came[]) =>
  rows.flatMap(({ id, paymentMethod }) =>
    came
      .filter(({ orderId }) => orderId === id)
      .map(({ way, paise }) => ({ way: wayPaid(way, paymentMethod), paise })),
  );

/** The sums of those keys that there are, in their order. */
function sumsBy<Key extends string, Row>(
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

/** Paise that an admin gave back without the provider: what came over the counter or in cash, and else. */
function givenBackSince(start: number): { herePaise: number; websitePaise: number } {
  const backs = db.all<Sold & { paise: number }>(sql`
    select o.id, o.source, o.payment_method as paymentMethod, sum(r.amount_paise) as paise
    from refunds r join orders o on o.id = r.order_id
    where r.processed_at >= ${start} and r.payment_id is null and not ${isCreditOnly} group by o.id`);
  const ways = waysPaid(db, backs);
  const sum = (isHere: boolean) =>
    backs
      .filter((order) => isOfCounter(order, ways.get(order.id)) === isHere)
      .reduce((total, { paise }) => total + paise, 0);
  return { herePaise: sum(true), websitePaise: sum(false) };
}
