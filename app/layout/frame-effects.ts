import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useDialogOpener } from "~/base/ui/browser/dialog-opener";
import { useTypedAlong } from "./browser/typed-along";
import { useFreshPage } from "./browser/use-fresh-page";
import { useKeptPages } from "./offline/use-kept-pages";

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
