import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { clipped } from "~/lib/clipped";
import { useToaster } from "~/ui/toaster";

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
  const { show } = useToaster();
  const offered = useRef(false);

  useEffect(() => {
    if (!known && !offered.current) {
      offered.current = true;
      void restoreStored().then((done) => {
        if (done) revalidate();
        if (done?.soldOut.length) show({ type: "info", message: soldOutWords(done.soldOut) });
      });
      return;
    }
    if (count === 0) {
      if (known) localStorage.setItem(key, "[]");
      return;
    }
    const stop = new AbortController();
    copyCart(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a new `revalidate` function or toaster must not copy the cart again
  }, [count, known, stamp]);

  return null;
}

const soldOutWords = (names: string[]) =>
  `Sold out by now, so not in your cart: ${names.map((name) => clipped(name, 60)).join(", ")}.`;

/**
 * Sends the products in local storage to the server, which restores those that can be bought; returns the names of those that are
 * sold out. Null without any, with invalid content or without a connection. Sends only three fields: with descriptions the list could exceed the form's size limit.
 */
async function restoreStored(): Promise<{ soldOut: string[] } | null> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (!Array.isArray(stored) || stored.length === 0) return null;
    const items = JSON.stringify(stored, ["_id", "slug", "qnty"]);
    const body = new URLSearchParams({ items });
    const response = await fetch("/cart/kept", { method: "POST", body });
    return response.ok ? ((await response.json()) as { soldOut: string[] }) : null;
  } catch {
    return null;
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
