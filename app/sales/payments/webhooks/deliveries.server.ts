import { and, desc, inArray, isNull, lt, or } from "drizzle-orm";
import { db, type Writer, write } from "~/base/db/connection.server";
import { webhookDeliveries, webhookEvents } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day, minute } from "~/base/lib/time";

type Outcome = (typeof webhookDeliveries.$inferSelect)["outcome"];

/** Maximum number of stored deliveries, and of refused ones among them: anyone can call the endpoint. */
const maxStored = 10_000;
const mostRefusedKept = 1000;
/** Retention (ms) of deliveries and events. */
const keptFor = 90 * day;

/** Records a call of the webhook, in the transaction of its outcome. */
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

/** Rows this process has written since its last sweep; the limits may be exceeded by that many. */
let sinceSweep = 0;
const sweepEvery = 500;

/** Deletes deliveries beyond the retention or the maximum number. `now`: UTC ms. */
function sweepDeliveries(tx: Writer, now = Date.now()): void {
  sinceSweep = 0;
  tx.delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, now - keptFor))
    .run();
  tx.delete(webhookDeliveries)
    .where(inArray(webhookDeliveries.id, beyond(tx, maxStored)))
    .run();
}

/** Deletes events past the retention, with their deliveries: their bodies hold personal data. Open events stay. */
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

/** Refused calls recorded per minute: a flood must not cost a write each. */
const refusedPerMinute = 20;
let countedMinute = 0;
let refusedThisMinute = 0;

/** Records a refused call, unless this minute had too many. */
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

/** The ids of all but the newest `keep` deliveries (or refused deliveries). */
function beyond(tx: Writer, keep: number, which: "all" | "refused" = "all") {
  return tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(which === "refused" ? isNull(webhookDeliveries.eventId) : undefined)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(keep);
}
