import { settings } from "~/base/lib/env/settings.server";
import { hour } from "~/base/lib/time";
import type { Job } from "~/upkeep/jobs/job.server";
import { inWords } from "../provider/in-words.server";
import { fetchDisputes } from "./fetch-disputes.server";

/** Asks the provider what buyers' banks ask back. Its messages may be lost, and silence loses a case, so it is asked whatever came. */
export const disputeJob: Job = {
  name: "disputes",
  every: hour,
  async run(now, signal) {
    if (settings.payments === "off") return "Online payment is off";
    const { seen, fresh, unreadable } = await inWords(() => fetchDisputes(now, signal));
    return [
      `Asked for disputes: ${seen} came, ${fresh} of them new.`,
      unreadable > 0 && `${unreadable} could not be read: look at Razorpay’s Dashboard.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
};
