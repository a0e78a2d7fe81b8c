import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useDialogOpener } from "~/base/ui/browser/dialog-opener";
import { useTypedAlong } from "./browser/typed-along";
import { useFreshPage } from "./browser/use-fresh-page";

/** What a page does in the browser that belongs to none of its parts. Stands after them. */
export function FrameEffects({ keepsPages }: { keepsPages: boolean }) {
  useFreshPage();
  useTypedAlong();
  useKeptPages(keepsPages);
  useDialogOpener();
  // Which page React shows: a new address comes first. Journeys press nothing before.
  const { key } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = location.pathname;
  }, [key]);
  return null;
}

/** Registers the service worker, which stores visited pages for offline use and shows messages of the shop. */
function useKeptPages(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Some browsers refuse in private windows; the shop works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, [isWanted]);
}
