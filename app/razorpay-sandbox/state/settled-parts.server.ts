import type { Context } from "../context";
import { newId } from "../ids.server";

/** A payment, refund or adjustment that is or will be part of a settlement. */
interface Part {
  entity_id: string;
  type: "payment" | "refund" | "adjustment";
  amount: number;
  fee: number;
  tax: number;
  debit: number;
  credit: number;
  payment_id: string | null;
  order_id: string | null;
  order_receipt: string | null;
  method: string | null;
  dispute_id: string | null;
  description: string | null;
  /** UTC ms */
  created_at: number;
}

interface SettledPart extends Part {
  settlement_id: string;
  utr: string;
  /** UTC ms */
  settled_at: number;
}

const parts = `
  SELECT p.id AS entity_id, 'payment' AS type, p.amount_paise AS amount, p.fee_paise AS fee, p.tax_paise AS tax,
    0 AS debit, p.amount_paise - p.fee_paise AS credit, NULL AS payment_id, p.order_id, o.receipt AS order_receipt,
    p.method, NULL AS dispute_id, p.description, p.created_at
  FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.fee_paise IS NOT NULL
  UNION ALL
  SELECT r.id, 'refund', r.amount_paise, 0, 0, r.amount_paise, 0, r.payment_id, p.order_id, o.receipt, p.method, NULL, NULL,
    r.created_at
  FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
  WHERE r.status <> 'failed' AND p.fee_paise IS NOT NULL
  UNION ALL
  SELECT id, 'adjustment', abs(amount_paise), 0, 0, max(0, -amount_paise), max(0, amount_paise), payment_id, NULL, NULL, NULL,
    dispute_id, description, created_at
  FROM adjustments`;

/** What is in no settlement yet and was made at or before this time (UTC ms), oldest first. */
export function waitingParts(context: Context, before: number): Part[] {
  return context.database
    .prepare<[number], Part>(
      `SELECT * FROM (${parts}) WHERE created_at <= ? AND entity_id NOT IN (SELECT entity_id FROM settled)
       ORDER BY created_at, entity_id`,
    )
    .all(before);
}

/** What was settled in this time (UTC ms, the end excluded), in the order of the settlements. */
export function settledParts(
  context: Context,
  { from, until, count, skip }: { from: number; until: number; count: number; skip: number },
): SettledPart[] {
  return context.database
    .prepare<number[], SettledPart>(
      `SELECT part.*, s.id AS settlement_id, s.utr, s.created_at AS settled_at
       FROM settlements s JOIN settled ON settled.settlement_id = s.id JOIN (${parts}) part ON part.entity_id = settled.entity_id
       WHERE s.created_at >= ? AND s.created_at < ? ORDER BY s.rowid, settled.rowid LIMIT ? OFFSET ?`,
    )
    .all(from, until, count, skip);
}

/** Money given to or taken from the merchant, in paise. */
export interface Adjustment {
  amount: number;
  description: string;
  payment_id: string | null;
  dispute_id: string | null;
}

/** Stores a new adjustment. Only the moves of this folder may call it. */
export function insertAdjustment(context: Context, adjustment: Adjustment): void {
  context.database
    .prepare(
      `INSERT INTO adjustments (id, amount_paise, payment_id, dispute_id, description, created_at)
       VALUES (@id, @amount, @payment_id, @dispute_id, @description, @createdAt)`,
    )
    .run({ ...adjustment, id: newId("adj"), createdAt: context.now() });
}

/** A row of the reconciliation as the API sends it; times in seconds. An adjustment's is barer, as the provider's is. */
export function reconRow({ utr, settled_at, settlement_id, ...part }: SettledPart) {
  const isAdjustment = part.type === "adjustment";
  return {
    ...part,
    currency: "INR",
    on_hold: false,
    settled: true,
    created_at: Math.floor(part.created_at / 1000),
    settled_at: Math.floor(settled_at / 1000),
    settlement_id,
    settlement_utr: isAdjustment ? null : utr,
    posted_at: null,
    notes: [],
    ...(!isAdjustment && {
      credit_type: "default",
      card_network: null,
      card_issuer: null,
      card_type: null,
    }),
  };
}
