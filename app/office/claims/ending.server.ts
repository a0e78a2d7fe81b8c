import { db, type Reader } from "~/base/db/connection.server";
import { dayOf, startOfDay } from "~/base/lib/days";
import { type Decision, standingDecisions } from "~/upkeep/claims/standing.server";

/** How many days before its end the owner is told of a proof. */
const toldBefore = 30;

/** The claims still shown whose proof ends within 30 days, or has ended. `now`: UTC ms. */
export function endingProofs(now: number, from: Reader = db): (Decision & { until: string })[] {
  const last = dayOf(startOfDay(now, toldBefore));
  return standingDecisions(from).flatMap((row) => {
    const { until } = row;
    return until !== null && row.endedAt === null && until <= last ? [{ ...row, until }] : [];
  });
}
