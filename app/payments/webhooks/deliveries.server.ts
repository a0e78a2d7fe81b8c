import { and, desc, inArray, isNull, lt, or } from "drizzle-orm";
import { db, type Writer, write } from "~/db/connection.server";
import { webhookDeliveries, webhookEvents } from "~/db/schema";
import { newId } from "~/lib/ids.server";
import { day, minute } from "~/lib/time";

type Outcome = (typeof webhookDeliveries.$inferSelect)["outcome"];

/** How many deliveries are kept, and how many of them may be refused ones: the address is open to the whole world. */
const mostKept = 10_000;
export const mostRefusedKept = 1000;
/** How long (ms) deliveries and the events they brought are kept. */
export const keptFor = 90 * day;

/** Writes down that the webhook was called, in the transaction of what came of it. */
export function recordDelivery(
  tx: Writer,
  eventId: string | null,
  outcome: Outcome,
  now = Date.now(),
): void {
  tx.insert(webhookDeliveries)
    .values({ id: newId(now), eventId, outcome, createdAt: now })
    .run();
  sinceSweep += 1;
  if (sinceSweep >= sweepEvery) sweepDeliveries(tx, now);
}

/** Rows written by this process since it last cleared up; so many in between are allowed on top. */
let sinceSweep = 0;
const sweepEvery = 500;

/** Deletes deliveries that are too old or too many. */
export function sweepDeliveries(tx: Writer, now = Date.now()): void {
  sinceSweep = 0;
  tx.delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, now - keptFor))
    .run();
  tx.delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, beyond(tx, mostKept)))
    .run();
}

/** Deletes events that are too old, with their deliveries: their bodies tell of people. What is still to be done stays. */
export async function sweepEvents(now = Date.now()): Promise<void> {
  const old = and(
    lt(webhookEvents.createdAt, now - keptFor),
    or(inArray(webhookEvents.status, ["done", "ignored"]), isNull(webhookEvents.nextTryAt)),
  );
  const one = db.select({ id: webhookEvents.id }).from(webhookEvents).where(old).limit(1).get();
  if (!one) return;
  await write((tx) => {
    tx.delete(webhookEvents).where(old).run();
    sweepDeliveries(tx, now);
  });
}

/** At most so many refused calls a minute are written down: a flood of them must not cost a write each. */
const refusedPerMinute = 20;
let countedMinute = 0;
let refusedThisMinute = 0;

/** Writes down a call that did not count as an event, unless there have been too many of late. */
export async function recordRefused(outcome: Outcome, now = Date.now()): Promise<void> {
  if (Math.floor(now / minute) !== countedMinute) {
    countedMinute = Math.floor(now / minute);
    refusedThisMinute = 0;
  }
  refusedThisMinute += 1;
  if (refusedThisMinute > refusedPerMinute) return;
  await write((tx) => {
    recordDelivery(tx, null, outcome, now);
    tx.delete(webhookDeliveries)
      .where(inArray(webhookDeliveries.id, beyond(tx, mostRefusedKept, "refused")))
      .run();
  });
}

/** The ids of all but the newest `kept` deliveries, or refused deliveries. */
function beyond(tx: Writer, kept: number, which: "all" | "refused" = "all") {
  return tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(which === "refused" ? isNull(webhookDeliveries.eventId) : undefined)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(kept);
}
