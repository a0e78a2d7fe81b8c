import { createHmac } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { vi } from "vitest";
import { action as webhook } from "~/routes/checkout/webhook";
import { paymentSandbox } from "~/sales/payments/provider/demo-payments.server";
import { db } from "~/base/db/connection.server";
import { webhookDeliveries, webhookEvents } from "~/base/db/schema";
import { secrets } from "~/base/lib/env/secrets.server";
import { argsFor } from "../../cast";

/** What the provider's servers do: tell the shop of events. */

let told = 0;

export type Entity = Record<string, unknown> & { id: string; order_id: string | null };

/** A payment as the provider tells of it: captured, ₹1,450, for this order of the provider's. */
export function payment(providerOrderId: string | null, more: Partial<Entity> = {}): Entity {
  told += 1;
  return {
    id: `pay_Told${String(told).padStart(10, "0")}`,
    entity: "payment",
    order_id: providerOrderId,
    amount: 145_000,
    currency: "INR",
    status: "captured",
    method: "upi",
    amount_refunded: 0,
    email: "asha@example.com",
    contact: "+919825012345",
    notes: [],
    fee: 3422,
    tax: 522,
    error_code: null,
    error_reason: null,
    created_at: Math.floor(Date.now() / 1000),
    ...more,
  };
}

/** The body of an event about a payment. */
export function eventBody(event: string, entity: Entity, more: Record<string, unknown> = {}) {
  return JSON.stringify({
    entity: "event",
    account_id: "acc_EMULATOR000000",
    event,
    contains: ["payment", ...Object.keys(more)],
    payload: { payment: { entity }, ...more },
    created_at: Math.floor(Date.now() / 1000),
  });
}

export const captured = (entity: Entity) => eventBody("payment.captured", entity);

export const signatureOf = (body: string | Uint8Array, secret = secrets.webhook) =>
  createHmac("sha256", secret).update(body).digest("hex");

type Call = {
  id?: string | null;
  /** A list: the header sent more than once. Null: none. */
  signature?: string | string[] | null;
  method?: string;
  headers?: Record<string, string>;
};

/**
 * Calls the webhook as the provider does; without `signature` signed as it should be. Where the shop has stored the event, it is
 * processed, too: on a busy machine the answer comes first.
 */
export async function tell(body: string | Uint8Array<ArrayBuffer>, call: Call = {}) {
  const { id = newEventId(), signature = signatureOf(body), method = "POST" } = call;
  const headers = new Headers({ "Content-Type": "application/json", ...call.headers });
  if (id !== null) headers.set("x-razorpay-event-id", id);
  for (const one of signature === null ? [] : [signature].flat()) {
    headers.append("X-Razorpay-Signature", one);
  }
  const address = "http://localhost:3000/webhooks/razorpay";
  const answer = await webhook(argsFor(new Request(address, { method, headers, body })));
  if (answer.ok && id !== null)
    await vi.waitUntil(() => eventOf(id)?.status !== "new", { timeout: 10_000 });
  return { status: answer.status, id, said: (await answer.json()) as Record<string, unknown> };
}

export function newEventId(): string {
  told += 1;
  return `Event${String(told).padStart(9, "0")}`;
}

export function eventOf(id: string) {
  const event = db.select().from(webhookEvents).where(eq(webhookEvents.id, id)).get();
  return event;
}

export function outcomesOf(id: string): string[] {
  const rows = db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.eventId, id))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .all();
  return rows.map(({ outcome }) => outcome);
}

/** One of the sandbox's test levers, such as `/pay`. */
export async function lever(
  path: string,
  body: object,
  method = "POST",
): Promise<Record<string, unknown>> {
  const sandbox = paymentSandbox();
  if (!sandbox) throw new Error("The sandbox is off");
  const request = new Request(`http://127.0.0.1/demo-pay/__emu${path}`, {
    method,
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  const line = { clientAddress: "127.0.0.1", hangUp: () => undefined };
  const answer = await sandbox.handle(request, line);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
