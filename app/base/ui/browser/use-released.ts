import { useCallback, useEffect, useRef } from "react";

/** How long (ms) a press is waited for: one that ended outside the window is never told. */
const longest = 1000;

/** A promise for when no finger or mouse button is down: who presses a thing gets what it said when the press began. */
export function useReleased(): () => Promise<void> {
  const held = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const hold = () => {
      held.current ??= lifted().then(() => void (held.current = null));
    };
    addEventListener("pointerdown", hold, true);
    return () => removeEventListener("pointerdown", hold, true);
  }, []);
  return useCallback(() => held.current ?? Promise.resolve(), []);
}

function lifted(): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(limit);
      // The click comes right after.
      setTimeout(done);
    };
    for (const name of ["pointerup", "pointercancel"])
      addEventListener(name, end, { capture: true, signal: over.signal });
    const limit = setTimeout(end, longest);
  });
}
