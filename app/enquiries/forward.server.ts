import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { db, write } from "~/db/connection.server";
import { enquiries } from "~/db/schema";
import { rescheduleFuture } from "~/db/clock-skew.server";
import { outgoing, pauseAfter } from "~/jobs/backoff";
import { minute, second } from "~/lib/time";
import { postEnquiry, type Problem, usualPatience } from "./form-service.server";

/** How long (ms) one try has the enquiry for itself; longer than a try may take. */
const turnFor = minute;
/** After so long (ms) a run takes no further enquiry, so that whoever stops the shop does not wait for a whole backlog. */
const runFor = 5 * second;

type Kind = "contact" | "bulk";
/** Where each kind goes; null: nowhere, what waits goes on waiting. */
export type FormServices = Record<Kind, string | null>;
type Turn = { enquiry: typeof enquiries.$inferSelect; until: number };

/** How many enquiries a service took, and how many it did not. */
export type Forwarded = { taken: number; failed: number };

/**
 * Offers the enquiries that are due to their services, one after the other. A service that fails is left alone until the
 * next run. Whoever else does the same never offers one at the same time, and what was taken is not offered again; only a
 * process that ends between the answer and writing it down offers one twice: better than never.
 */
export async function forwardDue(
  services: FormServices,
  {
    now = Date.now,
    patience = usualPatience,
  }: { now?: () => number; patience?: number | undefined } = {},
): Promise<Forwarded> {
  const of = isNull(enquiries.handedOnAt);
  const plan = { table: enquiries, column: enquiries.handOnNextAt, of };
  await rescheduleFuture(plan, outgoing.longest, now());
  const handedOn = { taken: 0, failed: 0 };
  const until = now() + runFor;
  const willing = new Set((["contact", "bulk"] as const).filter((kind) => services[kind] !== null));
  while (willing.size > 0 && now() <= until) {
    const turn = await takeTurn([...willing], now());
    if (!turn) break;
    const { kind } = turn.enquiry;
    const problem = await postEnquiry(services[kind] ?? "", turn.enquiry, patience);
    await endTurn(turn, problem, now());
    handedOn[problem === null ? "taken" : "failed"] += 1;
    if (problem !== null) willing.delete(kind);
  }
  return handedOn;
}

/** Takes the enquiry that is due longest. Reads first: a shop with nothing to hand on must not write every few moments. */
async function takeTurn(kinds: Kind[], now: number): Promise<Turn | null> {
  const due = and(
    inArray(enquiries.kind, kinds),
    isNull(enquiries.handedOnAt),
    lte(enquiries.handOnNextAt, now),
  );
  const next = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(due)
    .orderBy(asc(enquiries.handOnNextAt), asc(enquiries.id))
    .limit(1)
    .get();
  if (!next) return null;
  const until = now + turnFor;
  const [enquiry] = await write((tx) =>
    tx
      .update(enquiries)
      // Without a problem: as long as the try is under way, nobody can ask for another one.
      .set({
        handOnTries: sql`${enquiries.handOnTries} + 1`,
        handOnNextAt: until,
        handOnProblem: null,
      })
      .where(and(eq(enquiries.id, next.id), due))
      .returning()
      .all(),
  );
  return enquiry ? { enquiry, until } : null;
}

/** Writes down what came of it. That it was taken counts always; a failure only while the turn is still this one. */
async function endTurn({ enquiry, until }: Turn, problem: Problem, now: number): Promise<void> {
  const { id, handOnTries: tries } = enquiry;
  await write((tx) =>
    problem === null
      ? tx
          .update(enquiries)
          .set({ handedOnAt: now, handOnNextAt: null, handOnProblem: null })
          .where(eq(enquiries.id, id))
          .run()
      : tx
          .update(enquiries)
          .set({
            handOnProblem: problem,
            handOnNextAt: tries >= outgoing.mostTries ? null : now + pauseAfter(tries, outgoing),
          })
          .where(and(eq(enquiries.id, id), eq(enquiries.handOnNextAt, until)))
          .run(),
  );
}

/**
 * Lets an enquiry that a service did not take be offered from now on (UTC ms), as if for the first time. Gives whose it is;
 * null when there is none that a try has failed for, or a try is under way.
 */
export function forwardAgain(id: string, now = Date.now()): Promise<{ name: string } | null> {
  return write((tx) => {
    const [freed] = tx
      .update(enquiries)
      .set({ handOnTries: 0, handOnNextAt: now })
      .where(
        and(
          eq(enquiries.id, id),
          isNull(enquiries.handedOnAt),
          sql`${enquiries.handOnProblem} is not null`,
        ),
      )
      .returning({ name: enquiries.name })
      .all();
    return freed ?? null;
  });
}
