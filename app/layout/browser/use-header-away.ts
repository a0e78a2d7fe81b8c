import { type RefObject, useEffect, useState } from "react";

/** Less than this (px) is a trembling finger. */
const least = 6;

/**
 * Whether the page is being scrolled down, so that its header makes room; it comes back when the page is scrolled up. It takes its
 * place at the top all the while, so that nothing jumps. Without script it stays there.
 */
export function useHeaderAway(header: RefObject<HTMLElement>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = 0;
    // A page that was left comes back to where it stood. Asked for only then: before, all of it would have to be laid out for this.
    const stand = () => (last = scrollY);
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < least) return;
      last = scrollY;
      setAway(moved > 0 && scrollY > (header.current?.offsetHeight ?? 0));
    };
    if (document.readyState === "complete") stand();
    addEventListener("load", stand);
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("load", stand);
      removeEventListener("scroll", follow);
    };
  }, [header]);
  return isAway;
}
