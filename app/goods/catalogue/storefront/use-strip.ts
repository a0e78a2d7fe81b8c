import { useRef, useState } from "react";
import { useHydrated } from "~/base/ui/hydrated";

/** A strip of photos, each as wide as it: which of them is shown (from 0, null without script), and showing another one. */
export function useStrip() {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  return {
    shown: useHydrated() ? index : null,
    show(next: number): void {
      list.current?.scrollTo({ left: next * list.current.clientWidth });
    },
    strip: {
      ref: list,
      onScroll: ({ currentTarget }: React.UIEvent) =>
        setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)),
    },
  };
}
