import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type Writer, write } from "~/base/db/connection.server";
import { webhookEvents } from "~/base/db/schema";
import { isSignedWebhook } from "../provider/signature.server";
import { recordDelivery, recordRefused } from "./deliveries.server";
import { type Message, messageIn } from "./message";
import { processInTurn } from "./process.server";

/** How long (ms) an event is reserved for the request that delivered it, before the job takes over. */
const requestLease = 30_000;
/** How long (ms) to process an event before answering: the provider gives up after 5 s. */
const processWithin = 250;

/** The event of a webhook call. `isNew`: false if it was known before. */
type Received = { eventId: string; isNew: boolean };

/**
 * Verifies a webhook call, stores its event and then processes it, so that no confirmed event is lost. `eventId`: from the
 * header. Returns null for a call without a valid signature; throws if it cannot be stored, so that the provider retries.
 */
export async function receiveWebhook(
  raw: Uint8Array,
  signature: string | null,
  eventId: string | null,
): Promise<Received | null> {
  if (!isSignedWebhook(raw, signature)) {
    await recordRefused("bad-signature").catch(() => undefined);
    return null;
  }
  const received = await store(raw, eventId);
  // Retries a known event that failed; leaves a processed one alone.
  await atMost(processWithin, processInTurn(received.eventId));
  return received;
}

async function store(raw: Uint8Array, header: string | null, now = Date.now()): Promise<Received> {
  const body = new TextDecoder().decode(raw);
  const message = messageIn(body);
  const id = eventIdIn(header) ?? `sha256:${createHash("sha256").update(raw).digest("hex")}`;
  return write((tx) => {
    const known = knownAs(tx, id, message, body);
    if (known) {
      recordDelivery(tx, known, "duplicate", now);
      return { eventId: known, isNew: false };
    }
    tx.insert(webhookEvents)
      .values({ id, body, createdAt: now, ...firstState(message, now) })
      .run();
    recordDelivery(tx, id, message ? "accepted" : "unreadable", now);
    return { eventId: id, isNew: true };
  });
}

/**
 * The id under which this event is stored already, or null. The signature covers the body but not the id: the same body under
 * another id is the same event, so that nobody who intercepted a call can fill the table with copies.
 */
function knownAs(tx: Writer, id: string, message: Message | null, body: string): string | null {
  const columns = { id: webhookEvents.id };
  const sameId = tx.select(columns).from(webhookEvents).where(eq(webhookEvents.id, id)).get();
  if (sameId) return sameId.id;
  const order = message?.providerOrderId ?? null;
  const sameBody = tx
    .select(columns)
    .from(webhookEvents)
    .where(
      and(
        order === null
          ? isNull(webhookEvents.providerOrderId)
          : eq(webhookEvents.providerOrderId, order),
        eq(webhookEvents.body, body),
      ),
    )
    .get();
  return sameBody?.id ?? null;
}

/** A signed but unreadable call is stored for an admin; a retry would not help. */
function firstState(message: Message | null, now: number) {
  if (!message)
    return {
      event: "unreadable",
      status: "ignored",
      outcome: "Signed by the provider, but no event can be read in it",
      processedAt: now,
    } as const;
  const { event, providerOrderId, paymentId } = message;
  return { event, providerOrderId, paymentId, nextTryAt: now + requestLease } as const;
}

function eventIdIn(header: string | null): string | null {
  return header !== null && /^[\w-]{1,100}$/.test(header) ? header : null;
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<void>((done) => (timer = setTimeout(done, ms)));
  await Promise.race([work, timeUp]);
  clearTimeout(timer);
}
