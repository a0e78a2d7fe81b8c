import { useEffect } from "react";
import { keepPages } from "./offline/keep-pages";

/**
 * Registers the service worker, which stores visited pages for offline use. Offline, links and forms are left to the browser,
 * because the worker serves only whole pages.
 */
export function PageKeeper() {
  useEffect(() => {
    keepPages(true);
    if (!("serviceWorker" in navigator)) return;
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
