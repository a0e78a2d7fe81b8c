import { useEffect, useState } from "react";

/** What still waits to be laid out, in the order of the page. */
const waiting = new Set<() => void>();

function layOutNext(): void {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) requestIdleCallback(layOutNext);
}

/**
 * The class of what stands far down its page (layout/far-down.css). It goes once the browser has nothing else to do, a part at a time:
 * the page has its true height from then on, and a picture taken of all of it shows all of it. Where a browser does not tell that it is
 * idle (Safari), each part is laid out as it comes near.
 */
export function useFarDown(): "far-down" | "" {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return;
    const layOut = () => setLaidOut(true);
    waiting.add(layOut);
    const start = () => {
      if (waiting.has(layOut)) requestIdleCallback(layOutNext);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start);
    return () => {
      waiting.delete(layOut);
      removeEventListener("load", start);
    };
  }, []);
  return isLaidOut ? "" : "far-down";
}
