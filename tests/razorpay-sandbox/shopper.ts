import { keyId, type Provider } from "./serve";

export const callbackUrl = "https://shop.test/payment/callback?o=token&x=1";
export const cancelUrl = "https://shop.test/payment/cancelled?o=token";

/** What the shop's form carries for this order. */
export const shopForm = (orderId: string): Record<string, string> => ({
  key_id: keyId,
  order_id: orderId,
  amount: "145000",
  currency: "INR",
  name: "Prayosha Oil",
  description: "Order SHOP-000123",
  "prefill[name]": "Asha Patel",
  "prefill[email]": "asha@example.com",
  "prefill[contact]": "+919876543210",
  "notes[shop_order]": "SHOP-000123",
  callback_url: callbackUrl,
  cancel_url: cancelUrl,
});

/** A browser without scripts: posts a form and follows nothing by itself. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** Opens the hosted page for an order; gives its address. */
export async function openPayPage(
  { base, origin }: Pick<Provider, "base" | "origin">,
  orderId: string,
  more: Record<string, string> = {},
): Promise<string> {
  const answer = await submit(`${base}/v1/checkout/embedded`, { ...shopForm(orderId), ...more });
  return new URL(answer.headers.get("Location")!, origin).href;
}

/** Opens the pay window's page for an order; gives its address. */
export async function openWindow(
  { base, origin }: Provider,
  orderId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const answer = await fetch(`${base}/v1/emu/session`, {
    method: "POST",
    body: JSON.stringify({ key: keyId, order_id: orderId, ...more }),
  });
  const { page } = (await answer.json()) as { page: string };
  return new URL(page, origin).href;
}

/** The form that brings the result to the shop: where it posts, and what. Null when the page has none. */
export function returnFormIn(
  page: string,
): { action: string; fields: Record<string, string> } | null {
  const form = /<form[^>]*action="([^"]*)"[^>]*id="return"[^>]*>(.*?)<\/form>/s.exec(page);
  if (!form) return null;
  const fields: Record<string, string> = {};
  for (const input of form[2]!.matchAll(/name="([^"]*)" value="([^"]*)"/g)) {
    fields[text(input[1]!)] = text(input[2]!);
  }
  return { action: text(form[1]!), fields };
}

/** What the page tells the pay window around it. */
export function windowMessageIn(page: string): Record<string, unknown> {
  const message = /parent\.postMessage\((\{.*?\}), location\.origin\)/.exec(page);
  return JSON.parse(message?.[1] ?? "{}") as Record<string, unknown>;
}

const text = (escaped: string) =>
  escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
