import type { Context } from "../context";
import { webhookSignature } from "../signature.server";
import type { Webhook } from "../state/queue.server";

/** What a test may forge in a delivery. */
export interface Forgery {
  /** The amount in the body differs from the signed one. */
  tamperBody?: boolean;
  /** Signed with a wrong secret. */
  badSignature?: boolean;
  /** Signed with the previous secret. */
  oldSecret?: boolean;
  /** Sent without the event's id. */
  dropEventId?: boolean;
}

interface Message {
  body: string;
  headers: Record<string, string>;
}

const accountId = "acc_EMULATOR000000";

/** The request for an event: the same bytes at each attempt, signed with the secret that was current when it happened. */
export function messageOf(context: Context, webhook: Webhook, forgery: Forgery = {}): Message {
  const body = bodyOf(webhook);
  const signature = webhookSignature(body, secretFor(context, webhook, forgery));
  return {
    body: forgery.tamperBody ? tampered(body) : body,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "Razorpay-Webhook/v1",
      "X-Razorpay-Signature": signature,
      ...(forgery.dropEventId ? {} : { "x-razorpay-event-id": webhook.eventId }),
    },
  };
}

/** Whether there is a previous secret for `oldSecret`. */
export function hasOldSecret({ settings }: Context): boolean {
  return settings.webhookSecrets.length > 1;
}

/** The body of the event: compact JSON with its snapshot of the entities, always the same bytes. */
export function bodyOf({ event, payload, createdAt }: Webhook): string {
  const entities = JSON.parse(payload) as Record<string, unknown>;
  return JSON.stringify({
    entity: "event",
    account_id: accountId,
    event,
    contains: Object.keys(entities),
    payload: entities,
    created_at: Math.floor(createdAt / 1000),
  });
}

function secretFor({ settings }: Context, { createdAt }: Webhook, forgery: Forgery): string {
  const secrets = settings.webhookSecrets;
  if (forgery.badSignature) return `not ${secrets[0]!.secret}`;
  if (forgery.oldSecret) return secrets[1]!.secret;
  // Retries of events from before a change of the secret are still signed with the old one.
  return (secrets.find(({ since }) => since <= createdAt) ?? secrets.at(-1)!).secret;
}

function tampered(body: string): string {
  return body.replace(/"amount":(\d+)/, (_, paise: string) => `"amount":${Number(paise) + 100}`);
}
