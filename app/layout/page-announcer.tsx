import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * On client-side navigation, announces the new page's title to screen readers and moves the focus to the content if the pressed
 * element is gone. A full load does both by itself.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
