import { useEffect } from "react";

/**
 * Starts the service worker, which keeps the pages seen for when the network is gone. Without a network links and forms are
 * left to the browser, because only whole pages can come from the worker.
 */
export function PageKeeper() {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Refused in private windows of some browsers; the shop works without.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    const toBrowser = (event: Event) => {
      if (!navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation();
    };
    addEventListener("click", toBrowser, { capture: true });
    addEventListener("submit", toBrowser, { capture: true });
    return () => {
      removeEventListener("click", toBrowser, { capture: true });
      removeEventListener("submit", toBrowser, { capture: true });
    };
  }, []);
  return null;
}
