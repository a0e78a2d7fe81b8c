import type { Context } from "../context";
import { webhookSignature } from "../signature.server";
import type { Webhook } from "./queue.server";

/** What a test may spoil about a delivery. */
export interface Forgery {
  /** An amount in the body is another than the one that was signed. */
  tamperBody?: boolean;
  /** Signed with a secret that never was one. */
  badSignature?: boolean;
  /** Signed with the secret before the present one. */
  oldSecret?: boolean;
  /** Sent without the event's id. */
  dropEventId?: boolean;
}

export interface Message {
  body: string;
  headers: Record<string, string>;
}

const accountId = "acc_EMULATOR000000";

/** The event as it goes over the wire: the same bytes at each try, signed with the secret of its time. */
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

/** Whether there is a secret that `oldSecret` can sign with. */
export function hasOldSecret({ settings }: Context): boolean {
  return settings.webhookSecrets.length > 1;
}

/** The body of the event, always the same: compact JSON with the entities as they were. */
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
  // Retries of what happened before the secret was changed are still signed with the secret of then.
  return (secrets.find(({ since }) => since <= createdAt) ?? secrets.at(-1)!).secret;
}

function tampered(body: string): string {
  return body.replace(/"amount":(\d+)/, (_, paise: string) => `"amount":${Number(paise) + 100}`);
}
