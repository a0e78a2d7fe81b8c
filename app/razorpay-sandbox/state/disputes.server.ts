import type { Context } from "../context";
import { newId } from "../ids.server";

/** A chargeback by the shopper's bank. The sandbox only reports it: no money is taken back. */
export interface Dispute {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  /** UTC ms */
  createdAt: number;
}

interface DisputeRow {
  id: string;
  payment_id: string;
  amount_paise: number;
  currency: string;
  created_at: number;
}

/** Time to answer a dispute, in seconds. */
const timeToRespond = 7 * 24 * 60 * 60;

/** Stores a new dispute. Only the moves of this folder may call it. */
export function insertDispute(
  context: Context,
  dispute: Omit<Dispute, "id" | "createdAt">,
): Dispute {
  const id = newId("disp");
  context.database
    .prepare(
      `INSERT INTO disputes (id, payment_id, amount_paise, currency, created_at)
       VALUES (@id, @paymentId, @amountPaise, @currency, @createdAt)`,
    )
    .run({ ...dispute, id, createdAt: context.now() });
  return disputeById(context, id)!;
}

export function disputeById(context: Context, id: string): Dispute | null {
  const row = context.database
    .prepare<[string], DisputeRow>("SELECT * FROM disputes WHERE id = ?")
    .get(id);
  return row ? fromRow(row) : null;
}

/** Newest first. */
export function disputes(context: Context): Dispute[] {
  return context.database
    .prepare<[], DisputeRow>("SELECT * FROM disputes ORDER BY rowid DESC")
    .all()
    .map(fromRow);
}

/** The dispute as webhooks send it; times in seconds. */
export function disputeEntity(dispute: Dispute) {
  const createdAt = Math.floor(dispute.createdAt / 1000);
  return {
    id: dispute.id,
    entity: "dispute",
    payment_id: dispute.paymentId,
    amount: dispute.amountPaise,
    currency: dispute.currency,
    amount_deducted: 0,
    reason_code: "goods_or_services_not_received_or_partially_received",
    respond_by: createdAt + timeToRespond,
    status: "open",
    phase: "chargeback",
    created_at: createdAt,
  };
}

function fromRow(row: DisputeRow): Dispute {
  return {
    id: row.id,
    paymentId: row.payment_id,
    amountPaise: row.amount_paise,
    currency: row.currency,
    createdAt: row.created_at,
  };
}
