import { expect, it } from "vitest";
import { expectGenuine, refusal } from "./merchant";
import { keyId } from "./serve";
import { callbackUrl, press, visit } from "./shopper";
import { stage } from "./stage";

const { base, newOrder, openSession, origin, paymentsOf, payWindow } = await stage();

async function newWindow(more: object = {}) {
  const { id } = await newOrder();
  return { id, url: await payWindow(id, more) };
}

/** What the page tells the pay window around it. */
function messageIn({ text }: { text: string }): Record<string, unknown> {
  const message = /parent\.postMessage\((\{.*?\}), location\.origin\)/.exec(text);
  return JSON.parse(message?.[1] ?? "{}") as Record<string, unknown>;
}

it("the script of the pay window is small, and served as script", async () => {
  const { status, headers, text } = await visit(`${base}/v1/checkout.js`);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toContain("text/javascript");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3 * 1024);
  expect(text).not.toMatch(/eval|innerHTML|setAttribute\("style"/);
});

it("a session takes the window's options and names the page inside it", async () => {
  const answer = await openSession({
    key: keyId,
    amount: 145000,
    currency: "INR",
    name: "Prayosha Oil",
    description: "Order SHOP-000123",
    order_id: (await newOrder()).id,
    prefill: { name: "Asha Patel", email: null },
    theme: { color: "#173c2c" },
    modal: { confirm_close: true },
    notes: {},
  });
  expect(answer.status).toBe(200);
  const { sid, page } = (await answer.json()) as { sid: string; page: string };
  expect(page).toBe(`/demo-pay/v1/emu/modal?sid=${sid}`);
  const shown = await visit(origin + page);
  expect(shown.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  expect(shown.text).toContain("Pay ₹1,450");
});

it.each([
  [{ key: "rzp_test_other" }, "The api key provided is invalid"],
  [{ amount: 100 }, "Your payment amount is different from your order amount."],
  [{ order_id: "order_00000000000000" }, "The id provided does not exist"],
  [{ order_id: 7 }, "The order id field is required."],
  [{ prefill: "Asha" }, "The prefill is not valid."],
  [{ callback_url: "/relative" }, "The callback_url must be an absolute http(s) address."],
])("a session refuses %j", async (more, description) => {
  const answer = await openSession({ key: keyId, order_id: (await newOrder()).id, ...more });
  const { status } = answer;
  expect({ status, body: await answer.json() }).toMatchObject(refusal(description));
});

it.each(["{", "[]", "null", '{"order_id":{"a":1}}', '{"__proto__":{"key":"x"}}'])(
  "a session refuses %j",
  async (body) => {
    expect((await openSession(body)).status).toBe(400);
  },
);

it("the page inside hands the window the three fields, and the shop's form as a way on without it", async () => {
  const { id, url } = await newWindow({ callback_url: callbackUrl });
  const page = await press(url);
  const { type, response } = messageIn(page);
  expect(type).toBe("paid");
  expect(page.back).toEqual({ action: callbackUrl, fields: response });
  expect(page.text).toContain('target="_top"');
  expectGenuine(page.back!.fields, (await paymentsOf(id))[0]!);
});

it("the page inside tells of a failure and can be tried again, each try being a payment of the order", async () => {
  const { id, url } = await newWindow();
  const failed = await press(url, { outcome: "failure", reason: "card_declined" });
  expect(failed.text).toContain("You can try again.");
  const metadata = { order_id: id, payment_id: (await paymentsOf(id))[0]!.id };
  const error = { code: "BAD_REQUEST_ERROR", reason: "card_declined", metadata };
  expect(messageIn(failed)).toMatchObject({ type: "failed", final: false, error });
  for (const _ of ["once", "again"]) expect(messageIn(await press(url)).type).toBe("paid");
  expect(await paymentsOf(id)).toMatchObject([{ status: "captured" }, { status: "failed" }]);
});

it("the page inside ends with the failure when retries are ruled out", async () => {
  const { id, url } = await newWindow({ retry: { enabled: false } });
  const failed = await press(url, { outcome: "failure" });
  expect(messageIn(failed)).toMatchObject({ type: "failed", final: true });
  await press(url);
  expect(await paymentsOf(id)).toHaveLength(1);
});

it("the page inside tells of Cancel, and of nothing when the browser is said to be closed", async () => {
  const { id, url } = await newWindow();
  expect(messageIn(await press(url, { outcome: "cancel" })).type).toBe("cancelled");
  expect(await paymentsOf(id)).toEqual([]);

  const closed = await press(await payWindow(id), { outcome: "close_browser" });
  expect(closed.text).not.toContain("razorpay_signature");
  expect(await paymentsOf(id)).toMatchObject([{ status: "captured" }]);
});

it("the page inside asks again for fields that cannot be", async () => {
  const { id, url } = await newWindow();
  const { status, text } = await press(url, { vpa: "x" });
  expect(status).toBe(400);
  expect(text).toContain('id="vpa-error"');
  expect(await paymentsOf(id)).toEqual([]);
});

it("the page inside and the hosted page do not open each other's sessions", async () => {
  const sid = new URL((await newWindow()).url).searchParams.get("sid")!;
  for (const path of [`pay/${sid}`, "modal?sid=nobody", "modal"])
    expect((await visit(`${base}/v1/emu/${path}`)).status).toBe(404);
});
