import Razorpay from "razorpay";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import { expect } from "vitest";
import { keyId, keySecret } from "./serve";

/** What the API and the control calls answer; which of it depends on the call. */
interface Body {
  id: string;
  status: string;
  amount: number;
  order_id: string;
  items: Body[];
  error: { code: string; description: string; reason: string };
  payment: Body;
  callback: Record<string, string> | null;
  event_id: string;
  due_at: number;
  [field: string]: unknown;
}

export const basic = (secret: string) =>
  `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`;

/** What a merchant does with the sandbox at this address, and what its control calls do. */
export function merchant({ base }: { base: string }) {
  /** A call of the API as any HTTP client makes it: JSON with the key, unless `more` says otherwise. */
  async function call(method: string, path: string, body?: unknown, more: object = {}) {
    const answer = await fetch(base + path, {
      method,
      headers: { Authorization: basic(keySecret), "Content-Type": "application/json", ...more },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }
  const read = async (path: string) => (await call("GET", path)).body;
  /** A new order of ₹1,450, unless `more` says otherwise. */
  const newOrder = async (more: object = {}) =>
    (await call("POST", "/v1/orders", { amount: 145000, currency: "INR", ...more })).body;
  /** A control call: GET without a body, POST with one. It needs no key. */
  const emu = (path: string, body?: object, more?: object) =>
    call(body ? "POST" : "GET", `/__emu/${path}`, body, { Authorization: "", ...more });
  return {
    call,
    read,
    newOrder,
    emu,
    orderNow: (id: string) => read(`/v1/orders/${id}`),
    paymentNow: (id: string) => read(`/v1/payments/${id}`),
    paymentsOf: async (orderId: string) => (await read(`/v1/orders/${orderId}/payments`)).items,
    refund: (id: string, body: object = {}, more?: object) =>
      call("POST", `/v1/payments/${id}/refund`, body, more),
    refundsOf: (id: string) => read(`/v1/payments/${id}/refunds`),
    /** Pays a new order (unless `how` names one) without a browser. */
    pay: async (how: object = {}, order: object = {}) =>
      emu("pay", { order_id: (await newOrder(order)).id, ...how }),
    /** The official SDK, pointed here the way the shop does it. */
    sdk: (secret = keySecret) => {
      const razorpay = new Razorpay({ key_id: keyId, key_secret: secret });
      const { rq } = razorpay.api as unknown as { rq: { defaults: object } };
      Object.assign(rq.defaults, { baseURL: base, proxy: false });
      return razorpay;
    },
  };
}

/** What a refused call answers; in any words unless `description` says which. */
export const refusal = (description: string | RegExp = /./, status = 400) => ({
  status,
  body: { error: { description: worded(description) } },
});
export const worded = (text: string | RegExp): unknown =>
  typeof text === "string" ? text : expect.stringMatching(text);

/** Expects the three fields for the shop's callback and no others, which the SDK takes for genuine. */
export function expectGenuine(fields: Body["callback"], payment: Pick<Body, "id" | "order_id">) {
  const ids = { payment_id: payment.id, order_id: payment.order_id };
  const { razorpay_signature: signature = "", ...named } = fields!;
  expect(named).toEqual({ razorpay_payment_id: payment.id, razorpay_order_id: payment.order_id });
  expect(validatePaymentVerification(ids, signature, keySecret)).toBe(true);
  expect(validatePaymentVerification(ids, signature, "other")).toBe(false);
}
