import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { closeIn, closeMenus } from "./closing-menus";

/** Closes the menus inside the ref's element as `closeMenus` does, and after navigation. */
export function useClosingMenus<T extends HTMLElement>(): RefObject<T> {
  const area = useRef<T>(null);
  const { key } = useLocation();
  useEffect(() => closeIn(area.current), [key]);
  useEffect(() => {
    const cleanup = new AbortController();
    closeMenus(() => area.current, cleanup.signal);
    return () => cleanup.abort();
  }, []);
  return area;
}
