import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Tells who cannot see it that another page is there: the focus goes to its main part, unless something in it has the focus already.
 * Returns its title, to be read aloud; empty on the page that the browser loaded, which says its title by itself.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const main = document.getElementById("content");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}
