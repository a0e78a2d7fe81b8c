import type { Job } from "~/upkeep/jobs/job.server";
import { settings } from "~/base/lib/env/settings.server";
import { minute, second } from "~/base/lib/time";
import { type Delivered, deliverDue } from "./deliver.server";

const { smtp, from } = settings.mail;

/** Sends due mails. Without a mail server they stay in the outbox, for the admin to read. */
export const mailJob: Job = {
  name: "mail",
  every: smtp ? 5 * second : minute,
  run: async (_now, signal) => {
    if (!smtp || !from) return "SMTP_URL is not set: no mail leaves the shop";
    const delivered = await deliverDue({ server: smtp, from, ...(signal && { signal }) });
    if (delivered.unreachable !== null) throw new Error(delivered.unreachable);
    return wordsFor(delivered);
  },
};

function wordsFor({ sent, waiting, refused, uncertain }: Delivered): string {
  const parts = [
    sent > 0 && `${sent} sent`,
    waiting > 0 && `${waiting} to be tried again`,
    refused > 0 && `${refused} refused`,
    uncertain > 0 && `${uncertain} without an answer`,
  ].filter((part) => part !== false);
  return parts.join(", ") || "Nothing to send";
}
