import { dayInWords } from "~/base/lib/dates";
import { claimFacts, claimsPath } from "~/office/claims/claim-names";
import { endingProofs } from "~/office/claims/ending.server";
import { standingDecisions } from "~/upkeep/claims/standing.server";
import type { Matter } from "./matters";

/** Claims of the shop whose proof ends within 30 days, and those that are gone because it has ended. */
export function claimMatters(now = Date.now()): Matter[] {
  const decisions = standingDecisions();
  const soon = endingProofs(now, decisions);
  const [first] = soon;
  const over = decisions.filter(({ endedAt }) => endedAt !== null);
  return [
    {
      count: soon.length,
      one: first
        ? `proof ends on ${dayInWords(first.until)}: ${claimFacts[first.claim].title}`
        : "proof ends",
      many: "proofs end within 30 days",
      to: claimsPath,
    },
    {
      count: over.length,
      one: "claim is no longer shown: its proof has ended",
      many: "claims are no longer shown: their proofs have ended",
      to: claimsPath,
    },
  ];
}
