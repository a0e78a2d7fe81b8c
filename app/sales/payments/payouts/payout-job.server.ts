import { write } from "~/base/db/connection.server";
import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import type { Job } from "~/upkeep/jobs/job.server";
import { runSoon } from "~/upkeep/jobs/lease.server";
import { inWords } from "../provider/in-words.server";
import type { ProviderSettlement } from "../provider/settlements.server";
import { fetchPayouts } from "./fetch-payouts.server";
import { storeProcessed } from "./payout-rows.server";

/** Fetches what the provider paid out to the bank. Its messages may be lost, so it is asked whatever came. */
export const payoutJob: Job = {
  name: "payouts",
  every: 6 * hour,
  async run(now, signal) {
    if (settings.payments === "off") return "Online payment is off";
    const { days, payouts, parts } = await inWords(() => fetchPayouts(now, signal));
    return `Asked for ${counted(days, "day")}: ${counted(payouts, "payout")} with ${counted(parts, "part")}.`;
  },
};

/** Writes down a payout of which the provider's message tells, and has its parts fetched. */
export async function receivePayout(told: ProviderSettlement): Promise<void> {
  await write((tx) => {
    storeProcessed(tx, told, Date.now());
    runSoon(tx, payoutJob.name);
  });
}

const counted = (count: number, thing: string) =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
