import { eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { claims } from "~/base/db/schema";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { shopAddress } from "~/base/lib/http/listening.server";
import { hour } from "~/base/lib/time";
import { tell } from "~/people/notices/tell.server";
import { recordChange } from "~/upkeep/audit/record.server";
import type { Decision } from "~/upkeep/claims/standing.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { claimFacts, claimsPath } from "./claim-names";
import { endingProofs } from "./ending.server";

/** Who does what a job does. */
const shop = { id: "shop", name: "The shop" };

/**
 * Takes a claim from the pages on the day after the last day of its proof, in Surat, and tells the owner of it; and of each that ends
 * within 30 days, once.
 */
export const claimsJob: Job = {
  name: "claims",
  every: hour,
  run: async (now) => {
    const ending = endingProofs(now);
    const over = ending.filter(({ until }) => until < dayOf(now));
    const soon = ending.filter((each) => !over.includes(each));
    if (ending.length > 0)
      await write((tx) => {
        for (const each of over) end(tx, each, now);
        for (const each of soon) tell(tx, newsOf(each, "soon"), now);
      });
    return ending.length === 0
      ? "No proof ends within 30 days"
      : `${over.length} ended, ${soon.length} will within 30 days`;
  },
};

type Ending = Decision & { until: string };

function end(tx: Writer, ending: Ending, now: number): void {
  tx.update(claims).set({ endedAt: now }).where(eq(claims.id, ending.id)).run();
  recordChange(tx, {
    actor: shop,
    action: "claim.end",
    subject: { id: ending.id, name: claimFacts[ending.claim].title },
    after: { until: ending.until },
  });
  tell(tx, newsOf(ending, "over"), now);
}

function newsOf({ id, claim, until }: Ending, when: "soon" | "over") {
  const { title } = claimFacts[claim];
  const day = dayInWords(until);
  const words =
    when === "soon"
      ? `${title}: its proof ends on ${day}`
      : `${title}: no longer shown, its proof ended on ${day}`;
  const parts = [
    when === "soon"
      ? "After that day the shop no longer says it. Give the new proof before."
      : "Give the new proof, and the shop says it again.",
    { link: `${shopAddress()}${claimsPath}`, label: "Open it" },
  ];
  const key = `claim:${id}:${when}`;
  const mail = { key, kind: "duty" as const, letter: { subject: words, parts } };
  return { key, kind: "duty" as const, words, path: claimsPath, mail };
}
