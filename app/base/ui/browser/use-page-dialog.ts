import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { localized } from "~/base/words/addresses";
import type { CameFrom } from "./came-from";
import { rememberOpener } from "./dialog-opener";
import { isPlainClick } from "./plain-click";

/**
 * Makes a dialog modal that came open with its page. Escape, and its links to `closeTo`, close it: by going back where a link of that
 * page opened it, so that Back does not open it again.
 */
export function usePageDialog(closeTo: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key, state } = useLocation();
  const navigate = useNavigate();
  const [page = ""] = closeTo.split("?");

  const close = () => {
    const { from } = (state ?? {}) as CameFrom;
    if (from === undefined ? isOpenedFrom(closeTo) : from === closeTo) navigate(-1);
    // Data that do not come would put a page that says so in the place of this one.
    else if ((page === "" || page === pathname) && navigator.onLine)
      navigate(closeTo, { replace: true, preventScrollReset: true });
    else location.replace(localized(closeTo));
  };

  // Also of what is shown in the same dialog later, such as the next photo.
  useEffect(rememberOpener, [key]);
  useEffect(() => {
    const { current } = dialog;
    // An old browser shows it in the page.
    if (typeof current?.showModal !== "function") return;
    current.close();
    current.showModal();
  }, []);

  return {
    ref: dialog,
    onCancel: (event: React.SyntheticEvent) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      close();
    },
    // A second Escape closes it without asking.
    onClose: (event: React.SyntheticEvent) => {
      if (event.target === dialog.current && !dialog.current.open) close();
    },
    // Before the link itself hears of it.
    onClickCapture: (event: React.MouseEvent) => {
      const link = isPlainClick(event) && (event.target as Element).closest("a");
      if (!link || link.getAttribute("href") !== localized(closeTo)) return;
      event.preventDefault();
      close();
    },
  };
}

/** Whether the document before this one in the tab's history is `path`, and a link of it led here. */
function isOpenedFrom(path: string): boolean {
  const isFirst = !(history.state as { idx?: number } | null)?.idx;
  const page = new URL(localized(path), location.href).href.replace(/\?$/, "");
  return isFirst && history.length > 1 && document.referrer === page;
}
