import Razorpay from "razorpay";
import { keyId, keySecret, type Provider } from "./serve";

/** The official SDK, pointed at the sandbox the way the shop does it. */
export function sdk({ base }: Pick<Provider, "base">, secret = keySecret): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: secret });
  const { rq } = razorpay.api as unknown as {
    rq: { defaults: { baseURL: string; proxy: boolean } };
  };
  rq.defaults.baseURL = base;
  rq.defaults.proxy = false;
  return razorpay;
}

export interface ApiAnswer {
  status: number;
  body: {
    id: string;
    status: string;
    amount: number;
    items: ApiAnswer["body"][];
    error: { code: string; description: string; reason: string; step: string; field?: string };
    [field: string]: unknown;
  };
}

/** A call of the API as any HTTP client makes it: JSON with the key, unless `init` says otherwise. */
export async function call(
  { base }: Pick<Provider, "base">,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const answer = await fetch(base + path, {
    method,
    headers: { Authorization: basic(keySecret), "Content-Type": "application/json", ...headers },
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as ApiAnswer["body"] };
}

export const basic = (secret: string) =>
  `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`;

/** A new order of ₹1,450, unless told otherwise. */
export async function newOrder(
  provider: Pick<Provider, "base">,
  more: Record<string, unknown> = {},
): Promise<ApiAnswer["body"]> {
  const { body } = await call(provider, "POST", "/v1/orders", {
    amount: 145000,
    currency: "INR",
    ...more,
  });
  return body;
}
