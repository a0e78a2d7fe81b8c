import type { Job } from "~/upkeep/jobs/job.server";
import { settings } from "~/base/lib/env/settings.server";
import { day, minute, second } from "~/base/lib/time";
import { giveBackUnpaidUses } from "~/sales/coupons/unpaid-uses.server";
import { sweepBeingPaid } from "~/goods/stock/being-paid.server";
import { sweepHolds } from "~/goods/stock/holds.server";
import { disputeJob } from "../disputes/dispute-job.server";
import { inWords } from "../provider/in-words.server";
import { payoutJob } from "../payouts/payout-job.server";
import { reconcile } from "./reconcile.server";
import { defaultDays, sweepPayments } from "./sweep.server";
import { confirmationJob } from "../by-hand/unconfirmed.server";
import { sweepEvents } from "../webhooks/deliveries.server";
import { processDue } from "../webhooks/process.server";

/**
 * Processes stored webhook events that are still open, because the process ended or processing failed. Also deletes
 * old events.
 */
const webhooksJob: Job = {
  name: "webhooks",
  every: 15 * second,
  async run() {
    const done = await processDue();
    await sweepEvents();
    return done === 0 ? "Nothing was left over." : `Acted on ${counted(done, "event")}.`;
  },
};

/** Checks open payments whose shopper never came back, and forgets the packs and uses of coupons that were held for them. `all`: also those not yet due. */
export const reconcileJob = (all = false): Job => ({
  name: "reconcile",
  every: minute,
  async run(now) {
    await sweepHolds();
    await sweepBeingPaid(now);
    await giveBackUnpaidUses(now);
    const { asked, refused, unmatched } = await inWords(() => reconcile(now, all));
    return [
      `Asked about ${counted(asked, "open payment")}.`,
      refused > 0 && `The provider would not answer for ${refused} of them.`,
      unmatched > 0 && `${counted(unmatched, "payment")} without an order came up for review.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
});

/** Finds payments of the last `days` at the provider that the shop does not know. */
export const sweepJob = (days = defaultDays): Job => ({
  name: "sweep",
  every: day,
  async run(now) {
    const { seen, paid, unmatched } = await inWords(() => sweepPayments(now, days));
    return [
      `Went through ${counted(seen, "payment")} of the last ${days} days.`,
      paid > 0 && `${counted(paid, "order")} turned out to be paid.`,
      unmatched > 0
        ? `${counted(unmatched, "payment")} without an order came up for review.`
        : "None was unknown.",
    ]
      .filter(Boolean)
      .join(" ");
  },
});

/** The payment jobs. Without a provider those that ask it are left out. */
export const paymentJobs: Job[] =
  settings.payments === "off"
    ? [webhooksJob, confirmationJob]
    : [webhooksJob, confirmationJob, reconcileJob(), sweepJob(), payoutJob, disputeJob];

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
