import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes open menus (`<details>`) inside the ref's element after navigation, on Escape and on a press elsewhere. Without
 * JavaScript they close by their summary.
 */
export function useClosingMenus<T extends HTMLElement>(): RefObject<T> {
  const area = useRef<T>(null);
  const { key } = useLocation();

  useEffect(() => closeIn(area.current), [key]);

  useEffect(() => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    document.addEventListener("pointerdown", (event) => closeIn(area.current, event.target), {
      signal,
    });
    document.addEventListener("focusin", (event) => closeIn(area.current, event.target), {
      signal,
    });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") closeAndReturn(area.current);
      },
      { signal },
    );
    return () => cleanup.abort();
  }, []);

  return area;
}

/** Closes all menus except those around `target`. */
function closeIn(area: HTMLElement | null, target: EventTarget | null = null): void {
  for (const menu of openMenus(area))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Closes the menus and returns the focus to the summary of the outermost. */
function closeAndReturn(area: HTMLElement | null): void {
  const [outermost] = openMenus(area);
  if (!outermost) return;
  closeIn(area);
  outermost.querySelector("summary")?.focus();
}

const openMenus = (area: HTMLElement | null) =>
  area?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [];
