import { indianTime, utcOf } from "~/base/lib/india/indian-time";
import { hour } from "~/base/lib/time";

/** Hours within which a complaint is acknowledged: E-Commerce Rules 2020, rule 4(5). */
const hoursToAcknowledge = 48;

/** Until when (UTC ms) a complaint received at `received` (UTC ms) is to be acknowledged. */
export const acknowledgeBy = (received: number): number => received + hoursToAcknowledge * hour;

/**
 * Until when (UTC ms) it is to be settled: one calendar month after its receipt by the Indian calendar, at the same time of day (rule
 * 4(5)). What came on the 31st is due on the last day of a shorter month.
 */
export const settleBy = (received: number): number => utcOf(indianTime(received).add(1, "month"));

type Steps = { createdAt: number; acknowledgedAt: number | null; settledAt: number | null };

/** When (UTC ms) the next step is due; null: none is, it is settled. */
export function nextDue({ createdAt, acknowledgedAt, settledAt }: Steps): number | null {
  if (settledAt !== null) return null;
  return acknowledgedAt === null ? acknowledgeBy(createdAt) : settleBy(createdAt);
}
