import { eq } from "drizzle-orm";
import type { Writer } from "~/base/db/connection.server";
import { disputes } from "~/base/db/schema";
import { type DisputeState, disputeStates } from "~/base/db/disputes";
import type { ProviderDispute } from "../provider/disputes.server";
import { settleMoney } from "./dispute-money.server";

type Dispute = typeof disputes.$inferSelect;

/** How far a state is; what ends a case is one step. */
const rankOf = (state: DisputeState) => Math.min(disputeStates.indexOf(state), 3);

/** Of two decisions that were told at the same moment, the dearer one counts. */
const dearness = (state: DisputeState) => ["closed", "won", "lost"].indexOf(state);

/** The further one of two states. */
export const furthest = (one: DisputeState, other: DisputeState): DisputeState =>
  rankOf(other) > rankOf(one) ? other : one;

/** When the provider said it (UTC ms), and whether it sent it or the shop asked for it. */
type Word = { at: number; via: "sent" | "asked" };

/**
 * Writes down what the provider tells of a case, and brings its money to it. Words may come late, twice and in any
 * order: the end is the same. Returns the case, and what was known of it before.
 */
export function storeDispute(
  tx: Writer,
  told: ProviderDispute,
  word: Word,
  now: number,
): { dispute: Dispute; known: Dispute | null } {
  const known = tx.select().from(disputes).where(eq(disputes.id, told.id)).get() ?? null;
  const merged = mergedWith(known, told, word);
  const row = { ...merged, createdAt: known?.createdAt ?? now, updatedAt: now };
  const { id: _id, createdAt: _at, ...changed } = row;
  tx.insert(disputes).values(row).onConflictDoUpdate({ target: disputes.id, set: changed }).run();
  settleMoney(tx, row, { source: "told", movedAt: movedAt(row, known, word) }, now);
  return { dispute: row, known };
}

/** When money went by this word. Of a case that is found when all is over nobody says it: its last day is the nearest to it. */
function movedAt(dispute: Dispute, known: Dispute | null, { at, via }: Word): number {
  const isFoundLate = known === null && via === "asked" && rankOf(dispute.state) === 3;
  return isFoundLate ? Math.min(at, dispute.respondBy ?? dispute.raisedAt) : at;
}

type Merged = Omit<Dispute, "createdAt" | "updatedAt">;

function mergedWith(known: Dispute | null, told: ProviderDispute, word: Word): Merged {
  const isLater = known === null || word.at >= known.toldAt;
  const { id, paymentId, raisedAt, amountPaise, currency, phase, reasonCode, reason } = told;
  const facts = { paymentId, raisedAt, amountPaise, currency, phase, reasonCode, reason };
  const [newer, older] = isLater ? [told, known] : [known, told];
  return {
    ...(isLater ? facts : known),
    id,
    respondBy: newer.respondBy ?? older?.respondBy ?? null,
    ...stateOf(known, told, word.at),
    askedAt: lastOf(known?.askedAt, asksForMore(known, told, word) ? word.at : null),
    reviewedAt: lastOf(known?.reviewedAt, isReviewed(known, told, word) ? word.at : null),
    takenPaise: Math.max(known?.takenPaise ?? 0, takenIn(told)),
    toldAt: Math.max(word.at, known?.toldAt ?? 0),
  };
}

/** The provider's list has no state for it: what is open again after an answer waits for more, whose message was lost. */
function asksForMore(known: Dispute | null, { state }: ProviderDispute, { via }: Word): boolean {
  if (state === "action_required") return true;
  const isOpenAgain = via === "asked" && state === "open" && known?.state === "under_review";
  return isOpenAgain && (known.askedAt ?? 0) <= (known.reviewedAt ?? 0);
}

/** What the list says later of the same answer is no word that a further one came. */
const isReviewed = (known: Dispute | null, { state }: ProviderDispute, { via }: Word): boolean =>
  state === "under_review" && (via === "sent" || known?.reviewedAt == null);

function stateOf(
  known: Dispute | null,
  told: ProviderDispute,
  toldAt: number,
): Pick<Dispute, "state" | "stateAt" | "lostPaise"> {
  if (known && !supersedes(known, told.state, toldAt)) {
    const { state, stateAt, lostPaise } = known;
    return { state, stateAt, lostPaise };
  }
  return { state: told.state, stateAt: toldAt, lostPaise: lostIn(told) };
}

function supersedes(known: Dispute, state: DisputeState, toldAt: number): boolean {
  const [rank, before] = [rankOf(state), rankOf(known.state)];
  if (rank !== before) return rank > before;
  if (toldAt !== known.stateAt) return toldAt > known.stateAt;
  return dearness(state) >= dearness(known.state);
}

const lastOf = (known: number | null | undefined, told: number | null): number | null =>
  known == null || told == null ? (told ?? known ?? null) : Math.max(known, told);

/** What is held back by the provider's word while nothing is decided; when it is lost, another amount says what of it. */
function takenIn({ state, deductedPaise, isTakenAtOnce, amountPaise }: ProviderDispute): number {
  if (isTakenAtOnce) return Math.max(deductedPaise, amountPaise);
  return state === "lost" ? 0 : deductedPaise;
}

/** Of a fraud inquiry nothing is taken unless it is said; silence about a lost chargeback means all of it. */
function lostIn({ state, deductedPaise, amountPaise, phase }: ProviderDispute): number | null {
  if (state !== "lost") return null;
  return deductedPaise > 0 || phase === "fraud" ? deductedPaise : amountPaise;
}
