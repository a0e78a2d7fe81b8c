import type { Context } from "../context";
import { newId } from "../ids.server";
import { entityNotes, type Notes, notesIn } from "./notes";
import { type Page, selectPage } from "./page-of.server";

export interface Order {
  id: string;
  amountPaise: number;
  amountPaidPaise: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  /** Payments begun on this order, failed ones included. */
  attempts: number;
  /** The order's own capture setting; null: use the account setting. */
  autoCapture: boolean | null;
  notes: Notes;
  /** UTC ms */
  createdAt: number;
}

interface OrderRow {
  id: string;
  amount_paise: number;
  amount_paid_paise: number;
  currency: string;
  receipt: string | null;
  status: Order["status"];
  attempts: number;
  auto_capture: 0 | 1 | null;
  notes: string;
  created_at: number;
}

type NewOrder = Pick<Order, "amountPaise" | "currency" | "receipt" | "autoCapture" | "notes">;

/** Stores a new order with status `created`. */
export function insertOrder(context: Context, order: NewOrder): Order {
  const id = newId("order");
  context.database
    .prepare(
      `INSERT INTO orders (id, amount_paise, currency, receipt, status, auto_capture, notes, created_at)
       VALUES (@id, @amountPaise, @currency, @receipt, 'created', @autoCapture, @notes, @createdAt)`,
    )
    .run({
      ...order,
      id,
      autoCapture: order.autoCapture === null ? null : Number(order.autoCapture),
      notes: JSON.stringify(order.notes),
      createdAt: context.now(),
    });
  return orderById(context, id)!;
}

export function orderById(context: Context, id: string): Order | null {
  const row = context.database
    .prepare<[string], OrderRow>("SELECT * FROM orders WHERE id = ?")
    .get(id);
  return row ? fromRow(row) : null;
}

/** The first order made with this receipt. */
export function orderByReceipt(context: Context, receipt: string): Order | null {
  const row = context.database
    .prepare<[string], OrderRow>("SELECT * FROM orders WHERE receipt = ? ORDER BY rowid LIMIT 1")
    .get(receipt);
  return row ? fromRow(row) : null;
}

/** Newest first; all conditions are optional. */
export function orders(
  context: Context,
  where: { receipt?: string | undefined; onlyAuthorized?: boolean },
  page: Page,
): Order[] {
  const conditions = [
    ...(where.receipt === undefined ? [] : ["receipt = @receipt"]),
    ...(where.onlyAuthorized
      ? ["id IN (SELECT order_id FROM payments WHERE status = 'authorized')"]
      : []),
  ];
  const bound: Record<string, string> =
    where.receipt === undefined ? {} : { receipt: where.receipt };
  return selectPage<OrderRow>(context, "orders", conditions, bound, page).map(fromRow);
}

export function setOrderNotes(context: Context, id: string, notes: Notes): void {
  context.database
    .prepare("UPDATE orders SET notes = ? WHERE id = ?")
    .run(JSON.stringify(notes), id);
}

/** The order as the API sends it; times in seconds. */
export function orderEntity(order: Order) {
  return {
    id: order.id,
    entity: "order",
    amount: order.amountPaise,
    amount_paid: order.amountPaidPaise,
    amount_due: order.amountPaise - order.amountPaidPaise,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: entityNotes(order.notes),
    created_at: Math.floor(order.createdAt / 1000),
  };
}

function fromRow(row: OrderRow): Order {
  return {
    id: row.id,
    amountPaise: row.amount_paise,
    amountPaidPaise: row.amount_paid_paise,
    currency: row.currency,
    receipt: row.receipt,
    status: row.status,
    attempts: row.attempts,
    autoCapture: row.auto_capture === null ? null : row.auto_capture === 1,
    notes: notesIn(row.notes),
    createdAt: row.created_at,
  };
}
