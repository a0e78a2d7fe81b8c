import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { payoutParts, payouts } from "~/base/db/schema";
import { second } from "~/base/lib/time";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { disputeJob } from "../disputes/dispute-job.server";
import { settleParts } from "../disputes/dispute-money.server";
import type { ProviderSettlement, ReconRow } from "../provider/settlements.server";

type NewPart = typeof payoutParts.$inferInsert;

/** Writes down a payout as the provider tells of it now. */
export function storePayout(tx: Writer, told: ProviderSettlement, now: number): void {
  const facts = {
    amountPaise: told.amount,
    status: told.status,
    feePaise: told.fees,
    taxPaise: told.tax,
    paidAt: told.created_at * second,
    updatedAt: now,
  };
  tx.insert(payouts)
    .values({ id: told.id, ...facts, utr: told.utr, createdAt: now })
    .onConflictDoUpdate({
      target: payouts.id,
      // A bank reference that was told once is not forgotten.
      set: { ...facts, ...(told.utr !== null && { utr: told.utr }) },
    })
    .run();
}

/**
 * Writes down a payout of which the provider tells that it went through. Such a message may be old, but one that went through is not
 * taken back by it, and its parts are still to be fetched.
 */
export function storeProcessed(tx: Writer, told: ProviderSettlement, now: number): void {
  storePayout(tx, { ...told, status: "processed" }, now);
}

const newest = (name: string) => sql`excluded.${sql.identifier(name)}`;

/** Writes down parts of payouts that are known, the same ones any number of times; the newest word about one counts. */
export function storeParts(tx: Writer, parts: NewPart[], now: number): void {
  for (let at = 0; at < parts.length; at += 100)
    tx.insert(payoutParts)
      .values(parts.slice(at, at + 100))
      .onConflictDoUpdate({
        target: [payoutParts.entityId, payoutParts.payoutId],
        set: {
          kind: newest("kind"),
          amountPaise: newest("amount_paise"),
          creditPaise: newest("credit_paise"),
          debitPaise: newest("debit_paise"),
          feePaise: newest("fee_paise"),
          taxPaise: newest("tax_paise"),
          paymentId: newest("payment_id"),
          disputeId: newest("dispute_id"),
          description: newest("description"),
          madeAt: newest("made_at"),
        },
      })
      .run();
  noteRead(tx, [...new Set(parts.map(({ payoutId }) => payoutId))], now);
  // Of cases that nobody told of the provider is asked.
  if (settleParts(tx, parts, now).length > 0) runSoon(tx, disputeJob.name);
}

/** Notes that all parts of these payouts were read. */
export function noteRead(tx: Writer, ids: string[], now: number): void {
  tx.update(payouts).set({ readAt: now }).where(inArray(payouts.id, ids)).run();
}

/** Where a row of the reconciliation tells the bank reference that its payout lacks. */
export function storeUtr(tx: Writer, payoutId: string, utr: string): void {
  tx.update(payouts)
    .set({ utr })
    .where(and(eq(payouts.id, payoutId), isNull(payouts.utr)))
    .run();
}

/** A row of the reconciliation as a part; null: it is on hold, or in no payout yet. */
export function partOf(row: ReconRow, now: number): NewPart | null {
  if (!row.settlement_id || row.on_hold === true || row.settled === false) return null;
  return {
    entityId: row.entity_id,
    payoutId: row.settlement_id,
    kind: row.type,
    amountPaise: row.amount,
    creditPaise: row.credit,
    debitPaise: row.debit,
    feePaise: row.fee,
    taxPaise: row.tax,
    paymentId: row.type === "payment" ? row.entity_id : (row.payment_id ?? null),
    disputeId: row.dispute_id ?? null,
    description: row.type === "adjustment" ? (row.description?.slice(0, 200) ?? null) : null,
    madeAt: row.created_at * second,
    createdAt: now,
  };
}
