import { setImmediate as nextRound } from "node:timers/promises";
import { and, asc, eq, lte } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { db, write } from "~/base/db/connection.server";
import { isOpenEvent, webhookEvents } from "~/base/db/schema";
import { rescheduleFuture } from "~/base/db/clock-skew.server";
import { pauseAfter } from "~/upkeep/jobs/backoff";
import { log } from "~/base/lib/log/log.server";
import { hour, second } from "~/base/lib/time";
import { handleEvent, type Outcome } from "./handle-event.server";
import { recordDelivery } from "./deliveries.server";
import { messageIn } from "./message";

type Row = typeof webhookEvents.$inferSelect;

const pauses = { first: 30 * second, longest: hour };
/** About three days with these pauses. */
const maxAttempts = 80;
const batchSize = 100;

/** Queue of this process: events are processed one at a time, so that storing new ones comes first. */
let queue: Promise<unknown> = Promise.resolve();
/** How many events have entered the queue. */
let arrivals = 0;

/** Queues a stored event; resolves once it is processed. Never throws. */
export function processInTurn(id: string): Promise<void> {
  arrivals += 1;
  const turn = queue.then(untilNoArrivals).then(() => processEvent(id));
  queue = turn;
  return turn;
}

/** Waits for a pause in the calls: the provider waits for its answers, and stored events are not lost. */
async function untilNoArrivals(): Promise<void> {
  let before: number;
  do {
    before = arrivals;
    await nextRound();
  } while (arrivals !== before);
}

/** Processes a stored event unless it is done. Never throws: stores the error for a retry. */
async function processEvent(id: string): Promise<void> {
  try {
    const row = eventRow(id);
    if (row && (row.status === "new" || row.status === "error")) await act(row);
  } catch (error) {
    // The error could not be stored either. The event is still open.
    log.error({ event: id, err: error });
  }
}

/** Processes open events due at `now` (UTC ms), left by an ended process or an error. Returns how many. */
export async function processDue(now = Date.now()): Promise<number> {
  const plan = { table: webhookEvents, column: webhookEvents.nextTryAt, of: isOpenEvent };
  await rescheduleFuture(plan, pauses.longest, now);
  let done = 0;
  for (let due = dueEvents(now); due.length > 0; due = dueEvents(now)) {
    for (const row of due) await act(row, now);
    done += due.length;
  }
  return done;
}

/**
 * Processes a stored event again for an admin (`actor`), whatever its earlier outcome; null if not found. Throws if the
 * outcome cannot be stored.
 */
export async function replayEvent(
  id: string,
  actor: Actor,
): Promise<Pick<Row, "status" | "outcome"> | null> {
  const row = eventRow(id);
  if (!row) return null;
  await write((tx) => {
    recordDelivery(tx, id, "replayed");
    recordChange(tx, {
      actor,
      action: "payment.replay",
      subject: { id, name: [row.event, row.paymentId].filter(Boolean).join(" ") },
    });
  });
  return act(row);
}

function eventRow(id: string): Row | undefined {
  const row = db.select().from(webhookEvents).where(eq(webhookEvents.id, id)).get();
  return row;
}

function dueEvents(now: number): Row[] {
  return db
    .select()
    .from(webhookEvents)
    .where(and(isOpenEvent, lte(webhookEvents.nextTryAt, now)))
    .orderBy(asc(webhookEvents.nextTryAt))
    .limit(batchSize)
    .all();
}

async function act(row: Row, now = Date.now()): Promise<Pick<Row, "status" | "outcome">> {
  const result = await resultOf(row, now);
  await write((tx) =>
    tx
      .update(webhookEvents)
      .set({ ...result, tries: row.tries + 1, processedAt: now })
      .where(eq(webhookEvents.id, row.id))
      .run(),
  );
  return result;
}

async function resultOf(
  row: Row,
  now: number,
): Promise<(Outcome & { nextTryAt: null }) | Pick<Row, "status" | "outcome" | "nextTryAt">> {
  try {
    const message = messageIn(row.body);
    if (!message) return { status: "ignored", outcome: row.outcome, nextTryAt: null };
    return { ...(await handleEvent(message)), nextTryAt: null };
  } catch (error) {
    log.error({ event: row.id, err: error });
    const nextTryAt = nextAttempt(row.tries + 1, now);
    return { status: "error", outcome: problemIn(error), nextTryAt };
  }
}

/** Time of the next attempt (UTC ms); null after the last one, when only an admin can replay the event. */
function nextAttempt(attempts: number, now: number): number | null {
  if (attempts >= maxAttempts) return null;
  return now + pauseAfter(attempts, pauses);
}

function problemIn(error: unknown): string {
  if (!(error instanceof z.ZodError)) return "Something went wrong; it will be tried again";
  const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
  return `The event does not look as expected: ${fields}`;
}
