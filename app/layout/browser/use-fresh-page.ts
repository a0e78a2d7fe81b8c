import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { isReachable } from "~/base/ui/browser/reachable";

/**
 * Back shows a page as the browser kept it: how many products are in the cart may have changed since. Asks for its data again; forms
 * keep what was typed.
 */
export function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const freshen = async () => {
      if (await isReachable()) revalidate();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void freshen();
    };
    if (wasGoneBackTo()) void freshen();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [revalidate]);
}

function wasGoneBackTo(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "back_forward";
}
