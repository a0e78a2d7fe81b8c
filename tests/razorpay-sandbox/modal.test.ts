import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validatePaymentVerification } from "razorpay/dist/utils/razorpay-utils";
import { call, newOrder } from "./merchant";
import { keyId, keySecret, type Provider, serve } from "./serve";
import { callbackUrl, openWindow, returnFormIn, submit, windowMessageIn } from "./shopper";

let provider: Provider;

beforeAll(async () => {
  provider = await serve();
});
afterAll(() => provider.stop());

const paymentsOf = async (id: string) =>
  (await call(provider, "GET", `/v1/orders/${id}/payments`)).body.items;
const press = async (url: string, fields: Record<string, string>) =>
  (await submit(url, fields)).text();

const open = async (options: unknown) => {
  const answer = await fetch(`${provider.base}/v1/emu/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof options === "string" ? options : JSON.stringify(options),
  });
  const body = (await answer.json()) as {
    sid?: string;
    page?: string;
    error?: { description: string };
  };
  return { status: answer.status, ...body };
};

describe("the script of the pay window", () => {
  it("is small, and served as script", async () => {
    const answer = await fetch(`${provider.base}/v1/checkout.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("text/javascript");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const script = await answer.text();
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3 * 1024);
    expect(script).not.toMatch(/eval|innerHTML|setAttribute\("style"/);
  });
});

describe("opening a session for the pay window", () => {
  it("takes the window's options and names the page inside it", async () => {
    const { id } = await newOrder(provider);
    const { status, sid, page } = await open({
      key: keyId,
      amount: 145000,
      currency: "INR",
      name: "Prayosha Oil",
      description: "Order SHOP-000123",
      order_id: id,
      prefill: { name: "Asha Patel", email: null },
      theme: { color: "#173c2c" },
      modal: { confirm_close: true },
      notes: {},
    });
    expect(status).toBe(200);
    expect(page).toBe(`/demo-pay/v1/emu/modal?sid=${sid}`);
    const shown = await fetch(provider.origin + page!);
    expect(shown.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(await shown.text()).toContain("Pay ₹1,450");
  });

  it.each([
    [{ key: "rzp_test_other" }, "The api key provided is invalid"],
    [{ amount: 100 }, "Your payment amount is different from your order amount."],
    [{ order_id: "order_00000000000000" }, "The id provided does not exist"],
    [{ order_id: 7 }, "The order id field is required."],
    [{ prefill: "Asha" }, "The prefill is not valid."],
    [{ callback_url: "/relative" }, "The callback_url must be an absolute http(s) address."],
  ])("refuses %j", async (more, description) => {
    const { id } = await newOrder(provider);
    const answer = await open({ key: keyId, order_id: id, ...more });
    expect(answer.status).toBe(400);
    expect(answer.error?.description).toBe(description);
  });

  it("refuses what is not JSON", async () => {
    expect((await open("{")).status).toBe(400);
  });
});

describe("the page inside the pay window", () => {
  it("hands the window the three fields, and the shop's form as a way on without it", async () => {
    const { id } = await newOrder(provider);
    const page = await press(await openWindow(provider, id, { callback_url: callbackUrl }), {});
    const { type, response } = windowMessageIn(page) as {
      type: string;
      response: Record<string, string>;
    };
    expect(type).toBe("paid");
    expect(returnFormIn(page)).toEqual({ action: callbackUrl, fields: response });
    expect(page).toContain('target="_top"');
    const ids = { order_id: id, payment_id: response.razorpay_payment_id! };
    expect(validatePaymentVerification(ids, response.razorpay_signature!, keySecret)).toBe(true);
  });

  it("tells of a failure and can be tried again, each try being a payment of the order", async () => {
    const { id } = await newOrder(provider);
    const url = await openWindow(provider, id);
    const failed = await press(url, { outcome: "failure", reason: "card_declined" });
    expect(failed).toContain("You can try again.");
    const [payment] = await paymentsOf(id);
    expect(windowMessageIn(failed)).toMatchObject({
      type: "failed",
      final: false,
      error: {
        code: "BAD_REQUEST_ERROR",
        reason: "card_declined",
        metadata: { order_id: id, payment_id: payment!.id },
      },
    });
    expect(windowMessageIn(await press(url, { outcome: "pay" })).type).toBe("paid");
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(["captured", "failed"]);
    expect(windowMessageIn(await press(url, { outcome: "pay" })).type).toBe("paid");
    expect(await paymentsOf(id)).toHaveLength(2);
  });

  it("ends with the failure when retries are ruled out", async () => {
    const { id } = await newOrder(provider);
    const url = await openWindow(provider, id, { retry: { enabled: false } });
    const failed = await press(url, { outcome: "failure" });
    expect(windowMessageIn(failed)).toMatchObject({ type: "failed", final: true });
    await press(url, { outcome: "pay" });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("tells of Cancel, and of nothing when the browser is said to be closed", async () => {
    const { id } = await newOrder(provider);
    const cancelled = await press(await openWindow(provider, id), { outcome: "cancel" });
    expect(windowMessageIn(cancelled).type).toBe("cancelled");
    expect(await paymentsOf(id)).toEqual([]);

    const closed = await press(await openWindow(provider, id), { outcome: "close_browser" });
    expect(closed).not.toContain("razorpay_signature");
    expect((await paymentsOf(id))[0]!.status).toBe("captured");
  });

  it("asks again for fields that cannot be", async () => {
    const { id } = await newOrder(provider);
    const answer = await submit(await openWindow(provider, id), { outcome: "pay", vpa: "x" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('id="vpa-error"');
    expect(await paymentsOf(id)).toEqual([]);
  });

  it("and the hosted page do not open each other's sessions", async () => {
    const { id } = await newOrder(provider);
    const sid = new URL(await openWindow(provider, id)).searchParams.get("sid")!;
    expect((await fetch(`${provider.base}/v1/emu/pay/${sid}`)).status).toBe(404);
    expect((await fetch(`${provider.base}/v1/emu/modal?sid=nobody`)).status).toBe(404);
    expect((await fetch(`${provider.base}/v1/emu/modal`)).status).toBe(404);
  });
});
