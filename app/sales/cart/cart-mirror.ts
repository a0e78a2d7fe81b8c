import { showToast } from "~/base/ui/browser/toasts";

const key = "cart";
const stampKey = "cart-stamp";
const newsKey = "cart-news";

type Cart = { count: number; known: boolean; stamp: number };

let wasOffered = false;

/**
 * Mirrors the server's cart to the local-storage key `cart`. Once, also the other way round: if the server has no cart for this browser
 * (a customer of the old site, an expired cookie), it restores the products in local storage. The header's link to the cart says in
 * `data-cart` how many products are in it, whether the server has a cart, and a stamp that changes with every change.
 */
export async function mirrorCart(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>("[data-cart]");
  if (!link) return;
  // Below the link, so that the answer speaks the language of the page.
  const keptAt = `${link.pathname}/kept`;
  const { count, known, stamp } = JSON.parse(link.dataset.cart ?? "") as Cart;
  try {
    tell(sessionStorage.getItem(newsKey));
    if (known && count === 0) localStorage.setItem(key, "[]");
    else if (known) await copyCart(keptAt, String(stamp));
    else if (!wasOffered) await restoreStored(keptAt);
  } catch {
    // Blocked or full storage, no connection, or the page was left: the next page copies the cart again.
  }
}

function tell(news: string | null): void {
  sessionStorage.removeItem(newsKey);
  if (news) showToast("info", news);
}

/**
 * Sends the products in local storage to the server, which restores those that can be bought, and says which are sold out. Sends only
 * three fields: with descriptions the list could exceed the form's size limit.
 */
async function restoreStored(keptAt: string): Promise<void> {
  wasOffered = true;
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  if (!Array.isArray(stored) || stored.length === 0) return;
  const items = JSON.stringify(stored, ["_id", "slug", "qnty"]);
  const response = await fetch(keptAt, {
    method: "POST",
    body: new URLSearchParams({ items }),
  });
  if (!response.ok) return;
  const { restored, news } = (await response.json()) as { restored: number; news: string | null };
  if (restored === 0) return tell(news);
  // The page says it once it is there with the cart.
  sessionStorage.setItem(newsKey, news ?? "");
  location.reload();
}

async function copyCart(keptAt: string, stamp: string): Promise<void> {
  if (sessionStorage.getItem(stampKey) === stamp) return;
  const response = await fetch(keptAt);
  if (!response.ok) return;
  localStorage.setItem(key, await response.text());
  sessionStorage.setItem(stampKey, stamp);
}
