import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { setFlash, takeFlash } from "./next-page";

const openerKey = "dialog-opener";

/** To be said while a dialog stands: where it is closed, the link that leads to it has the focus again. */
export const rememberOpener = (): void => setFlash(openerKey, location.href);

/** Gives the focus back to the link that opened a dialog, once the page stands without it. */
export function useDialogOpener(): void {
  const { key } = useLocation();
  useEffect(focusOpener, [key]);
  useEffect(() => {
    // A page that the browser kept as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) focusOpener();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}

function focusOpener(): void {
  if (document.querySelector("dialog[open]")) return;
  const opener = takeFlash(openerKey);
  if (opener)
    [...document.links].find(({ href }) => href === opener)?.focus({ preventScroll: true });
}
