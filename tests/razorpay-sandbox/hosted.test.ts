import { expect, it } from "vitest";
import { expectGenuine } from "./merchant";
import { callbackUrl, cancelUrl, press, shopForm, visit } from "./shopper";
import { stage } from "./stage";

const { advance, base, newOrder, orderNow, origin, paymentsOf, payPage, postForm } = await stage();

async function newPayPage(more: Record<string, string> = {}) {
  const { id } = await newOrder();
  return { id, url: await payPage(id, more) };
}

it("sends the browser to a page of its own, which shows who is paid and how much", async () => {
  const { id } = await newOrder({ amount: 12345650 });
  const answer = await postForm({ ...shopForm(id), amount: "12345650" });
  expect(answer.status).toBe(303);
  const location = answer.headers.get("Location")!;
  expect(location).toMatch(/^\/demo-pay\/v1\/emu\/pay\/[A-Za-z0-9_-]{32}$/);

  const page = await visit(origin + location);
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
  const policy = page.headers.get("Content-Security-Policy")!;
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self' https://shop.test",
    ]),
  );
  expect(policy).not.toContain("unsafe");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

it("takes `key` for `key_id`, and does without amount, prefill and cancel address", async () => {
  const { id: order_id } = await newOrder();
  const { key_id: key = "", callback_url = "" } = shopForm(order_id);
  const least = { key, order_id, callback_url, cancel_url: "", method: "paylater" };
  expect((await postForm(least)).status).toBe(303);
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
  const { id } = await newOrder();
  const answer = await postForm({ ...shopForm(id), ...fields });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(answer.text).toMatch(description);
  expect((await orderNow(id)).status).toBe("created");
});

it("escapes everything the browser brought", async () => {
  const nasty = `"><script>alert('x')</script>&`;
  const { url } = await newPayPage({
    name: nasty,
    description: nasty,
    "prefill[name]": nasty,
    callback_url: `https://shop.test/?a=${nasty}`,
  });
  const wrong = await press((await newPayPage()).url, { vpa: nasty });
  expect(wrong.status).toBe(400);
  for (const page of [await visit(url), await press(url, { outcome: "pay" }), wrong]) {
    expect(page.text).not.toContain("<script>");
    expect(page.text).not.toContain("alert('x')");
  }
});

it("answers a page that does not exist with 404, and a visit without the form with 405", async () => {
  expect((await visit(`${base}/v1/emu/pay/nobody`)).status).toBe(404);
  expect((await press(`${base}/v1/emu/pay/nobody`)).status).toBe(404);
  expect((await visit(`${base}/v1/checkout/embedded`)).status).toBe(405);
});

it("pays with one press, and posts three fields to the callback address by itself", async () => {
  const { id, url } = await newPayPage();
  const page = await press(url, { outcome: "pay" });
  expect(page.status).toBe(200);
  expect(page.text).toContain("Payment successful");
  expect(page.text).toContain("Return to shop");
  expect(page.back!.action).toBe(callbackUrl);
  expectGenuine(page.back!.fields, (await paymentsOf(id))[0]!);
  expect(await orderNow(id)).toMatchObject({ status: "paid", attempts: 1 });
  const nonce = /<script nonce="([^"]+)"/.exec(page.text)![1]!;
  expect(page.headers.get("Content-Security-Policy")).toContain(`script-src 'nonce-${nonce}'`);
});

const card = { method: "card", card_expiry: "12/99" };

it.each([
  ["nothing typed, as a robot posts it", {}, { method: "upi" }],
  ["a UPI ID", { method: "upi", vpa: "asha@okbank" }, { method: "upi", vpa: "asha@okbank" }],
  [
    "a card",
    { ...card, card_number: "6527 6589 0000 1005" },
    { method: "card", card: { last4: "1005", network: "RuPay" } },
  ],
  ["a bank", { method: "netbanking", bank: "SBIN" }, { method: "netbanking", bank: "SBIN" }],
  ["a wallet", { method: "wallet", wallet: "phonepe" }, { method: "wallet", wallet: "phonepe" }],
  ["force, whatever the fields say", { outcome: "success", vpa: "failure@razorpay" }, {}],
])("pays with %s", async (_, fields, expected) => {
  const { id, url } = await newPayPage();
  expect((await press(url, fields)).back!.fields.razorpay_order_id).toBe(id);
  expect(await paymentsOf(id)).toMatchObject([{ status: "captured", ...expected }]);
  expect((await orderNow(id)).status).toBe("paid");
});

it.each([
  [{ method: "upi", vpa: "failure@razorpay" }, "payment_failed"],
  [{ ...card, card_number: "4100280000090000" }, "payment_timed_out"],
  [{ ...card, card_number: "4100280000080001" }, "insufficient_fund"],
  [{ ...card, card_number: "4100280000070002" }, "payment_cancelled"],
  [{ ...card, card_number: "4100280000060003" }, "card_declined"],
  [{ ...card, card_number: "4100280000030006" }, "card_disabled_for_online_payments"],
  [{ ...card, card_number: "4100280000020007" }, "gateway_technical_error"],
  [{ ...card, card_number: "4100280000010008" }, "card_number_invalid"],
  [{ ...card, card_number: "4100280000000009" }, "authentication_failed"],
  [{ ...card, card_expiry: "1299", card_otp: "123" }, "authentication_failed"],
  [{ outcome: "failure", reason: "insufficient_fund" }, "insufficient_fund"],
])("fails with the test data for it: %j", async (fields, reason) => {
  const { id, url } = await newPayPage();
  const page = await press(url, { outcome: "pay", ...fields });
  expect(page.text).toContain("Payment failed");
  const code = reason === "gateway_technical_error" ? "GATEWAY_ERROR" : "BAD_REQUEST_ERROR";
  const payment = (await paymentsOf(id))[0]!;
  expect(page.back).toMatchObject({
    action: callbackUrl,
    fields: {
      "error[code]": code,
      "error[reason]": reason,
      "error[metadata]": JSON.stringify({ payment_id: payment.id, order_id: id }),
    },
  });
  expect(payment).toMatchObject({ status: "failed", captured: false, fee: null });
  expect(payment).toMatchObject({ error_code: code, error_reason: reason });
  expect(await orderNow(id)).toMatchObject({ status: "attempted", amount_paid: 0 });
});

it.each([
  [{ method: "upi", vpa: "nonsense" }, "vpa"],
  [{ ...card, card_number: "4242424242424242" }, "card_number"],
  [{ ...card, card_expiry: "01/20" }, "card_expiry"],
  [{ ...card, card_expiry: "13/99" }, "card_expiry"],
  [{ ...card, card_cvv: "1" }, "card_cvv"],
  [{ ...card, card_otp: "" }, "card_otp"],
  [{ outcome: "steal" }, null],
  [{ method: "barter" }, null],
  [{ bank: "NONE" }, null],
  [{ reason: "because" }, null],
])("asks again for %j, and refuses what nobody could send", async (fields, wrong) => {
  const { id, url } = await newPayPage();
  const page = await press(url, { outcome: "pay", ...fields });
  expect(page.status).toBe(400);
  if (wrong) expect(page.text.match(/\S*-error">/g)).toEqual([`id="${wrong}-error">`]);
  expect(await orderNow(id)).toMatchObject({ status: "created", attempts: 0 });
});

it("cancels to the shop's address without touching the order", async () => {
  const { id, url } = await newPayPage();
  const answer = await press(url, { outcome: "cancel" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(cancelUrl);

  const again = await press(url, { outcome: "pay" });
  expect(again.text).toContain("Payment cancelled");
  expect(again.text).toContain(`href="${cancelUrl}"`);
  expect(await orderNow(id)).toMatchObject({ status: "created", attempts: 0 });
});

it("tells the callback address of a cancellation when there is no other", async () => {
  const { id, url } = await newPayPage({ cancel_url: "" });
  const { action, fields } = (await press(url, { outcome: "cancel" })).back!;
  expect(action).toBe(callbackUrl);
  expect(fields).toMatchObject({
    "error[reason]": "payment_cancelled",
    "error[metadata]": JSON.stringify({ order_id: id }),
  });
});

it("takes the money and tells nobody, as if the browser was closed", async () => {
  const { id, url } = await newPayPage();
  const { text } = await press(url, { outcome: "close_browser" });
  expect(text).not.toMatch(/razorpay_signature|<script/);
  expect((await orderNow(id)).status).toBe("paid");
});

it("leaves a payment undecided when the bank does not answer, and fails it after ten minutes", async () => {
  const { id, url } = await newPayPage();
  const page = await press(url, { outcome: "no_answer" });
  expect(page.text).toContain("The bank has not answered");
  expect(page.back).toBeNull();
  expect(await orderNow(id)).toMatchObject({ status: "attempted" });
  expect(await paymentsOf(id)).toMatchObject([{ status: "created" }]);

  advance(9 * 60_000);
  expect(await paymentsOf(id)).toMatchObject([{ status: "created" }]);
  advance(61_000);
  const error_reason = "payment_timed_out";
  expect(await paymentsOf(id)).toMatchObject([{ status: "failed", error_reason }]);
  expect((await visit(url)).back!.fields["error[reason]"]).toBe(error_reason);
});

it("opened again, charges once, however often it is pressed, and offers the same way back", async () => {
  const { id, url } = await newPayPage();
  const pages = await Promise.all(Array.from({ length: 5 }, () => press(url)));
  const { text, back } = await visit(url);
  expect(text).toContain("This payment was already completed");
  expect(text).not.toContain("<script");
  expect(back).not.toBeNull();
  for (const page of pages) expect(page.back).toEqual(back);
  expect(await paymentsOf(id)).toHaveLength(1);
});

it("opened again, offers the failure again after a failure, and a new page pays the same order", async () => {
  const { id, url } = await newPayPage();
  const failed = await press(url, { outcome: "failure" });
  expect((await press(url)).back).toEqual(failed.back);
  expect(await paymentsOf(id)).toHaveLength(1);

  await press(await payPage(id));
  expect(await orderNow(id)).toMatchObject({ status: "paid", attempts: 2 });
  expect(await paymentsOf(id)).toMatchObject([{ status: "captured" }, { status: "failed" }]);
});

it.each([{}, { payment_capture: 0 }])(
  "opened again, refuses an order that is paid: %j",
  async (order) => {
    const { id } = await newOrder(order);
    const early = await payPage(id);
    await press(await payPage(id));
    const late = await postForm(shopForm(id));
    expect(late.text).toContain(`href="${cancelUrl}"`);
    for (const { status, text } of [late, await visit(early), await press(early)]) {
      expect(status).toBe(400);
      expect(text).toContain("the order is already paid");
    }
    expect(await paymentsOf(id)).toHaveLength(1);
  },
);

it("is gone after a day without use", async () => {
  const { url } = await newPayPage();
  advance(25 * 60 * 60_000);
  await newPayPage();
  expect((await visit(url)).status).toBe(404);
});
