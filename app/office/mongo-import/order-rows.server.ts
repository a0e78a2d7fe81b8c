import { inArray, max } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { orderEvents, orderLines, orders, paymentOrders, payments } from "~/base/db/schema";
import { newId, newToken } from "~/base/lib/ids.server";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import type { Person } from "./known.server";
import type { OldOrder } from "./old-order";

type Row = { order: OldOrder; buyer: Person; email: string };

/**
 * Stores orders as they were in the old shop. They get the next order numbers, and no invoice, because the old shop issued
 * one. Their payments are stored, so that refunds can go back through the provider.
 */
export function storeOrders(tx: Writer, rows: Row[]): void {
  const [{ last } = { last: null }] = tx
    .select({ last: max(orders.serial) })
    .from(orders)
    .all();
  tx.insert(orders)
    .values(rows.map((row, index) => orderRow(row, (last ?? 0) + 1 + index)))
    .run();
  const lines = rows.flatMap(({ order }) =>
    order.lines.map((line, position) => ({ ...line, orderId: order.id, position })),
  );
  for (let start = 0; start < lines.length; start += 500)
    tx.insert(orderLines)
      .values(lines.slice(start, start + 500))
      .run();
  tx.insert(orderEvents)
    .values(rows.map(({ order }) => importEvent(order)))
    .run();
  storePayments(
    tx,
    rows.map(({ order }) => order),
  );
  notePaidThere(
    tx,
    rows.map(({ order }) => order),
  );
}

/** What came through the old shop, and no payment of the provider tells of. */
function notePaidThere(tx: Writer, list: OldOrder[]): void {
  const ids = list.map(({ id }) => id);
  const known = tx.select({ id: payments.paidOrderId }).from(payments);
  const told = new Set(
    known
      .where(inArray(payments.paidOrderId, ids))
      .all()
      .map(({ id }) => id),
  );
  for (const { id: orderId, isPaid, totalPaise: amountPaise, createdAt } of list)
    if (isPaid && !told.has(orderId)) noteMoney(tx, { ...there, orderId, amountPaise }, createdAt);
}

const there = { way: null, reference: null, note: "in the old shop", by: "shop" };

function orderRow({ order, buyer, email }: Row, serial: number): typeof orders.$inferInsert {
  return {
    id: order.id,
    serial,
    number: `PR-${String(serial).padStart(6, "0")}`,
    token: newToken(),
    userId: buyer.id,
    // Imported orders have no cart: a made-up, unique id satisfies the constraints.
    cartId: `old-shop:${order.id}`,
    cartRound: 1,
    fingerprint: order.id,
    status: order.status,
    paymentStatus: order.isPaid ? "paid" : "unpaid",
    source: "import",
    goodsPaise: order.totalPaise,
    totalPaise: order.totalPaise,
    buyerName: buyer.name,
    buyerEmail: email,
    buyerPhone: buyer.phone,
    buyerAddress: buyer.address,
    paidAt: order.isPaid ? order.createdAt : null,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

function importEvent({ id, createdAt }: OldOrder): typeof orderEvents.$inferInsert {
  return { id: newId(), orderId: id, actor: "shop", kind: "old-shop", createdAt };
}

function storePayments(tx: Writer, list: OldOrder[]): void {
  const requested = list.flatMap(({ id, provider, totalPaise, createdAt, isPaid }) =>
    provider && isPaid && totalPaise >= 100
      ? [{ ids: provider, orderId: id, amountPaise: totalPaise, createdAt }]
      : [],
  );
  if (requested.length === 0) return;
  const inserted = tx
    .insert(paymentOrders)
    .values(
      requested.map(({ ids, ...row }) => ({ ...row, id: ids.orderId, checkedAt: row.createdAt })),
    )
    .onConflictDoNothing()
    .returning({ id: paymentOrders.id })
    .all();
  const insertedIds = new Set(inserted.map(({ id }) => id));
  const paid = requested.filter(({ ids }) => insertedIds.has(ids.orderId));
  if (paid.length === 0) return;
  tx.insert(payments)
    .values(
      paid.map(({ ids, orderId, amountPaise, createdAt }) => ({
        id: ids.paymentId,
        paymentOrderId: ids.orderId,
        paidOrderId: orderId,
        amountPaise,
        currency: "INR",
        status: "captured" as const,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .onConflictDoNothing()
    .run();
}
