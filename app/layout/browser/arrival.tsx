import { useLocation, useNavigationType } from "@remix-run/react";
import { usePlace } from "~/base/ui/browser/use-in-place";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Before the browser paints; React complains of layout effects on a server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Shows another page from its top, unless somebody went Back to it, the address says where, or it takes the place of the one before (`useInPlace`):
 * forms keep their place, and Remix would keep it on the page that a form leads to. Tells who cannot see it that the page is there: the focus
 * goes to its main part, unless something in it has the focus already. Returns its title, to be read aloud; empty on the page that the
 * browser loaded, which says its title by itself.
 */
function useArrival(): string {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = usePlace();
  const before = useRef({ pathname, place });
  const [title, setTitle] = useState("");
  useBeforePaint(() => {
    const last = before.current;
    if (last.pathname === pathname) return;
    before.current = { pathname, place };
    setTitle(document.title);
    if (last.place === place) return;
    if (type !== "POP" && hash === "") scrollTo(0, 0);
    const main = document.getElementById("content");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, place, hash, type]);
  return title;
}

/** Reads the title of a page aloud that React put in the place of another. */
export function Arrival() {
  return (
    <p className="visually-hidden" role="status">
      {useArrival()}
    </p>
  );
}
