import { dayOf, startOfDay } from "~/base/lib/days";
import { type Decision, standingDecisions } from "~/upkeep/claims/standing.server";

/** How many days before its end the owner is told of a proof. */
const toldBefore = 30;

/** The claims among these that are still shown and whose proof ends within 30 days, or has ended. `now`: UTC ms. */
export function endingProofs(
  now: number,
  decisions = standingDecisions(),
): (Decision & { until: string })[] {
  const last = dayOf(startOfDay(now, toldBefore));
  return decisions.flatMap((row) => {
    const { until } = row;
    return until !== null && row.endedAt === null && until <= last ? [{ ...row, until }] : [];
  });
}
