import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Before the browser paints; React complains of layout effects on a server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Shows another page from its top, unless somebody went Back to it or the address says where: forms keep their place, and Remix would keep it
 * on the page that a form leads to. Tells who cannot see it that the page is there: the focus goes to its main part, unless something in it
 * has the focus already. Returns its title, to be read aloud; empty on the page that the browser loaded, which says its title by itself.
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useBeforePaint(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type !== "POP" && hash === "") scrollTo(0, 0);
    setTitle(document.title);
    const main = document.getElementById("content");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
  return title;
}
