import { useEffect, useRef } from "react";

/** Gives the focus to the first new product of a list once it has grown. `count`: how many it has now. */
export function useGrowing(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current === null ? null : list.current?.children[before.current];
    if (!first) return;
    before.current = null;
    first.querySelector("a")?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    /** To be called when more is asked for. */
    grow: () => void (before.current = count),
  };
}
