import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, newOrder } from "./merchant";
import { type Provider, serve } from "./serve";
import { callbackUrl, cancelUrl, openPayPage, returnFormIn, shopForm, submit } from "./shopper";

let provider: Provider;

beforeAll(async () => {
  provider = await serve();
});
afterAll(() => provider.stop());

const get = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const press = async (url: string, fields: Record<string, string>) => {
  const answer = await submit(url, fields);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const orderNow = async (id: string) => (await call(provider, "GET", `/v1/orders/${id}`)).body;
const paymentsOf = async (id: string) =>
  (await call(provider, "GET", `/v1/orders/${id}/payments`)).body.items;

const postShopForm = (fields: Record<string, string>) =>
  press(`${provider.base}/v1/checkout/embedded`, fields);

async function newPayPage(more: Record<string, string> = {}) {
  const { id } = await newOrder(provider);
  return { id, url: await openPayPage(provider, id, more) };
}

describe("opening the pay page", () => {
  it("sends the browser to a page of its own, which shows who is paid and how much", async () => {
    const { id } = await newOrder(provider, { amount: 12345650 });
    const answer = await postShopForm({ ...shopForm(id), amount: "12345650" });
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location")!;
    expect(location).toMatch(/^\/demo-pay\/v1\/emu\/pay\/[A-Za-z0-9_-]{32}$/);

    const page = await get(provider.origin + location);
    expect(page.status).toBe(200);
    for (const shown of [
      "Demo payments – no money moves",
      "Pay Prayosha Oil",
      "Order SHOP-000123",
      "+919876543210 · asha@example.com",
      "Pay ₹1,23,456.50",
      "Force success",
      "Force failure",
      "Cancel",
      "Pay, then close browser",
      "Bank does not answer",
    ]) {
      expect(page.text).toContain(shown);
    }
    expect(page.text).not.toContain("<script");
  });

  it("guards its pages with a policy of their own", async () => {
    const { id } = await newOrder(provider);
    const { headers } = await get(await openPayPage(provider, id));
    const policy = headers.get("Content-Security-Policy")!;
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' https://shop.test",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("unsafe");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  it("takes `key` for `key_id`, and does without amount, prefill and cancel address", async () => {
    const { id: order_id } = await newOrder(provider);
    const answer = await postShopForm({
      key: "rzp_test_EMULATOR00000",
      order_id,
      callback_url: callbackUrl,
      cancel_url: "",
      method: "paylater",
    });
    expect(answer.status).toBe(303);
  });

  it.each([
    ["another amount than the order's", { amount: "100" }, /amount is different/],
    ["a fractional amount", { amount: "145000.5" }, /must be an integer/],
    ["another currency", { currency: "USD" }, /amount is different/],
    ["another key", { key_id: "rzp_test_other" }, /api key provided is invalid/],
    ["an unknown order", { order_id: "order_00000000000000" }, /id provided does not exist/],
    ["a malformed order id", { order_id: "<b>1" }, /&#60;b&#62;1 is not a valid id/],
    ["no callback address", { callback_url: "" }, /callback_url field is required/],
    ["a relative callback address", { callback_url: "/cb" }, /must be an absolute/],
    ["a script for a callback address", { callback_url: "javascript:alert(1)" }, /absolute/],
    ["a callback address with a password", { callback_url: "https://a:b@c.de/" }, /absolute/],
    ["a callback host that breaks the policy", { callback_url: "http://x;y/" }, /absolute/],
    ["a script for a cancel address", { cancel_url: "javascript:alert(1)" }, /absolute/],
    ["endless names", { name: "x".repeat(300) }, /The name is not valid/],
  ])("refuses %s on a plain page", async (_, fields, description) => {
    const { id } = await newOrder(provider);
    const answer = await postShopForm({ ...shopForm(id), ...fields });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(answer.text).toMatch(description);
    expect((await orderNow(id)).status).toBe("created");
  });

  it("escapes everything the browser brought", async () => {
    const { id } = await newOrder(provider);
    const nasty = `"><script>alert('x')</script>&`;
    const url = await openPayPage(provider, id, {
      name: nasty,
      description: nasty,
      "prefill[name]": nasty,
      callback_url: "https://shop.test/?a=\"><script>alert('x')</script>",
    });
    const { text } = await get(url);
    const paid = await press(url, { outcome: "pay" });
    const wrong = await press(await openPayPage(provider, (await newOrder(provider)).id), {
      vpa: nasty,
    });
    expect(wrong.status).toBe(400);
    for (const page of [text, paid.text, wrong.text]) {
      expect(page).not.toContain("<script>");
      expect(page).not.toContain("alert('x')");
    }
  });

  it("answers a page that does not exist with 404, and a visit without the form with 405", async () => {
    expect((await get(`${provider.base}/v1/emu/pay/nobody`)).status).toBe(404);
    expect((await press(`${provider.base}/v1/emu/pay/nobody`, {})).status).toBe(404);
    expect((await get(`${provider.base}/v1/checkout/embedded`)).status).toBe(405);
  });
});

describe("the buttons of the pay page", () => {
  it("pays with one press, and posts three fields to the callback address", async () => {
    const { id, url } = await newPayPage();
    const page = await press(url, { outcome: "pay" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Payment successful");
    expect(page.text).toContain("Return to shop");
    const { action, fields } = returnFormIn(page.text)!;
    expect(action).toBe(callbackUrl);
    expect(Object.keys(fields)).toHaveLength(3);
    expect(fields.razorpay_order_id).toBe(id);
    expect(await orderNow(id)).toMatchObject({ status: "paid", attempts: 1 });
  });

  it("lets the page itself send that form only through its own nonce", async () => {
    const { url } = await newPayPage();
    const page = await press(url, { outcome: "pay" });
    const nonce = /<script nonce="([^"]+)"/.exec(page.text)![1]!;
    expect(page.headers.get("Content-Security-Policy")).toContain(`script-src 'nonce-${nonce}'`);
  });

  it("pays for a robot that posts an empty form", async () => {
    const { id, url } = await newPayPage();
    await press(url, {});
    expect((await orderNow(id)).status).toBe("paid");
  });

  it.each([
    [
      { method: "upi", vpa: "asha@okbank" },
      { method: "upi", vpa: "asha@okbank" },
    ],
    [
      { method: "card", card_number: "6527 6589 0000 1005", card_expiry: "12/99" },
      { method: "card", card: { last4: "1005", network: "RuPay" } },
    ],
    [
      { method: "netbanking", bank: "SBIN" },
      { method: "netbanking", bank: "SBIN" },
    ],
    [
      { method: "wallet", wallet: "phonepe" },
      { method: "wallet", wallet: "phonepe" },
    ],
  ])("pays with %j", async (fields, expected) => {
    const { id, url } = await newPayPage();
    await press(url, { outcome: "pay", ...fields });
    expect((await paymentsOf(id))[0]).toMatchObject({ status: "captured", ...expected });
  });

  it.each([
    ["UPI", { vpa: "failure@razorpay" }, "payment_failed", "BAD_REQUEST_ERROR"],
    ["card", { card_number: "4100280000090000" }, "payment_timed_out", "BAD_REQUEST_ERROR"],
    ["card", { card_number: "4100280000080001" }, "insufficient_fund", "BAD_REQUEST_ERROR"],
    ["card", { card_number: "4100280000070002" }, "payment_cancelled", "BAD_REQUEST_ERROR"],
    ["card", { card_number: "4100280000060003" }, "card_declined", "BAD_REQUEST_ERROR"],
    [
      "card",
      { card_number: "4100280000030006" },
      "card_disabled_for_online_payments",
      "BAD_REQUEST_ERROR",
    ],
    ["card", { card_number: "4100280000020007" }, "gateway_technical_error", "GATEWAY_ERROR"],
    ["card", { card_number: "4100280000010008" }, "card_number_invalid", "BAD_REQUEST_ERROR"],
    ["card", { card_number: "4100280000000009" }, "authentication_failed", "BAD_REQUEST_ERROR"],
    ["card", { card_otp: "123" }, "authentication_failed", "BAD_REQUEST_ERROR"],
  ])("fails with the test data for it: %s %j", async (method, fields, reason, code) => {
    const { id, url } = await newPayPage();
    const page = await press(url, {
      outcome: "pay",
      method: method.toLowerCase(),
      card_expiry: "1299",
      ...fields,
    });
    const told = returnFormIn(page.text)!;
    const payment = (await paymentsOf(id))[0]!;
    expect(told.action).toBe(callbackUrl);
    expect(told.fields).toMatchObject({ "error[code]": code, "error[reason]": reason });
    expect(JSON.parse(told.fields["error[metadata]"]!)).toEqual({
      payment_id: payment.id,
      order_id: id,
    });
    expect(payment).toMatchObject({
      status: "failed",
      captured: false,
      fee: null,
      error_code: code,
      error_reason: reason,
    });
    expect(await orderNow(id)).toMatchObject({ status: "attempted", amount_paid: 0 });
  });

  it.each([
    [{ method: "upi", vpa: "nonsense" }, "vpa"],
    [{ method: "card", card_number: "4242424242424242", card_expiry: "12/99" }, "card_number"],
    [{ method: "card", card_expiry: "01/20" }, "card_expiry"],
    [{ method: "card", card_expiry: "13/99" }, "card_expiry"],
    [{ method: "card", card_expiry: "12/99", card_cvv: "1" }, "card_cvv"],
    [{ method: "card", card_expiry: "12/99", card_otp: "" }, "card_otp"],
  ])("asks again for %j, keeping what was typed", async (fields, wrong) => {
    const { id, url } = await newPayPage();
    const page = await press(url, { outcome: "pay", ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(`id="${wrong}-error"`);
    expect(page.text.match(/-error">/g)).toHaveLength(1);
    expect(await orderNow(id)).toMatchObject({ status: "created", attempts: 0 });
  });

  it("forces success whatever the fields say", async () => {
    const { id, url } = await newPayPage();
    const page = await press(url, { outcome: "success", method: "upi", vpa: "failure@razorpay" });
    expect(returnFormIn(page.text)!.fields.razorpay_order_id).toBe(id);
    expect((await orderNow(id)).status).toBe("paid");
  });

  it("forces failure for the chosen reason", async () => {
    const { url } = await newPayPage();
    const page = await press(url, { outcome: "failure", reason: "insufficient_fund" });
    expect(page.text).toContain("Payment failed");
    expect(returnFormIn(page.text)!.fields["error[reason]"]).toBe("insufficient_fund");
  });

  it("cancels to the shop's address without touching the order", async () => {
    const { id, url } = await newPayPage();
    const answer = await press(url, { outcome: "cancel" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(cancelUrl);
    expect(await orderNow(id)).toMatchObject({ status: "created", attempts: 0 });

    const again = await press(url, { outcome: "pay" });
    expect(again.text).toContain("Payment cancelled");
    expect(again.text).toContain(`href="${cancelUrl}"`);
    expect((await orderNow(id)).status).toBe("created");
  });

  it("tells the callback address of a cancellation when there is no other", async () => {
    const { id, url } = await newPayPage({ cancel_url: "" });
    const { action, fields } = returnFormIn((await press(url, { outcome: "cancel" })).text)!;
    expect(action).toBe(callbackUrl);
    expect(fields).toMatchObject({
      "error[reason]": "payment_cancelled",
      "error[metadata]": JSON.stringify({ order_id: id }),
    });
  });

  it("takes the money and tells nobody, as if the browser was closed", async () => {
    const { id, url } = await newPayPage();
    const page = await press(url, { outcome: "close_browser" });
    expect(page.text).not.toContain("razorpay_signature");
    expect(page.text).not.toContain("<script");
    expect((await orderNow(id)).status).toBe("paid");
  });

  it("leaves a payment undecided when the bank does not answer, and fails it after ten minutes", async () => {
    const { id, url } = await newPayPage();
    const page = await press(url, { outcome: "no_answer" });
    expect(page.text).toContain("The bank has not answered");
    expect(returnFormIn(page.text)).toBeNull();
    expect((await paymentsOf(id))[0]!.status).toBe("created");

    provider.advance(9 * 60_000);
    expect((await paymentsOf(id))[0]!.status).toBe("created");
    provider.advance(61_000);
    expect((await paymentsOf(id))[0]).toMatchObject({
      status: "failed",
      error_reason: "payment_timed_out",
    });
    const later = await get(url);
    expect(returnFormIn(later.text)!.fields["error[reason]"]).toBe("payment_timed_out");
  });

  it.each<Record<string, string>>([
    { outcome: "steal" },
    { method: "barter" },
    { bank: "NONE" },
    { reason: "because" },
  ])("refuses a form nobody could send: %j", async (fields) => {
    const { id, url } = await newPayPage();
    expect((await press(url, fields)).status).toBe(400);
    expect((await orderNow(id)).attempts).toBe(0);
  });
});

describe("a pay page opened again", () => {
  it("charges once, however often it is pressed, and offers the same way back", async () => {
    const { id } = await newOrder(provider);
    const url = await openPayPage(provider, id);
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => press(url, { outcome: "pay" })),
    );
    const again = await get(url);
    expect(again.text).toContain("This payment was already completed");
    expect(again.text).not.toContain("<script");
    const told = returnFormIn(again.text);
    expect(told).not.toBeNull();
    for (const page of pages) expect(returnFormIn(page.text)).toEqual(told);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("offers the failure again after a failure, and a new page pays the same order", async () => {
    const { id } = await newOrder(provider);
    const url = await openPayPage(provider, id);
    const failed = returnFormIn((await press(url, { outcome: "failure" })).text);
    expect(returnFormIn((await press(url, { outcome: "pay" })).text)).toEqual(failed);
    expect(await paymentsOf(id)).toHaveLength(1);

    await press(await openPayPage(provider, id), { outcome: "pay" });
    expect(await orderNow(id)).toMatchObject({ status: "paid", attempts: 2 });
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(["captured", "failed"]);
  });

  it("refuses an order that is paid, or authorised and not captured", async () => {
    for (const order of [{}, { payment_capture: 0 }]) {
      const { id } = await newOrder(provider, order);
      const early = await openPayPage(provider, id);
      await press(await openPayPage(provider, id), { outcome: "pay" });

      const late = await press(`${provider.base}/v1/checkout/embedded`, shopForm(id));
      expect(late.status).toBe(400);
      expect(late.text).toContain("the order is already paid");
      expect(late.text).toContain(`href="${cancelUrl}"`);
      for (const answer of [await get(early), await press(early, { outcome: "pay" })]) {
        expect(answer.status).toBe(400);
        expect(answer.text).toContain("the order is already paid");
      }
      expect(await paymentsOf(id)).toHaveLength(1);
    }
  });

  it("is gone after a day without use", async () => {
    const own = await serve();
    const url = await openPayPage(own, (await newOrder(own)).id);
    own.advance(25 * 60 * 60_000);
    await openPayPage(own, (await newOrder(own)).id);
    expect((await get(url)).status).toBe(404);
    await own.stop();
  });
});
