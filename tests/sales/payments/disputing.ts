import { asc, eq } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { disputeMoves, disputes } from "~/base/db/schema";
import { eventBody, payment, tell } from "./telling";

/** What the provider's servers tell of a buyer's bank that wants its money back. */

let asked = 0;

export type DisputeEntity = Record<string, unknown> & { id: string; payment_id: string };

/** A dispute as the provider has it: all of ₹1,450, open, a chargeback, raised an hour ago. */
export function disputeEntity(paymentId: string, more: Partial<DisputeEntity> = {}): DisputeEntity {
  asked += 1;
  const now = Math.floor(Date.now() / 1000);
  return {
    id: `disp_Told${String(asked).padStart(10, "0")}`,
    entity: "dispute",
    payment_id: paymentId,
    amount: 145_000,
    currency: "INR",
    amount_deducted: 0,
    reason_code: "goods_or_services_not_received_or_partially_received",
    reason_description: "The buyer says that the goods did not come.",
    respond_by: now + 3 * 86_400,
    status: "open",
    phase: "chargeback",
    created_at: now - 3600,
    ...more,
  };
}

export type DisputeWord = {
  name: string;
  entity: DisputeEntity;
  /** Seconds since 1970; without it now. */
  at?: number;
};

/** The body of a message about a dispute, with its payment. */
export function disputeBody({ name, entity, at }: DisputeWord): string {
  const body = eventBody(`payment.dispute.${name}`, payment(null, { id: entity.payment_id }), {
    dispute: { entity },
  });
  return at === undefined ? body : JSON.stringify({ ...JSON.parse(body), created_at: at });
}

export const tellDispute = (word: DisputeWord) => tell(disputeBody(word));

export const disputeRow = (id: string) =>
  db.select().from(disputes).where(eq(disputes.id, id)).get();

/** The money of a case by kind, in paise; what is nought is left out. */
export function moneyOfDispute(id: string): Record<string, number> {
  const sums: Record<string, number> = {};
  const rows = db
    .select()
    .from(disputeMoves)
    .where(eq(disputeMoves.disputeId, id))
    .orderBy(asc(disputeMoves.createdAt))
    .all();
  for (const { kind, amountPaise } of rows) sums[kind] = (sums[kind] ?? 0) + amountPaise;
  return Object.fromEntries(Object.entries(sums).filter(([, paise]) => paise !== 0));
}
