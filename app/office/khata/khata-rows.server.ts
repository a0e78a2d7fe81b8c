import { and, asc, inArray, sql } from "drizzle-orm";
import { db, type Reader } from "~/base/db/connection.server";
import { isListed, moneyCame, orders, refundCounts, writeOffs } from "~/base/db/schema";
import { isPaidStatus } from "~/base/db/statuses";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { toGiveBackOf } from "~/sales/orders/money/to-give-back.server";
import { takenOutOwed } from "~/sales/orders/money/taken-out.server";
import { sentBackOf } from "~/sales/orders/money/owed.server";
import { type Order, orderById } from "~/sales/orders/order.server";
import { isCreditOnly } from "~/sales/payments/by-hand/credited.server";
import { dueIdsOf, theirOrders } from "./dues/dues.server";
import type { KhataBuyer } from "./dues/khata-buyer.server";
import {
  accountLines,
  type KhataRow,
  type Line,
  moneyLine,
  notCredit,
  writtenOffLines,
} from "./khata-lines.server";

/**
 * A buyer's running account, oldest first: orders that are paid, that are to be paid later or were sent unpaid to who may pay later, or for
 * which money came; their payments, returns, refunds and what is written off; the opening balance and money on account.
 */
export function khataRows(buyer: KhataBuyer): KhataRow[] {
  const all = ordersOf(buyer, db);
  const came = cameForOrders(all, db);
  const due = new Set(dueIdsOf(buyer, db));
  const own = all.filter(
    ({ id, paymentStatus, writtenOffAt }) =>
      isPaidStatus(paymentStatus) || writtenOffAt !== null || due.has(id),
  );
  const ids = JSON.stringify(own.map(({ id }) => id));
  const byId = new Map(all.map((order) => [order.id, order]));
  const online = new Map(
    came.filter(({ way }) => way === "online").map((money) => [money.orderId, money.amountPaise]),
  );
  const lines = [
    ...own.map((order) => orderLine(order, online.get(order.id))),
    ...came.map((money) => moneyLine(money, byId.get(money.orderId ?? "")?.number ?? null)),
    ...givenBackFor(db)
      .all({ ids })
      .flatMap((refund) => refundLines(refund, byId.get(refund.orderId))),
    ...sentBackLines(own, db),
    ...bankLines(all, db),
    ...writtenOffLines(
      inArray(writeOffs.orderId, sql`(select value from json_each(${ids}))`),
      byId,
      db,
    ),
    ...(buyer.khataId === null ? [] : accountLines(buyer.khataId, db)),
  ];
  let balancePaise = 0;
  return lines
    .filter(({ debitPaise, creditPaise }) => debitPaise !== 0 || creditPaise !== 0)
    .toSorted((one, other) => one.at - other.at)
    .map((line) => {
      balancePaise += line.debitPaise - line.creditPaise;
      return { ...line, balancePaise };
    });
}

type Ordered = Pick<
  Order,
  | "id"
  | "number"
  | "createdAt"
  | "updatedAt"
  | "status"
  | "paymentStatus"
  | "totalPaise"
  | "advancePaise"
  | "writtenOffAt"
>;

/** No more of each than its line needs: a trader may have thousands. */
const ordered = {
  id: orders.id,
  number: orders.number,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  totalPaise: orders.totalPaise,
  advancePaise: orders.advancePaise,
  writtenOffAt: orders.writtenOffAt,
};

const ordersOf = (buyer: KhataBuyer, from: Reader): Ordered[] =>
  from
    .select(ordered)
    .from(orders)
    .where(and(theirOrders(buyer), isListed))
    .orderBy(asc(orders.createdAt))
    .all();

function cameForOrders(all: Ordered[], from: Reader) {
  const ids = JSON.stringify(all.map(({ id }) => id));
  const isTheirs = inArray(moneyCame.orderId, sql`(select value from json_each(${ids}))`);
  return from.select().from(moneyCame).where(and(isTheirs, notCredit)).all();
}

/** An order costs what was accepted as its payment online, but for an advance, which is a part of it; a cancelled one costs nothing. */
function orderLine(order: Ordered, onlinePaise = order.totalPaise): Line {
  const wholePaise = order.advancePaise === null ? onlinePaise : order.totalPaise;
  const costPaise = order.status === "cancel" ? 0 : wholePaise;
  const { createdAt: at, number } = order;
  return { at, number, words: "Order", debitPaise: costPaise, creditPaise: 0 };
}

type GivenBack = { orderId: string; paise: number; at: number; isCredit: 0 | 1 };

/** Refunds of the money that counts. `isCredit`: no money moved. */
const givenBackFor = (from: Reader) => ({
  all: ({ ids }: { ids: string }) =>
    from.all<GivenBack>(sql`
      select r.order_id as orderId, r.amount_paise as paise, coalesce(r.processed_at, r.created_at) as at,
        ${isCreditOnly} as isCredit
      from refunds r
      where r.order_id in (select value from json_each(${ids})) and r.status in ('pending', 'processed')
        and ${sql.raw(refundCounts("r.order_id"))}`),
});

/** What is refunded is not to be paid, and goes back; of a cancelled order, which costs nothing, it only goes back. */
function refundLines({ paise, at, isCredit }: GivenBack, order: Ordered | undefined): Line[] {
  if (!order) return [];
  const { number } = order;
  const credited = { at, number, words: "Credited", debitPaise: 0, creditPaise: paise };
  const back = { at, number, words: "Money back", debitPaise: paise, creditPaise: 0 };
  const costs = order.status !== "cancel";
  return [...(costs ? [credited] : []), ...(isCredit ? [] : [back])];
}

/** What buyers' banks took of the money of cancelled orders, dated when it last moved: it is not in hand here any more. */
function bankLines(all: Ordered[], from: Reader): Line[] {
  const cancelled = all.filter(({ status }) => status === "cancel");
  if (cancelled.length === 0) return [];
  const ids = JSON.stringify(cancelled.map(({ id }) => id));
  const taken = from.all<{ number: string; paise: number; at: number }>(sql`
    with paid as (
      select p.paid_order_id as id, p.id as payment from json_each(${ids}) c
        cross join payments p on p.paid_order_id = c.value
      union all select m.order_id, m.payment_id from json_each(${ids}) c
        cross join money_received m on m.order_id = c.value where m.payment_id is not null)
    select o.number, sum(case m.kind when 'returned' then -m.amount_paise else m.amount_paise end) as paise, max(m.moved_at) as at
    from paid cross join disputes d on d.payment_id = paid.payment cross join dispute_moves m on m.dispute_id = d.id
      join orders o on o.id = paid.id
    where m.kind <> 'fee' group by o.id`);
  return taken.map(({ number, paise, at }) => {
    const words = "Taken back by the bank";
    return { at, number, words, debitPaise: paise, creditPaise: 0 };
  });
}

/** Packs that were taken out or came back: they are not to be paid, or wait to be given back. What a refund names stands there. */
function sentBackLines(own: Ordered[], from: Reader): Line[] {
  const ids = own.map(({ id }) => id);
  const back = sentBackOf(ids, from);
  const out = takenOutOwed(ids, from);
  // Few orders have any.
  const goingOn = own.filter(
    ({ id, status }) => status !== "cancel" && (back.has(id) || out.has(id)),
  );
  const paid = goingOn.flatMap(({ id, paymentStatus }) =>
    isPaidStatus(paymentStatus) ? (orderById(id, from) ?? []) : [],
  );
  const owed = toGiveBackOf(paid, moneyOf(paid, from), from);
  return goingOn.flatMap(({ id, number, updatedAt, paymentStatus }) => {
    const creditPaise = (isPaidStatus(paymentStatus) ? owed : back).get(id)?.paise ?? 0;
    const words = owed.get(id)?.cause === "taken out" ? "Taken out" : "Sent back";
    return creditPaise === 0 ? [] : [{ at: updatedAt, number, words, debitPaise: 0, creditPaise }];
  });
}
