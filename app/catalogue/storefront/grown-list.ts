import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** What "Load more" says about itself to the page it leads to. */
export const grown = { grown: true };

/** For a list that "Load more" makes longer: the focus goes on at the first of those that came. */
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
