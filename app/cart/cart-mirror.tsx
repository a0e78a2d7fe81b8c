import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

const key = "cart";

/**
 * Keeps the local-storage key `cart` in step with the server's cart, and the other way round once: a browser that holds
 * products while the server knows no cart of it (a customer of the old site, an expired cookie) gets them back.
 * `stamp` changes with every change of the cart.
 */
export function CartMirror({
  count,
  known,
  stamp,
}: {
  count: number;
  known: boolean;
  stamp: number;
}) {
  const restore = useFetcher();
  const asked = useRef(false);

  useEffect(() => {
    if (!known && !asked.current) {
      asked.current = true;
      const kept = localStorage.getItem(key);
      if (kept && kept !== "[]")
        restore.submit({ items: kept }, { method: "post", action: "/cart/kept" });
      return;
    }
    if (count === 0) {
      if (known) localStorage.setItem(key, "[]");
      return;
    }
    const stop = new AbortController();
    copyCart(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the fetcher's identity is no reason to copy the cart again
  }, [count, known, stamp]);

  return null;
}

async function copyCart(signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch("/cart/kept", { signal });
    if (answer.ok) localStorage.setItem(key, await answer.text());
  } catch {
    // Offline or gone to the next page: the mirror is copied again after the next change.
  }
}
