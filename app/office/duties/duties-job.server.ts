import { write } from "~/base/db/connection.server";
import { dayInWords } from "~/base/lib/dates";
import { dayOf } from "~/base/lib/days";
import { shopAddress } from "~/base/lib/http/listening.server";
import { hour } from "~/base/lib/time";
import { tell } from "~/people/notices/tell.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { openDuties, type OpenDuty, toldBefore } from "./desk.server";
import { nameOf } from "./done.server";
import { dutyNamed } from "./duty-list";
import { dutyPath } from "./paths";

/** Tells the owner once of each duty, a week before it is due. */
export const dutiesJob: Job = {
  name: "duties",
  every: hour,
  run: async (now) => {
    const today = dayOf(now);
    // What is overdue was told of before.
    const due = openDuties(now, toldBefore).filter(({ day }) => day >= today);
    if (due.length > 0)
      await write((tx) => {
        for (const duty of due) tell(tx, newsOf(duty), now);
      });
    return due.length === 0 ? "Nothing is due within a week" : `${due.length} due within a week`;
  },
};

function newsOf(due: OpenDuty) {
  const words = `${nameOf(due)}: by ${dayInWords(due.day)}`;
  // One that was put off is told of again.
  const key = `duty:${due.duty}:${due.period}:${due.day}`;
  const path = dutyPath(due);
  const duty = dutyNamed(due.duty);
  const parts = [
    duty?.why ?? "",
    `${duty?.law}.`,
    { link: `${shopAddress()}${path}`, label: "Open it" },
  ];
  const letter = { subject: words, parts };
  return { key, kind: "duty" as const, words, path, mail: { key, kind: "duty", letter } };
}
