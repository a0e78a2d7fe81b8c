import { and, asc, isNull, lte } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { pricePlans } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { minute } from "~/base/lib/time";
import { applyBeside, isOpen } from "./apply-open.server";

/** Sets the prices of all plans whose time has come, each plan in a write of its own. */
async function applyDuePlans(
  now: number,
  signal?: AbortSignal,
): Promise<{ applied: number; refused: number }> {
  const done = { applied: 0, refused: 0 };
  for (const plan of duePlans(now)) {
    if (signal?.aborted) break;
    // Another process may have been first.
    const result = await applyBeside(plan, { now, byHand: false });
    if (result) done[result.problem ? "refused" : "applied"] += 1;
  }
  return done;
}

function duePlans(now: number): { id: string; packs: number }[] {
  return db
    .select({ id: pricePlans.id, packs: pricePlans.packs })
    .from(pricePlans)
    .where(and(lte(pricePlans.runsAt, now), isOpen, isNull(pricePlans.problem)))
    .orderBy(asc(pricePlans.runsAt), asc(pricePlans.createdAt))
    .all();
}

export const pricePlanJob: Job = {
  name: "prices",
  every: minute,
  async run(now, signal) {
    const { applied, refused } = await applyDuePlans(now, signal);
    if (applied + refused === 0) return "No new prices were due.";
    return `New prices set: ${applied}. Could not be set: ${refused}.`;
  },
};
