import { useEffect } from "react";

/** In ms: how long a page that is being left may stay, before it is taken for one that stays after all. */
const untilGone = 20_000;

/** Whether another page or a file is being asked for: the browser ends what this page was still waiting for. */
let isLeaving = false;
if (typeof document !== "undefined") addEventListener("beforeunload", () => (isLeaving = true));

/**
 * Where the data of a page did not come, the browser goes to the page itself: to what it has kept of it, or to its own word that there is
 * no connection. Not while it goes to another page: that would hold it back. `error`: what stopped the page. Returns whether that is so.
 */
export function useLostPage(error: unknown): boolean {
  const isLost = isLostOnTheWay(error);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => location.reload(), isLeaving ? untilGone : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost;
}

/**
 * As the browsers word a `fetch` without an answer, and Remix an answer that is not of the shop. A fault in the page itself, which would
 * come again, is told in other words.
 */
const isLostOnTheWay = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Failed to fetch|NetworkError|Load failed|Unable to decode)/.test(error.message);
