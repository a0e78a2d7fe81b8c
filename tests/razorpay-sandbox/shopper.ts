import { keyId } from "./serve";

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

type Fields = Record<string, string>;

/** A browser without scripts: posts a form and follows nothing by itself. */
export function submit(url: string, fields: Fields): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** A page as the browser got it. */
async function page(answer: Response) {
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, back: returnFormIn(text) };
}
export const visit = async (url: string) => page(await fetch(url));
export const press = async (url: string, fields: Fields = {}) => page(await submit(url, fields));

/** What a shopper opens at the sandbox at this address. */
export function shopper({ base, origin }: { base: string; origin: string }) {
  const postForm = (fields: Fields) => press(`${base}/v1/checkout/embedded`, fields);
  const openSession = (options: unknown) =>
    fetch(`${base}/v1/emu/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: typeof options === "string" ? options : JSON.stringify(options),
    });
  return {
    postForm,
    openSession,
    /** Opens the hosted page for an order; gives its address. */
    payPage: async (orderId: string, more: Fields = {}) => {
      const { headers } = await postForm({ ...shopForm(orderId), ...more });
      return new URL(headers.get("Location")!, origin).href;
    },
    /** Opens the pay window's page for an order; gives its address. */
    payWindow: async (orderId: string, more: object = {}) => {
      const answer = await openSession({ key: keyId, order_id: orderId, ...more });
      return new URL(((await answer.json()) as { page: string }).page, origin).href;
    },
  };
}

/** The form that brings the result to the shop: where it posts, and what. Null when the page has none. */
export function returnFormIn(html: string): { action: string; fields: Fields } | null {
  const form = /<form[^>]*action="([^"]*)"[^>]*id="return"[^>]*>(.*?)<\/form>/s.exec(html);
  if (!form) return null;
  const inputs = [...form[2]!.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name, value]) => [text(name!), text(value!)]);
  return { action: text(form[1]!), fields: Object.fromEntries(fields) as Fields };
}

const text = (escaped: string) =>
  escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
