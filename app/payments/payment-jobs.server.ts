import type { Job } from "~/jobs/job.server";
import { settings } from "~/lib/env/settings.server";
import { day, minute, second } from "~/lib/time";
import { ProviderError } from "./provider.server";
import { reconcile } from "./reconcile.server";
import { sweepPayments } from "./sweep.server";
import { sweepEvents } from "./webhooks/deliveries.server";
import { processDue } from "./webhooks/process.server";

/** Acts on what the provider told but nobody acted on, because the process ended in between or something went wrong. */
const webhooksJob: Job = {
  name: "webhooks",
  every: 15 * second,
  async run() {
    const done = await processDue();
    await sweepEvents();
    return done === 0 ? "Nothing was left over." : `Acted on ${counted(done, "event")}.`;
  },
};

/** Looks after payments whose shopper never came back; `all`: also those that were asked about a moment ago. */
export const reconcileJob = (all = false): Job => ({
  name: "reconcile",
  every: minute,
  async run() {
    const { asked, refused, orderless } = await inWords(() => reconcile(Date.now(), all));
    return [
      `Asked about ${counted(asked, "open payment")}.`,
      refused > 0 && `The provider would not answer for ${refused} of them.`,
      orderless > 0 && `${counted(orderless, "payment")} without an order came up for review.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
});

/** Finds money that the provider took and the shop does not know of. */
export const sweepJob: Job = {
  name: "sweep",
  every: day,
  async run() {
    const { seen, paid, orderless } = await inWords(() => sweepPayments());
    return [
      `Went through ${counted(seen, "payment")} of the last 3 days.`,
      paid > 0 && `${counted(paid, "order")} turned out to be paid.`,
      orderless > 0
        ? `${counted(orderless, "payment")} without an order came up for review.`
        : "None was unknown.",
    ]
      .filter(Boolean)
      .join(" ");
  },
};

/** What the shop does by itself about payments; without a provider there is nobody to ask. */
export const paymentJobs: Job[] =
  settings.payments === "off" ? [webhooksJob] : [webhooksJob, reconcileJob(), sweepJob];

/** The provider's refusals in words that the owner of the shop can read. */
async function inWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Error(sentenceFor(error.status), { cause: error });
  }
}

function sentenceFor(status: number): string {
  if (status === 0) return "The payment provider did not answer.";
  if (status === 401) return "The payment provider does not accept the keys.";
  if (status === 429) return "The payment provider asks to be asked less often.";
  return `The payment provider answered with an error (${status}).`;
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
