import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { isUnpaidByHand, orders, tradeAccounts } from "~/base/db/schema";
import { shownPhone } from "~/base/lib/india/phone";
import { day } from "~/base/lib/time";
import { groupedBy } from "~/base/lib/grouped-by";
import type { Order } from "~/sales/orders/order.server";
import { type KhataKey, khataKey } from "~/sales/orders/money/khata.server";
import { owedForEach } from "~/sales/orders/money/owed.server";

/** An order whose money, or part of it, is still to come. `owedPaise`: how much. Times in UTC ms. */
export type DueOrder = Pick<
  Order,
  "id" | "number" | "createdAt" | "status" | "paymentMethod" | "partPaidAt"
> & {
  owedPaise: number;
};

/** What one buyer has to pay, the oldest order first. */
export type BuyersDues = {
  /** The number of the oldest order, which names the buyer in addresses: no phone number does. */
  handle: string;
  name: string;
  firm: string | null;
  phone: string;
  /** Whose running account it stands on (`khataKey`). */
  key: string | null;
  sumPaise: number;
  /** Since the oldest was ordered. */
  days: number;
  orders: DueOrder[];
};

/** Sent, or collected. */
export const hasLeft = sql`${orders.status} in ('Shipped', 'deliverd')`;
/** To be paid later, or paid in part; and of customers who may pay later also what was sent to them unpaid. */
const isDue = and(
  isUnpaidByHand,
  or(
    eq(orders.paymentMethod, "later"),
    isNotNull(orders.partPaidAt),
    and(hasLeft, eq(tradeAccounts.mayPayLater, true)),
  ),
);

const dueOrders = (from: Reader) =>
  from
    .select({ order: orders, firm: tradeAccounts.firm })
    .from(orders)
    .leftJoin(tradeAccounts, eq(tradeAccounts.userId, orders.userId))
    .orderBy(asc(orders.createdAt), asc(orders.serial))
    .$dynamic();

type Found = ReturnType<ReturnType<typeof dueOrders>["all"]>[number] & { owedPaise: number };

/** With what is owed for each; what was sent back as a whole is not due. */
function owedRows(rows: Omit<Found, "owedPaise">[], from: Reader): Found[] {
  if (rows.length === 0) return [];
  const owed = owedForEach(
    rows.map(({ order }) => order),
    from,
  );
  return rows
    .map((row) => ({ ...row, owedPaise: owed.get(row.order.id) ?? 0 }))
    .filter(({ owedPaise }) => owedPaise > 0);
}

/** What all buyers have to pay for orders, who waits longest first. `now`: UTC ms. */
export function allDues(now = Date.now()): BuyersDues[] {
  const found = owedRows(dueOrders(db).where(isDue).all(), db);
  // A map keeps the order in which its keys came: by the oldest order.
  const joined = joinedKeys(db);
  const groups = groupedBy(found, ({ order }) => {
    const one = joined.size === 0 ? null : joined.get(khataKey(order) ?? "");
    return one ?? order.userId ?? (order.buyerPhone || order.id);
  });
  return [...groups.values()].map((rows) => duesIn(rows, now, joined));
}

/** By what tells the joined apart: what tells the khata apart that they joined. */
type JoinedKeys = Map<string, string>;

const joinedKeys = (from: Reader): JoinedKeys =>
  new Map(
    from
      .all<{ key: string | null; one: string }>(
        sql`select coalesce(k.user_id, k.mobile) as key, coalesce(p.user_id, p.mobile, p.id) as one
          from khatas k join khatas p on p.id = k.joined_to where k.joined_to is not null`,
      )
      .flatMap(({ key, one }) => (key === null ? [] : [[key, one] as const])),
  );

/** `joined`: the accounts and mobile numbers whose khata is one with the buyer's. */
type DueBuyer = Pick<Order, "id" | "userId" | "buyerPhone"> & { joined?: KhataKey[] };

/** What the buyer of this order has to pay; null: nothing. `now`: UTC ms. */
export function duesOfBuyer(
  order: DueBuyer,
  from: Reader = db,
  now = Date.now(),
): BuyersDues | null {
  const due = dueOrders(from)
    .where(and(theirOrders(order), isDue))
    .all();
  const found = owedRows(due, from);
  return found.length === 0 ? null : duesIn(found, now);
}

/** The orders of a buyer: of the account, or of guests with the phone; an order that has neither is alone. And of who joined the khata. */
export const theirOrders = ({ id, userId, buyerPhone, joined = [] }: DueBuyer) =>
  or(
    userId === null
      ? ofGuests(buyerPhone ? eq(orders.buyerPhone, buyerPhone) : eq(orders.id, id))
      : eq(orders.userId, userId),
    ...joined.flatMap((key) => [
      ...(key.userId === null || key.userId === userId ? [] : [eq(orders.userId, key.userId)]),
      ...(key.mobile === null ? [] : [ofGuests(eq(orders.buyerPhone, key.mobile))]),
    ]),
  );

const ofGuests = (which: SQL) => and(isNull(orders.userId), which);

/** The ids of this buyer's orders that are due. */
export const dueIdsOf = (buyer: DueBuyer, from: Reader): string[] =>
  duesOfBuyer(buyer, from)?.orders.map(({ id }) => id) ?? [];

/** What this customer has to pay; null: nothing. */
export const duesOfUser = (userId: string) => duesOfBuyer({ id: "", userId, buyerPhone: "" });

function duesIn(rows: Found[], now: number, joined: JoinedKeys = new Map()): BuyersDues {
  const [oldest] = rows;
  if (!oldest) throw new Error("Nobody owes nothing");
  const { number, buyerName, buyerPhone, createdAt } = oldest.order;
  return {
    handle: number,
    name: buyerName,
    firm: oldest.firm ?? oldest.order.buyerFirm,
    phone: shownPhone(buyerPhone),
    key: joined.get(khataKey(oldest.order) ?? "") ?? khataKey(oldest.order),
    sumPaise: rows.reduce((sum, { owedPaise }) => sum + owedPaise, 0),
    days: daysSince(createdAt, now),
    orders: rows.map(({ order: { id, number: own, createdAt: at, ...order }, owedPaise }) => ({
      id,
      number: own,
      owedPaise,
      createdAt: at,
      status: order.status,
      paymentMethod: order.paymentMethod,
      partPaidAt: order.partPaidAt,
    })),
  };
}

/** Whole days. */
export const daysSince = (at: number, now: number) => Math.max(0, Math.floor((now - at) / day));
