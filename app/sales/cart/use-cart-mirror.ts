import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useToast } from "~/base/ui/toasts";
import { localized } from "~/base/words/addresses";

const key = "cart";
const stampKey = "cart-stamp";

/** How many products are in it, whether the server has a cart, and a stamp that changes with every change. */
type Cart = { count: number; known: boolean; stamp: number };

/**
 * Mirrors the server's cart to the local-storage key `cart`. Once, also the other way round: if the server has no cart for this browser
 * (a customer of the old site, an expired cookie), it restores the products in local storage, and says which are sold out.
 */
export function useCartMirror({ count, known, stamp }: Cart): void {
  const wasOffered = useRef(false);
  const addToast = useToast();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const mirror = async () => {
      if (known && count === 0) return localStorage.setItem(key, "[]");
      if (known) return copyCart(String(stamp));
      if (wasOffered.current) return;
      wasOffered.current = true;
      const kept = await restoreStored();
      // Also where nothing was: an earlier page, left before its answer came, may have brought them.
      if (kept) revalidate();
      if (kept?.news) addToast({ type: "info", message: kept.news });
    };
    // Blocked or full storage, no connection, or the page was left: the next page copies the cart again.
    mirror().catch(() => undefined);
  }, [count, known, stamp, addToast, revalidate]);
}

/** Below the cart, so that the answer speaks the language of the page. */
const keptAt = () => localized("/cart/kept");

/**
 * Sends the products in local storage to the server, which restores those that can be bought. Sends only three fields: with
 * descriptions the list could exceed the form's size limit.
 */
async function restoreStored(): Promise<{ news: string | null } | null> {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  if (!Array.isArray(stored) || stored.length === 0) return null;
  const items = JSON.stringify(stored, ["_id", "slug", "qnty"]);
  const response = await fetch(keptAt(), { method: "POST", body: new URLSearchParams({ items }) });
  return response.ok ? await response.json() : null;
}

async function copyCart(stamp: string): Promise<void> {
  if (sessionStorage.getItem(stampKey) === stamp) return;
  const response = await fetch(keptAt());
  if (!response.ok) return;
  localStorage.setItem(key, await response.text());
  sessionStorage.setItem(stampKey, stamp);
}
