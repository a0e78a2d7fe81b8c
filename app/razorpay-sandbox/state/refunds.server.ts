import type { Context } from "../context";
import { newId } from "../ids.server";
import { entityNotes, type Notes, notesIn } from "./notes";

export interface Refund {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  status: "pending" | "processed" | "failed";
  speed: "normal" | "optimum";
  receipt: string | null;
  notes: Notes;
  idempotencyKey: string | null;
  /** The request sent with that key, to recognise a repeat. */
  fingerprint: string | null;
  /** UTC ms */
  createdAt: number;
}

interface RefundRow {
  id: string;
  payment_id: string;
  amount_paise: number;
  currency: string;
  status: Refund["status"];
  speed: Refund["speed"];
  receipt: string | null;
  notes: string;
  idempotency_key: string | null;
  fingerprint: string | null;
  created_at: number;
}

export type NewRefund = Omit<Refund, "id" | "status" | "createdAt">;

/** Stores a new refund with status `pending`. Only the moves of this folder may call it. */
export function insertRefund(context: Context, refund: NewRefund): Refund {
  const id = newId("rfnd");
  context.database
    .prepare(
      `INSERT INTO refunds (id, payment_id, amount_paise, currency, status, speed, receipt, notes, idempotency_key,
         fingerprint, created_at)
       VALUES (@id, @paymentId, @amountPaise, @currency, 'pending', @speed, @receipt, @notes, @idempotencyKey,
         @fingerprint, @createdAt)`,
    )
    .run({ ...refund, id, notes: JSON.stringify(refund.notes), createdAt: context.now() });
  return refundById(context, id)!;
}

export function refundById(context: Context, id: string): Refund | null {
  return oneRefund(context, "id = ?", id);
}

export function refundByKey(context: Context, idempotencyKey: string): Refund | null {
  return oneRefund(context, "idempotency_key = ?", idempotencyKey);
}

/** Newest first. */
export function refundsOfPayment(context: Context, paymentId: string): Refund[] {
  return context.database
    .prepare<[string], RefundRow>("SELECT * FROM refunds WHERE payment_id = ? ORDER BY rowid DESC")
    .all(paymentId)
    .map(fromRow);
}

/** All of them, newest first. */
export function refunds(context: Context): Refund[] {
  return context.database
    .prepare<[], RefundRow>("SELECT * FROM refunds ORDER BY rowid DESC")
    .all()
    .map(fromRow);
}

/** The refund as the API sends it; times in seconds. */
export function refundEntity(refund: Refund) {
  return {
    id: refund.id,
    entity: "refund",
    amount: refund.amountPaise,
    currency: refund.currency,
    payment_id: refund.paymentId,
    notes: entityNotes(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: Math.floor(refund.createdAt / 1000),
    batch_id: null,
    status: refund.status,
    speed_processed: "normal",
    speed_requested: refund.speed,
  };
}

function oneRefund(context: Context, where: string, value: string): Refund | null {
  const row = context.database
    .prepare<[string], RefundRow>(`SELECT * FROM refunds WHERE ${where}`)
    .get(value);
  return row ? fromRow(row) : null;
}

function fromRow(row: RefundRow): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    amountPaise: row.amount_paise,
    currency: row.currency,
    status: row.status,
    speed: row.speed,
    receipt: row.receipt,
    notes: notesIn(row.notes),
    idempotencyKey: row.idempotency_key,
    fingerprint: row.fingerprint,
    createdAt: row.created_at,
  };
}
