import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { isReachable } from "~/base/ui/browser/reachable";

/**
 * Asks for the page's data again while a payment waits for the bank: every `inMs`, `left` times. Skips while offline, such as while the
 * shopper is in another app. Whether it still looks; it does not where `look` is null.
 */
export function usePaymentWatch(look: { inMs: number; left: number } | null): boolean {
  const { revalidate } = useRevalidator();
  const left = useRef(look?.left ?? 0);
  const [isOver, setOver] = useState(false);
  const inMs = isOver ? null : (look?.inMs ?? null);
  useEffect(() => {
    if (inMs === null) return;
    const timer = setInterval(() => {
      if (left.current <= 0) return setOver(true);
      if (!navigator.onLine) return;
      left.current -= 1;
      void isReachable().then((isThere) => isThere && revalidate());
    }, inMs);
    return () => clearInterval(timer);
  }, [inMs, revalidate]);
  return inMs !== null;
}
