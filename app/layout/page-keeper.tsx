import { useEffect } from "react";

/**
 * Registers the service worker, which stores visited pages for offline use. Offline, links and forms are left to the browser,
 * because the worker serves only whole pages.
 */
export function PageKeeper() {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Some browsers refuse in private windows; the shop works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    const leaveToBrowser = (event: Event) => {
      if (!navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation();
    };
    addEventListener("click", leaveToBrowser, { capture: true });
    addEventListener("submit", leaveToBrowser, { capture: true });
    return () => {
      removeEventListener("click", leaveToBrowser, { capture: true });
      removeEventListener("submit", leaveToBrowser, { capture: true });
    };
  }, []);
  return null;
}
