import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { type Writer, write } from "~/db/connection.server";
import { webhookEvents } from "~/db/schema";
import { isSignedWebhook } from "../signature.server";
import { recordDelivery, recordRefused } from "./deliveries.server";
import { type Message, messageIn } from "./message";
import { processInTurn } from "./process.server";

/** How long (ms) the worker leaves an event to the request that brought it. */
const leftToRequest = 30_000;
/** How long (ms) the provider waits while an event is acted on: it wants an answer soon, and gives up after 5 s. */
const waitsFor = 250;

/** What a call to the webhook brought. `isNew` is false when it was known before. */
export type Received = { eventId: string; isNew: boolean };

/**
 * Takes in what the provider tells: checked by its signature, stored before it is acted on, so that nothing it told is lost
 * once it has our "yes". `eventId` is the header's. Gives null for a call that the provider did not sign; throws when it
 * could not be stored, so that the provider tells it again.
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
  // One that came before and went wrong is acted on again; one that is done is left as it is.
  await atMost(waitsFor, processInTurn(received.eventId));
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
 * Under which id this event is known already. The signature covers the body, not the id beside it: the same words under
 * another id are the same event, and nobody who overheard one can fill the table with copies.
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

/** What is signed but cannot be read is kept for a person: told again it would be no more readable. */
function firstState(message: Message | null, now: number) {
  if (!message)
    return {
      event: "unreadable",
      status: "ignored",
      outcome: "Signed by the provider, but no event can be read in it",
      processedAt: now,
    } as const;
  const { event, providerOrderId, paymentId } = message;
  return { event, providerOrderId, paymentId, nextTryAt: now + leftToRequest } as const;
}

function eventIdIn(header: string | null): string | null {
  return header !== null && /^[\w-]{1,100}$/.test(header) ? header : null;
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<void>((done) => (timer = setTimeout(done, ms)));
  await Promise.race([work, tired]);
  clearTimeout(timer);
}
