import type { ErrorBody } from "../api-error";
import type { Context } from "../context";
import { newId } from "../ids.server";
import type { Instrument } from "./instrument";
import { type Notes, notesIn } from "./notes";
import { type Page, selectPage } from "./page-of.server";

/** Why a payment failed, in the provider's format. */
export type PaymentError = Pick<ErrorBody, "code" | "description" | "source" | "step" | "reason">;

export interface Payment {
  id: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  instrument: Instrument;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  /** The provider's fee, tax included; null until captured. */
  feePaise: number | null;
  taxPaise: number | null;
  amountRefundedPaise: number;
  error: PaymentError | null;
  /** UTC ms */
  createdAt: number;
}

interface PaymentRow {
  id: string;
  order_id: string;
  amount_paise: number;
  currency: string;
  status: Payment["status"];
  method: string;
  instrument: string;
  description: string | null;
  email: string | null;
  contact: string | null;
  notes: string;
  fee_paise: number | null;
  tax_paise: number | null;
  amount_refunded_paise: number;
  error: string | null;
  created_at: number;
}

export type NewPayment = Pick<
  Payment,
  | "orderId"
  | "amountPaise"
  | "currency"
  | "instrument"
  | "description"
  | "email"
  | "contact"
  | "notes"
>;

/** Stores a new payment with status `created`. Only the moves of this folder may call it. */
export function insertPayment(context: Context, payment: NewPayment): Payment {
  const id = newId("pay");
  context.database
    .prepare(
      `INSERT INTO payments (id, order_id, amount_paise, currency, status, method, instrument, description, email, contact,
         notes, created_at)
       VALUES (@id, @orderId, @amountPaise, @currency, 'created', @method, @instrument, @description, @email, @contact,
         @notes, @createdAt)`,
    )
    .run({
      ...payment,
      id,
      method: payment.instrument.method,
      instrument: JSON.stringify(payment.instrument),
      notes: JSON.stringify(payment.notes),
      createdAt: context.now(),
    });
  return paymentById(context, id)!;
}

export function paymentById(context: Context, id: string): Payment | null {
  const row = context.database
    .prepare<[string], PaymentRow>("SELECT * FROM payments WHERE id = ?")
    .get(id);
  return row ? fromRow(row) : null;
}

/** All payments of an order, failed ones included, newest first. */
export function paymentsOfOrder(context: Context, orderId: string): Payment[] {
  return context.database
    .prepare<[string], PaymentRow>("SELECT * FROM payments WHERE order_id = ? ORDER BY rowid DESC")
    .all(orderId)
    .map(fromRow);
}

/** Newest first. */
export function payments(context: Context, page: Page): Payment[] {
  return selectPage<PaymentRow>(context, "payments", [], {}, page).map(fromRow);
}

/** Ids of unanswered payments begun at or before this time (UTC ms). */
export function unansweredSince(context: Context, time: number): string[] {
  return context.database
    .prepare<[number], string>(
      "SELECT id FROM payments WHERE status = 'created' AND created_at <= ?",
    )
    .pluck()
    .all(time);
}

/** When the oldest unanswered payment began (UTC ms); null if there is none. */
export function oldestUnanswered(context: Context): number | null {
  return context.database
    .prepare<[], number | null>("SELECT min(created_at) FROM payments WHERE status = 'created'")
    .pluck()
    .get()!;
}

function fromRow(row: PaymentRow): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    amountPaise: row.amount_paise,
    currency: row.currency,
    status: row.status,
    instrument: JSON.parse(row.instrument) as Instrument,
    description: row.description,
    email: row.email,
    contact: row.contact,
    notes: notesIn(row.notes),
    feePaise: row.fee_paise,
    taxPaise: row.tax_paise,
    amountRefundedPaise: row.amount_refunded_paise,
    error: row.error === null ? null : (JSON.parse(row.error) as PaymentError),
    createdAt: row.created_at,
  };
}
