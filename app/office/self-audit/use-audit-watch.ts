import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { second } from "~/base/lib/time";

/** Asks for the page's data again every few seconds while an audit runs. */
export function useAuditWatch(runs: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => navigator.onLine && revalidate(), 3 * second);
    return () => clearInterval(timer);
  }, [runs, revalidate]);
}
