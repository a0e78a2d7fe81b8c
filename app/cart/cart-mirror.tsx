import { useRevalidator } from "@remix-run/react";
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
  const { revalidate } = useRevalidator();
  const asked = useRef(false);

  useEffect(() => {
    if (!known && !asked.current) {
      asked.current = true;
      void offerKept().then((isTaken) => isTaken && revalidate());
      return;
    }
    if (count === 0) {
      if (known) localStorage.setItem(key, "[]");
      return;
    }
    const stop = new AbortController();
    copyCart(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- another `revalidate` is no reason to copy the cart again
  }, [count, known, stamp]);

  return null;
}

/**
 * Offers the server what the browser had kept. Whatever stands there, and without a connection, the page stays as it is:
 * only a list that was taken shows. The rest of the products, long descriptions too, would be more than a form may hold.
 */
async function offerKept(): Promise<boolean> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(kept) || kept.length === 0) return false;
    const items = JSON.stringify(kept, ["_id", "slug", "qnty"]);
    const body = new URLSearchParams({ items });
    return (await fetch("/cart/kept", { method: "POST", body })).ok;
  } catch {
    return false;
  }
}

async function copyCart(signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch("/cart/kept", { signal });
    if (answer.ok) localStorage.setItem(key, await answer.text());
  } catch {
    // Offline or gone to the next page: the mirror is copied again after the next change.
  }
}
