import { setImmediate as nextRound } from "node:timers/promises";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { z } from "zod";
import { type Actor, recordChange } from "~/audit/record.server";
import { db, write } from "~/db/connection.server";
import { webhookEvents } from "~/db/schema";
import { rescheduleFuture } from "~/db/clock-skew.server";
import { pauseAfter } from "~/jobs/backoff";
import { log } from "~/lib/log.server";
import { hour, second } from "~/lib/time";
import { actOn, type Deed } from "./act.server";
import { recordDelivery } from "./deliveries.server";
import { messageIn } from "./message";

type Row = typeof webhookEvents.$inferSelect;

const pauses = { first: 30 * second, longest: hour };
/** With these pauses about three days. */
const mostTries = 80;
const atOnce = 100;

/** Events that requests of this process brought, acted on one after the other, so that storing new ones is not kept waiting. */
let line: Promise<unknown> = Promise.resolve();
/** How many events have joined the line. */
let joined = 0;

/** Acts on a stored event in its turn. Never throws. */
export function processInTurn(id: string): Promise<void> {
  joined += 1;
  const turn = line.then(untilNoneJoins).then(() => processEvent(id));
  line = turn;
  return turn;
}

/** While calls pour in they are stored and answered first: the provider waits for that, and what is stored is not lost. */
async function untilNoneJoins(): Promise<void> {
  let before: number;
  do {
    before = joined;
    await nextRound();
  } while (joined !== before);
}

/** Acts on a stored event unless that is done. Never throws: what went wrong is written down and tried again. */
export async function processEvent(id: string): Promise<void> {
  try {
    const row = eventRow(id);
    if (row && (row.status === "new" || row.status === "error")) await act(row);
  } catch (error) {
    // Not even that could be written down. The event still stands there as not done.
    log.error({ event: id, err: error });
  }
}

/** Acts on what is due and was not done: the process ended in between, or something went wrong. Gives how many. */
export async function processDue(now = Date.now()): Promise<number> {
  const of = inArray(webhookEvents.status, ["new", "error"]);
  const plan = { table: webhookEvents, column: webhookEvents.nextTryAt, of };
  await rescheduleFuture(plan, pauses.longest, now);
  let done = 0;
  for (let due = dueEvents(now); due.length > 0; due = dueEvents(now)) {
    for (const row of due) await act(row, now);
    done += due.length;
  }
  return done;
}

/**
 * Acts on a stored event once more, as an admin (`actor`) asked, whatever came of it before; null when there is none. Throws
 * when it could not be stored.
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
    .where(and(inArray(webhookEvents.status, ["new", "error"]), lte(webhookEvents.nextTryAt, now)))
    .orderBy(asc(webhookEvents.nextTryAt))
    .limit(atOnce)
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
): Promise<(Deed & { nextTryAt: null }) | Pick<Row, "status" | "outcome" | "nextTryAt">> {
  try {
    const message = messageIn(row.body);
    if (!message) return { status: "ignored", outcome: row.outcome, nextTryAt: null };
    return { ...(await actOn(message)), nextTryAt: null };
  } catch (error) {
    log.error({ event: row.id, err: error });
    return { status: "error", outcome: problemIn(error), nextTryAt: nextTry(row.tries + 1, now) };
  }
}

/** When a failed event is tried again; null: it has been for days, and a person can replay it. */
function nextTry(tries: number, now: number): number | null {
  if (tries >= mostTries) return null;
  return now + pauseAfter(tries, pauses);
}

function problemIn(error: unknown): string {
  if (!(error instanceof z.ZodError)) return "Something went wrong; it will be tried again";
  const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
  return `The event does not look as expected: ${fields}`;
}
