import { useEffect } from "react";

/**
 * Where the data of a page did not come, the browser goes to the page itself: to what it has kept of it, or to its own word that there is
 * no connection. `error`: what stopped the page. Returns whether that is so.
 */
export function useLostPage(error: unknown): boolean {
  const isLost = isLostOnTheWay(error);
  useEffect(() => {
    if (isLost) location.reload();
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
