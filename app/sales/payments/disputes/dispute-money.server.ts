import { eq, inArray } from "drizzle-orm";
import type { Reader, Writer } from "~/base/db/connection.server";
import { disputeMoves, disputes, payoutParts } from "~/base/db/schema";
import { disputeMoveKinds } from "~/base/db/disputes";
import { newId } from "~/base/lib/ids.server";
import { type DisputeSums, disputeSums } from "./dispute-sums";

type Dispute = typeof disputes.$inferSelect;
type Cause = Pick<typeof disputeMoves.$inferInsert, "source" | "movedAt">;

/**
 * Brings the money rows of a case to what is known of it by now, by further rows for what differs. Called in the write that learns
 * something of it; calling it again changes nothing. `now`: UTC ms.
 */
export function settleMoney(tx: Writer, dispute: Dispute, cause: Cause, now: number): void {
  const wanted = disputeSums(dispute, partsOf(tx, dispute.id));
  const stored = movedSums(tx, dispute.id);
  for (const kind of disputeMoveKinds) {
    const amountPaise = wanted[kind] - stored[kind];
    if (amountPaise === 0) continue;
    tx.insert(disputeMoves)
      .values({
        id: newId(now),
        disputeId: dispute.id,
        kind,
        amountPaise,
        ...cause,
        createdAt: now,
      })
      .run();
  }
}

/** Payouts told of these parts; those of cases that the shop knows move their money. Returns the ids of the cases it does not know. */
export function settleParts(
  tx: Writer,
  parts: { disputeId?: string | null | undefined; madeAt: number }[],
  now: number,
): string[] {
  const madeAt = new Map<string, number>();
  for (const part of parts) if (part.disputeId) madeAt.set(part.disputeId, part.madeAt);
  const ids = [...madeAt.keys()];
  if (ids.length === 0) return [];
  const known = tx.select().from(disputes).where(inArray(disputes.id, ids)).all();
  for (const dispute of known)
    settleMoney(tx, dispute, { source: "payout", movedAt: madeAt.get(dispute.id) ?? now }, now);
  const isKnown = new Set(known.map(({ id }) => id));
  return ids.filter((id) => !isKnown.has(id));
}

/** What payouts have of a case. */
function partsOf(from: Reader, disputeId: string) {
  return from
    .select({
      creditPaise: payoutParts.creditPaise,
      debitPaise: payoutParts.debitPaise,
      feePaise: payoutParts.feePaise,
      description: payoutParts.description,
    })
    .from(payoutParts)
    .where(eq(payoutParts.disputeId, disputeId))
    .all();
}

function movedSums(from: Reader, disputeId: string): DisputeSums {
  const sums: DisputeSums = { held: 0, returned: 0, lost: 0, fee: 0 };
  const rows = from.select().from(disputeMoves).where(eq(disputeMoves.disputeId, disputeId)).all();
  for (const { kind, amountPaise } of rows) sums[kind] += amountPaise;
  return sums;
}
