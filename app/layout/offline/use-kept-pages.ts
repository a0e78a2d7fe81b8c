import { useEffect } from "react";

/** Registers the service worker, which stores visited pages for offline use and shows messages of the shop. */
export function useKeptPages(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Some browsers refuse in private windows; the shop works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, [isWanted]);
}
