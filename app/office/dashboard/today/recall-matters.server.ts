import { recallPath, recalledPath } from "~/office/recall/paths";
import { openRecalls } from "~/office/recall/recall-page.server";
import { toldWithin } from "~/office/recall/recalls-job.server";
import type { Matter } from "./matters";

/** Recalls that are open, and those of which the authority was not told within a day. */
export function recallMatters(now = Date.now()): Matter[] {
  const open = openRecalls();
  const untold = open.filter(
    ({ state, createdAt }) => state === "started" && now - createdAt >= toldWithin,
  );
  const pathOf = ([first, ...others]: typeof open) =>
    first && others.length === 0 ? recallPath(first.batchId) : recalledPath;
  return [
    {
      count: untold.length,
      one: "recall waits for the authority to be told",
      many: "recalls wait for the authority to be told",
      to: pathOf(untold),
    },
    {
      count: open.length,
      one: "recall is open",
      many: "recalls are open",
      to: pathOf(open),
    },
  ];
}
