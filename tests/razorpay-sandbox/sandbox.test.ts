import { expect, it } from "vitest";
import { createSandbox } from "~/razorpay-sandbox/sandbox.server";
import { basic, refusal } from "./merchant";
import { keySecret } from "./serve";
import { press, submit } from "./shopper";
import { open, stage } from "./stage";

const { base, call, sdk } = await stage();

const made = (more: object) =>
  createSandbox({
    prefix: "/demo-pay",
    databaseFile: ":memory:",
    keySecret,
    shopName: "Prayosha Oil",
    ...more,
  });

it.each([
  [{ keyId: "rzp_live_ABCDEFGHIJKLMN" }, /test keys/],
  [{ prefix: "demo-pay/" }, /prefix/],
  [{ keySecret: "" }, /keySecret/],
])("cannot be made with %j", (wrong, why) => {
  expect(() => made(wrong)).toThrow(why);
});

it.each(["", "/pay", "/a/b"])("works under the prefix %j", async (prefix) => {
  const own = await open({ prefix });
  const { id } = await own.newOrder();
  const url = await own.payPage(id);
  expect(new URL(url).pathname.startsWith(`${prefix}/v1/emu/pay/`)).toBe(true);
  expect((await press(url)).status).toBe(200);
  expect((await own.orderNow(id)).status).toBe("paid");
  await own.stop();
});

it("answers nothing outside its prefix", async () => {
  const { close, handle } = made({});
  for (const path of ["/demo-payment/v1/orders", "/v1/orders"])
    expect((await handle(new Request(`http://localhost${path}`))).status).toBe(404);
  close();
});

it("starts with the settings it was made with", async () => {
  const settings = { autoRefund: false, autoCapture: false, strictReceipt: true, autoSettle: true };
  const own = await open({ ...settings, webhooks: "hold" });
  expect((await own.emu("config", {})).body).toMatchObject({ ...settings, webhooks: "hold" });
  const { id } = await own.newOrder();
  await press(await own.payPage(id));
  expect(await own.paymentsOf(id)).toMatchObject([{ status: "authorized" }]);
  await own.stop();
});

it.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["another secret", { Authorization: basic("wrong") }],
  ["a secret that goes on", { Authorization: basic(`${keySecret}x`) }],
  ["another spelling of Basic", { Authorization: basic(keySecret).replace("Basic", "basic") }],
  ["no base64", { Authorization: "Basic !!" }],
  ["another scheme", { Authorization: "Bearer rzp_test_EMULATOR00000" }],
])("answers 401 to %s for a key, whatever is asked", async (_, headers) => {
  for (const [method, path] of [
    ["GET", "orders"],
    ["POST", "orders"],
    ["POST", "payments/pay_00000000000000/capture"],
    ["POST", "payments/pay_00000000000000/refund"],
    ["GET", "nowhere"],
  ] as const) {
    const answer = await fetch(`${base}/v1/${path}`, { method, headers });
    expect(answer.status).toBe(401);
    const [code, description] = ["BAD_REQUEST_ERROR", "Authentication failed"];
    const error = { code, description, source: "NA", step: "NA", reason: "NA", metadata: {} };
    expect(await answer.json()).toEqual({ error });
  }
});

it("refuses so that the official SDK hands over the status and the provider's error", async () => {
  await expect(sdk("wrong").orders.all()).rejects.toMatchObject({
    statusCode: 401,
    error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
  });
  await expect(sdk().orders.fetch("order_00000000000000")).rejects.toEqual({
    statusCode: 400,
    error: {
      code: "BAD_REQUEST_ERROR",
      description: "The id provided does not exist",
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      metadata: {},
    },
  });
});

it.each([
  ["GET", "/v1/nowhere"],
  ["DELETE", "/v1/orders"],
  ["PUT", "/v1/payments"],
  ["GET", "/v1/orders/"],
  ["GET", "/v1//orders"],
  ["POST", "/v1/payments"],
])("answers 404 to %s %s", async (method, path) => {
  const words = "The requested URL was not found on the server.";
  expect(await call(method, path)).toMatchObject(refusal(words, 404));
});

it("answers 413 to a body over 256 KB, declared or not, and takes one just below", async () => {
  const padded = (bytes: number) => '{"amount":145000,"currency":"INR"}'.padEnd(bytes);
  const { status, body } = await call("POST", "/v1/orders", padded(262_145));
  expect(status).toBe(413);
  expect(body.error.code).toBe("BAD_REQUEST_ERROR");
  expect((await call("POST", "/v1/orders", padded(262_144))).status).toBe(200);

  const statusOf = async (more: object) =>
    (await fetch(`${base}/v1/orders`, { method: "POST", duplex: "half", ...more })).status;
  const large = new Blob([padded(400_000)]);
  const headers = { Authorization: basic(keySecret) };
  expect(await statusOf({ body: large.stream(), headers })).toBe(413);
  expect(await statusOf({ body: large }), "a stranger").toBe(401);

  const page = await submit(`${base}/v1/checkout/embedded`, { x: "y".repeat(262_145) });
  expect(page.status).toBe(413);
  expect(page.headers.get("Content-Type")).toContain("text/html");
});

it.each([
  "key_id=a&key_id[b]=c&order_id[__proto__]=x",
  "__proto__[key_id]=x&constructor=y",
  "order_id=%ff%fe&amount=%00",
  "prefill=x&prefill[name]=y&notes[a][b][c][d]=z",
  "&&==&[]=&[a]=b&a[]=c",
  "",
])("answers a plain page to the form %j", async (body) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await fetch(`${base}/v1/checkout/embedded`, { method: "POST", headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This payment cannot be made");
});
