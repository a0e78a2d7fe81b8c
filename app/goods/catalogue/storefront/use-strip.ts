import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/ui/hydrated";

/**
 * A strip of photos, each as wide as it: which of them is shown (from 0, null without script), and showing another one. `first`: what its
 * first photo is known by; another one is shown from its start. `isTouched`: somebody has gone to it, so that the others are worth loading.
 */
export function useStrip(first: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const begun = useRef(first);
  useEffect(() => {
    if (begun.current === first) return;
    begun.current = first;
    list.current?.scrollTo({ left: 0, behavior: "instant" });
    setTouched(false);
  }, [first]);
  const touch = () => setTouched(true);
  const follow = ({ scrollLeft, clientWidth }: Element) => {
    if (scrollLeft > 0) touch();
    setIndex(Math.round(scrollLeft / clientWidth));
  };
  // The address may name a photo, and who was quick has scrolled before React started.
  useEffect(() => {
    if (list.current && list.current.scrollLeft > 0) follow(list.current);
  }, []);
  return {
    isTouched,
    /** For the element around strip and thumbnails. */
    touched: { onPointerEnter: touch, onFocus: touch },
    shown: useHydrated() ? index : null,
    show(next: number): void {
      list.current?.scrollTo({ left: next * list.current.clientWidth });
    },
    strip: {
      ref: list,
      onScroll: ({ currentTarget }: React.UIEvent) => follow(currentTarget),
    },
  };
}
