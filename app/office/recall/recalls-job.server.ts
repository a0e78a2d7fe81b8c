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

/** Reminds the owner of a recall: after 24 hours of the authority, and every week until it is closed or called off, once each. */
export const recallsJob: Job = {
  name: "recalls",
  every: hour,
  run: async (now) => {
    const news = openRecalls().flatMap((recall) => newsOf(recall, now));
    if (news.length > 0)
      await write((tx) => {
        for (const each of news) tell(tx, each, now);
      });
    return news.length === 0 ? "No recall waits" : `${news.length} reminders of recalls`;
  },
};

type Recall = ReturnType<typeof openRecalls>[number];

function newsOf(recall: Recall, now: number) {
  const age = now - recall.createdAt;
  const weeks = Math.floor(age / week);
  const isUntold = recall.state === "started" && age >= toldWithin;
  return [
    ...(isUntold
      ? [
          newsLine(
            recall,
            "authority",
            `Recall of batch ${recall.number}: tell the food safety authority`,
          ),
        ]
      : []),
    ...(weeks > 0
      ? [
          newsLine(
            recall,
            `week-${weeks}`,
            `Recall of batch ${recall.number}: open for ${weeks === 1 ? "a week" : `${weeks} weeks`}`,
          ),
        ]
      : []),
  ];
}

function newsLine({ id, batchId }: Recall, what: string, words: string) {
  const [key, path] = [`recall:${id}:${what}`, recallPath(batchId)];
  const parts = [
    "Note the next step on its page: who was told, what came back, what became of the packs.",
    { link: `${shopAddress()}${path}`, label: "Open the recall" },
  ];
  const letter = { subject: words, parts };
  return { key, kind: "duty" as const, words, path, mail: { key, kind: "duty", letter } };
}
