import { write } from "~/base/db/connection.server";
import { shopAddress } from "~/base/lib/http/listening.server";
import { day, hour } from "~/base/lib/time";
import { tell } from "~/people/notices/tell.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { openRecalls } from "./recall-page.server";
import { recallPath } from "./paths";

/** After this time the owner is reminded that the authority has to be told; usual, not found in the text of the law. */
export const toldWithin = day;

const week = 7 * day;

/**
 * Reminds the owner of a recall, once each: after 24 hours, until the authority is told, and after every week until the recall is closed
 * or called off.
 */
export const recallsJob: Job = {
  name: "recalls",
  every: hour,
  run: async (now) => {
    const news = openRecalls().flatMap((recall) => newsOf(recall, now));
    if (news.length === 0) return nothingDue;
    const told = await write((tx) => news.filter((each) => tell(tx, each, now)).length);
    if (told === 0) return nothingDue;
    return told === 1 ? "1 reminder of a recall" : `${told} reminders of recalls`;
  },
};

const nothingDue = "No reminder is due";

type Recall = ReturnType<typeof openRecalls>[number];

/** The reminder that is due; from the first week on one a week says all. */
function newsOf(recall: Recall, now: number) {
  const age = now - recall.createdAt;
  const weeks = Math.floor(age / week);
  const isUntold = recall.state === "started" && age >= toldWithin;
  const authority = "tell the food safety authority";
  if (weeks === 0) return isUntold ? [newsLine(recall, "authority", authority)] : [];
  const open = `open for ${weeks === 1 ? "a week" : `${weeks} weeks`}`;
  return [newsLine(recall, `week-${weeks}`, isUntold ? `${open}, ${authority}` : open)];
}

function newsLine({ id, batchId, number }: Recall, what: string, matter: string) {
  const words = `Recall of batch ${number}: ${matter}`;
  const [key, path] = [`recall:${id}:${what}`, recallPath(batchId)];
  const parts = [
    "Note the next step on its page: who was told, what came back, what became of the packs.",
    { link: `${shopAddress()}${path}`, label: "Open the recall" },
  ];
  const letter = { subject: words, parts };
  return { key, kind: "duty" as const, words, path, mail: { key, kind: "duty", letter } };
}
