import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The location state that "Load more" passes to the next page. */
export const grown = { grown: true };

/** After "Load more", moves the focus to the first new item of the list. */
export function useGrownList<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  const before = useRef(count);
  const { state } = useLocation();
  useEffect(() => {
    const first = list.current?.children[before.current];
    if (count > before.current && state?.grown) {
      first?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count, state]);
  return list;
}
