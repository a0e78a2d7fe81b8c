import Razorpay from "razorpay";
import type { SandboxOptions } from "~/razorpay-sandbox/options";
import type { ApiAnswer } from "./merchant";
import { type Provider, serve } from "./serve";

export const webhookSecret = "emu_webhook_secret";

/** One call of the webhook, as the shop got it. */
export interface Told {
  event: string;
  id: string | null;
  /** Whether the official SDK takes it for genuine. */
  genuine: boolean;
  raw: string;
  body: {
    entity: string;
    account_id: string;
    contains: string[];
    payload: Record<string, { entity: Record<string, unknown> }>;
    created_at: number;
  };
  headers: Headers;
}

export interface Shop {
  /** Every call, in the order in which they came. */
  told: Told[];
  /** What the shop answers from now on; 200 at first. */
  answers: (told: Told) => number | Promise<number>;
  /** The names of the events so far; forgets them. */
  events(): string[];
}

/** A sandbox that can be driven by control calls, and a shop on the same port that takes its webhook. */
export async function serveWithShop(
  options: Partial<SandboxOptions> = {},
): Promise<{ provider: Provider; shop: Shop }> {
  const shop: Shop = {
    told: [],
    answers: () => 200,
    events: () => shop.told.splice(0).map(({ event }) => event),
  };
  let origin: string | null = null;
  const provider = await serve(
    {
      webhookUrl: () => origin && `${origin}/webhooks/razorpay`,
      webhookSecret,
      control: true,
      ...options,
    },
    async (request) => {
      if (request.method !== "POST") return new Response(null, { status: 404 });
      const told = toldBy(request.headers, await request.text());
      shop.told.push(told);
      return new Response(null, { status: await shop.answers(told) });
    },
  );
  ({ origin } = provider);
  return { provider, shop };
}

export function toldBy(headers: Headers, raw: string): Told {
  const { event, ...body } = JSON.parse(raw) as Told["body"] & { event: string };
  return {
    event,
    id: headers.get("x-razorpay-event-id"),
    genuine: isGenuine(raw, headers, webhookSecret),
    raw,
    body,
    headers,
  };
}

export function isGenuine(raw: string, headers: Headers, secret: string): boolean {
  return Razorpay.validateWebhookSignature(
    raw,
    headers.get("X-Razorpay-Signature") ?? "none",
    secret,
  );
}

export interface ControlAnswer {
  status: number;
  body: {
    payment: ApiAnswer["body"];
    callback: Record<string, string> | null;
    items: { event_id: string; event: string; status: string; tries: number; body: string }[];
    deliveries: { event_id: string; status: number | null; problem: string | null }[];
    disabled: boolean;
    error: { description: string };
    [field: string]: unknown;
  };
}

/** A control call: GET without a body, POST with one. */
export async function emu(
  { base }: Pick<Provider, "base">,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ControlAnswer> {
  const answer = await fetch(`${base}/__emu/${path}`, {
    method: body === undefined ? "GET" : "POST",
    body: body === undefined ? null : JSON.stringify(body),
    headers,
  });
  return { status: answer.status, body: (await answer.json()) as ControlAnswer["body"] };
}
