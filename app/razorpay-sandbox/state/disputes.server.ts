import type { Context } from "../context";
import { newId } from "../ids.server";
import { type Page, selectPage } from "./page-of.server";

/** A chargeback by the shopper's bank. */
export interface Dispute {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  phase: string;
  status: "open" | "under_review" | "won" | "lost" | "closed";
  reasonCode: string;
  reasonDescription: string;
  /** What was taken from the merchant and not given back. */
  deductedPaise: number;
  /** As some accounts are told, a deduction is named only once the case is lost. */
  tellsDeduction: boolean;
  /** UTC ms */
  respondBy: number;
  createdAt: number;
}

interface DisputeRow {
  id: string;
  payment_id: string;
  amount_paise: number;
  currency: string;
  phase: string;
  status: Dispute["status"];
  reason_code: string;
  reason_description: string;
  deducted_paise: number;
  tells_deduction: number;
  respond_by: number;
  created_at: number;
}

/** Stores a new dispute. Only the moves of this folder may call it. */
export function insertDispute(
  context: Context,
  dispute: Omit<Dispute, "id" | "createdAt" | "status" | "deductedPaise">,
): Dispute {
  const id = newId("disp");
  context.database
    .prepare(
      `INSERT INTO disputes (id, payment_id, amount_paise, currency, phase, status, reason_code, reason_description,
         tells_deduction, respond_by, created_at)
       VALUES (@id, @paymentId, @amountPaise, @currency, @phase, 'open', @reasonCode, @reasonDescription, @tells, @respondBy,
         @createdAt)`,
    )
    .run({ ...dispute, tells: Number(dispute.tellsDeduction), id, createdAt: context.now() });
  return disputeById(context, id)!;
}

/** Stores how far a dispute is. Only the moves of this folder may call it. */
export function changeDispute(
  context: Context,
  { id, status, deductedPaise }: Pick<Dispute, "id" | "status" | "deductedPaise">,
): Dispute {
  context.database
    .prepare("UPDATE disputes SET status = ?, deducted_paise = ? WHERE id = ?")
    .run(status, deductedPaise, id);
  return disputeById(context, id)!;
}

export function disputeById(context: Context, id: string): Dispute | null {
  const row = context.database
    .prepare<[string], DisputeRow>("SELECT * FROM disputes WHERE id = ?")
    .get(id);
  return row ? fromRow(row) : null;
}

/** Newest first; a page of them, or all. */
export function disputes(context: Context, page: Page = { count: -1, skip: 0 }): Dispute[] {
  return selectPage<DisputeRow>(context, "disputes", [], {}, page).map(fromRow);
}

/** The dispute as the API and webhooks send it; times in seconds. */
export function disputeEntity(dispute: Dispute) {
  const { status, tellsDeduction, deductedPaise } = dispute;
  return {
    id: dispute.id,
    entity: "dispute",
    payment_id: dispute.paymentId,
    amount: dispute.amountPaise,
    currency: dispute.currency,
    amount_deducted: tellsDeduction || status === "lost" ? deductedPaise : 0,
    reason_code: dispute.reasonCode,
    reason_description: dispute.reasonDescription,
    respond_by: Math.floor(dispute.respondBy / 1000),
    status,
    phase: dispute.phase,
    created_at: Math.floor(dispute.createdAt / 1000),
  };
}

function fromRow(row: DisputeRow): Dispute {
  return {
    id: row.id,
    paymentId: row.payment_id,
    amountPaise: row.amount_paise,
    currency: row.currency,
    phase: row.phase,
    status: row.status,
    reasonCode: row.reason_code,
    reasonDescription: row.reason_description,
    deductedPaise: row.deducted_paise,
    tellsDeduction: row.tells_deduction === 1,
    respondBy: row.respond_by,
    createdAt: row.created_at,
  };
}
