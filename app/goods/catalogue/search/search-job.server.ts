import type { Job } from "~/upkeep/jobs/job.server";
import { dayOf } from "~/base/lib/days";
import { hour } from "~/base/lib/time";
import { hearAllWords } from "./spelling/heard-words.server";
import { mergeIndexes } from "./merged-index.server";
import { forgetOldMissed } from "./missed/missed-searches.server";
import { countSold } from "./sold/sold.server";

/** The day whose sales were counted last: nights are the same for all processes, and a second count changes nothing. */
let countedOn = "";

/** What the search knows of words and sales: at each start, and in the first hour of a day. */
export const searchJob: Job = {
  name: "search",
  every: hour,
  run: refreshSearch,
};

async function refreshSearch(now: number, signal?: AbortSignal): Promise<string> {
  await hearAllWords(signal);
  if (dayOf(now) === countedOn) return "Sales were counted today.";
  await forgetOldMissed(now);
  await mergeIndexes(signal);
  const changed = await countSold(now, signal);
  if (signal?.aborted) return "It was stopped; the next start counts again.";
  countedOn = dayOf(now);
  return changed === 0 ? "Sales are as they were." : `Packs sold of ${changed} products changed.`;
}
