import Razorpay from "razorpay";
import { afterAll, expect } from "vitest";
import type { SandboxOptions } from "~/razorpay-sandbox/options";
import { merchant } from "./merchant";
import { serve } from "./serve";
import { shopper } from "./shopper";

export const webhookSecret = "emu_webhook_secret";

/** One call of the webhook, as the shop got it. */
interface Told {
  event: string;
  contains: string[];
  payload: Record<string, { entity: Record<string, unknown> }>;
  id: string | null;
  /** Whether the official SDK takes it for genuine. */
  genuine: boolean;
  raw: string;
  headers: Headers;
}

/** A sandbox that can be driven by control calls, and a shop on the same port that takes its webhook. */
export async function open(options: Partial<SandboxOptions> = {}) {
  const shop = {
    /** Every call, in the order in which they came. */
    told: [] as Told[],
    /** What the shop answers from now on. */
    answers: (): number | Promise<number> => 200,
    /** The names of the events since it was last asked, once all that are due were sent. */
    events: async (): Promise<string[]> => {
      await provider.idle();
      return shop.told.splice(0).map(({ event }) => event);
    },
  };
  let origin: string | null = null;
  const webhookUrl = () => origin && `${origin}/webhooks/razorpay`;
  const provider = await serve(
    { webhookUrl, webhookSecret, control: true, ...options },
    async (request) => {
      const { headers } = request;
      const raw = await request.text();
      const genuine = isGenuine({ raw, headers }, webhookSecret);
      const id = headers.get("x-razorpay-event-id");
      shop.told.push({ ...(JSON.parse(raw) as Told), id, genuine, raw, headers });
      return new Response(null, { status: await shop.answers() });
    },
  );
  ({ origin } = provider);
  const owner = merchant(provider);
  /** Forgets everything, the settings too. */
  const fresh = async () => {
    await owner.emu("reset", {});
    provider.restart();
    shop.answers = () => 200;
    shop.told.splice(0);
  };
  return { ...provider, ...owner, ...shopper(provider), shop, fresh };
}

/** The same for all tests of a file. It ends with them, and none of them may find a fault of the sandbox itself. */
export async function stage(options?: Partial<SandboxOptions>) {
  const opened = await open(options);
  afterAll(async () => {
    expect(opened.logged, "no request of these tests may find a fault of ours").toEqual([]);
    await opened.stop();
  });
  return opened;
}

export const isGenuine = ({ raw, headers }: Pick<Told, "raw" | "headers">, secret: string) =>
  Razorpay.validateWebhookSignature(raw, headers.get("X-Razorpay-Signature") ?? "none", secret);
