import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const key = "cart";

/**
 * Mirrors the server's cart to the local-storage key `cart`. Once, also the other way round: if the server has no cart for
 * this browser (a customer of the old site, an expired cookie), it restores the products in local storage. `known`: whether
 * the server has a cart. `stamp` changes with every change of the cart.
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
  const offered = useRef(false);

  useEffect(() => {
    if (!known && !offered.current) {
      offered.current = true;
      void restoreStored().then((isRestored) => isRestored && revalidate());
      return;
    }
    if (count === 0) {
      if (known) localStorage.setItem(key, "[]");
      return;
    }
    const stop = new AbortController();
    copyCart(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a new `revalidate` function must not copy the cart again
  }, [count, known, stamp]);

  return null;
}

/**
 * Sends the products in local storage to the server; true if it restored them. False without any, with invalid content or
 * without a connection. Sends only three fields: with descriptions the list could exceed the form's size limit.
 */
async function restoreStored(): Promise<boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored) || stored.length === 0) return false;
    const items = JSON.stringify(stored, ["_id", "slug", "qnty"]);
    const body = new URLSearchParams({ items });
    return (await fetch("/cart/kept", { method: "POST", body })).ok;
  } catch {
    return false;
  }
}

async function copyCart(signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch("/cart/kept", { signal });
    if (response.ok) localStorage.setItem(key, await response.text());
  } catch {
    // Offline, or the page was left: the next change copies the cart again.
  }
}
