import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { db, type Reader, write } from "~/db/connection.server";
import { pricePlans } from "~/db/schema";
import type { Job } from "~/jobs/job.server";
import { minute } from "~/lib/time";
import { applyPlan, type Plan } from "./apply-plan.server";

/** Sets the prices of all plans whose time has come, each plan in a write of its own. */
async function applyDuePlans(
  now: number,
  signal?: AbortSignal,
): Promise<{ applied: number; refused: number }> {
  const done = { applied: 0, refused: 0 };
  for (const { id } of duePlans(db, now)) {
    if (signal?.aborted) break;
    const result = await write((tx) => {
      const plan = waitingPlan(tx, id);
      return plan ? applyPlan(tx, plan, now) : null;
    });
    if (result) done[result.problem ? "refused" : "applied"] += 1;
  }
  return done;
}

const isWaiting = and(
  isNull(pricePlans.appliedAt),
  isNull(pricePlans.cancelledAt),
  isNull(pricePlans.problem),
);

function duePlans(from: Reader, now: number): { id: string }[] {
  return from
    .select({ id: pricePlans.id })
    .from(pricePlans)
    .where(and(lte(pricePlans.runsAt, now), isWaiting))
    .orderBy(asc(pricePlans.runsAt), asc(pricePlans.createdAt))
    .all();
}

/** Another process may have been first. */
function waitingPlan(from: Reader, id: string): Plan | null {
  const plan = from
    .select()
    .from(pricePlans)
    .where(and(eq(pricePlans.id, id), isWaiting))
    .get();
  return plan ?? null;
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
