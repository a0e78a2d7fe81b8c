import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { db, write } from "~/base/db/connection.server";
import { enquiries } from "~/base/db/schema";
import { rescheduleFuture } from "~/base/db/clock-skew.server";
import { outgoing, pauseAfter } from "~/upkeep/jobs/backoff";
import { minute, second } from "~/base/lib/time";
import { defaultPatience, postEnquiry, type Problem } from "./form-service.server";

/** Lease per attempt (ms); longer than an attempt can take. */
const lease = minute;
/** A run claims no more enquiries after this time (ms), so that a shutdown does not wait for a whole backlog. */
const runFor = 5 * second;

type Kind = "contact" | "bulk";
/** Form service URL per kind; null: none, so its enquiries stay queued. */
type FormServices = Record<Kind, string | null>;
type Claim = { enquiry: typeof enquiries.$inferSelect; until: number };

/** How many enquiries the services accepted, and how many failed. */
export type Forwarded = { taken: number; failed: number };

/**
 * Posts due enquiries to their form services, one after the other. A service that fails is skipped until the next run.
 * Safe in several processes: a lease keeps two from posting the same enquiry, and an accepted one is never posted again.
 * Only a process that dies between the response and storing it makes an enquiry go out twice: better than never.
 */
export async function forwardDue(
  services: FormServices,
  {
    now = Date.now,
    patience = defaultPatience,
  }: { now?: () => number; patience?: number | undefined } = {},
): Promise<Forwarded> {
  const of = isNull(enquiries.forwardedAt);
  const plan = { table: enquiries, column: enquiries.forwardNextAt, of };
  await rescheduleFuture(plan, outgoing.longest, now());
  const totals = { taken: 0, failed: 0 };
  const until = now() + runFor;
  const available = new Set(
    (["contact", "bulk"] as const).filter((kind) => services[kind] !== null),
  );
  while (available.size > 0 && now() <= until) {
    const claim = await claimNext([...available], now());
    if (!claim) break;
    const { kind } = claim.enquiry;
    const problem = await postEnquiry(services[kind] ?? "", claim.enquiry, patience);
    await storeOutcome(claim, problem, now());
    totals[problem === null ? "taken" : "failed"] += 1;
    if (problem !== null) available.delete(kind);
  }
  return totals;
}

/** Claims the longest-due enquiry; null if none. Reads first, so that an idle shop does not write every few seconds. */
async function claimNext(kinds: Kind[], now: number): Promise<Claim | null> {
  const due = and(
    inArray(enquiries.kind, kinds),
    isNull(enquiries.forwardedAt),
    lte(enquiries.forwardNextAt, now),
  );
  const next = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(due)
    .orderBy(asc(enquiries.forwardNextAt), asc(enquiries.id))
    .limit(1)
    .get();
  if (!next) return null;
  const until = now + lease;
  const [enquiry] = await write((tx) =>
    tx
      .update(enquiries)
      // Clearing the problem disables "Try again" while the attempt is under way.
      .set({
        forwardTries: sql`${enquiries.forwardTries} + 1`,
        forwardNextAt: until,
        forwardProblem: null,
      })
      .where(and(eq(enquiries.id, next.id), due))
      .returning()
      .all(),
  );
  return enquiry ? { enquiry, until } : null;
}

/** Stores the outcome. Success always counts; a failure only while this lease is current. */
async function storeOutcome(
  { enquiry, until }: Claim,
  problem: Problem,
  now: number,
): Promise<void> {
  const { id, forwardTries: attempts } = enquiry;
  await write((tx) =>
    problem === null
      ? tx
          .update(enquiries)
          .set({ forwardedAt: now, forwardNextAt: null, forwardProblem: null })
          .where(eq(enquiries.id, id))
          .run()
      : tx
          .update(enquiries)
          .set({
            forwardProblem: problem,
            forwardNextAt:
              attempts >= outgoing.mostTries ? null : now + pauseAfter(attempts, outgoing),
          })
          .where(and(eq(enquiries.id, id), eq(enquiries.forwardNextAt, until)))
          .run(),
  );
}

/**
 * Makes a failed enquiry due now (UTC ms), with a fresh count of attempts. Returns the writer's name; null if the enquiry
 * has not failed or an attempt is under way.
 */
export function forwardAgain(id: string, now = Date.now()): Promise<{ name: string } | null> {
  return write((tx) => {
    const [requeued] = tx
      .update(enquiries)
      .set({ forwardTries: 0, forwardNextAt: now })
      .where(
        and(
          eq(enquiries.id, id),
          isNull(enquiries.forwardedAt),
          sql`${enquiries.forwardProblem} is not null`,
        ),
      )
      .returning({ name: enquiries.name })
      .all();
    return requeued ?? null;
  });
}
