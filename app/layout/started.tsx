import { useEffect } from "react";

/** Marks a page on which React runs: journeys press nothing before. */
export function Started() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
