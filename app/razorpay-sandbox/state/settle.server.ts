import { refusal } from "../api-error";
import type { Context } from "../context";
import { type Adjustment, insertAdjustment, waitingParts } from "./settled-parts.server";
import { insertSettlement, type Settlement, settlementById } from "./settlements.server";
import { type Move, transition } from "./transition.server";

/** How a settlement goes, and what goes wrong with it. */
interface Settling {
  /** Only what was made at or before this time (UTC ms). */
  before: number;
  /** Ids that stay for a later one. */
  late: string[];
  /** Two settlements instead of one. */
  split: boolean;
  adjust: Adjustment | null;
  /** The bank gets so much less (paise) than its parts add up to. */
  short: number;
  status: Settlement["status"];
}

/** Pays out all that waits. What adds up to nothing or less waits on, until later payments fill the hole. */
export function settle({
  before,
  late,
  split,
  adjust,
  short,
  status,
}: Settling): Move<Settlement[]> {
  return (context) => {
    if (adjust) insertAdjustment(context, adjust);
    const waiting = waitingParts(context, before).filter(({ entity_id: id }) => !late.includes(id));
    const half = split ? Math.ceil(waiting.length / 2) : waiting.length;
    const made = [waiting.slice(0, half), waiting.slice(half)].flatMap((parts) => {
      const sum = parts.reduce((all, { credit, debit }) => all + credit - debit, 0);
      if (sum - short <= 0) return [];
      const entityIds = parts.map(({ entity_id: id }) => id);
      return insertSettlement(context, { amountPaise: sum - short, status, entityIds });
    });
    return { value: made, events: made.flatMap(processedEvent) };
  };
}

/** settlement created | failed → processed. */
export function processSettlement(id: string): Move<Settlement> {
  return (context) => {
    const { changes } = context.database
      .prepare("UPDATE settlements SET status = 'processed' WHERE id = ? AND status <> 'processed'")
      .run(id);
    if (changes === 0) throw refusal("This settlement has been processed already");
    const processed = settlementById(context, id)!;
    return { value: processed, events: processedEvent(processed) };
  };
}

const processedEvent = ({ id, status }: Settlement) =>
  status === "processed" ? [{ name: "settlement.processed" as const, settlementId: id }] : [];

/** As in the provider's test mode: what was paid two minutes ago is settled by itself. */
export function settleByItself(context: Context): void {
  if (!context.settings.autoSettle) return;
  const before = context.now() - 2 * 60_000;
  const plain = { late: [], split: false, adjust: null, short: 0, status: "processed" } as const;
  transition(context, settle({ ...plain, late: [], before }));
}
