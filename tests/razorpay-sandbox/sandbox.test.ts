import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "~/razorpay-sandbox/sandbox.server";
import { basic, call, newOrder } from "./merchant";
import { keySecret, type Provider, serve } from "./serve";
import { openPayPage, submit } from "./shopper";

let provider: Provider;

beforeAll(async () => {
  provider = await serve();
});
afterAll(async () => {
  expect(provider.logged, "no request of these tests may find a fault of ours").toEqual([]);
  await provider.stop();
});

describe("a sandbox", () => {
  it("refuses to be made with a live key, a strange prefix or without a secret", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-"));
    const options = {
      prefix: "",
      databaseFile: path.join(folder, "never.sqlite"),
      keySecret,
      shopName: "Prayosha Oil",
    };
    const make = (more: object) => () => createSandbox({ ...options, ...more });
    expect(make({ keyId: "rzp_live_ABCDEFGHIJKLMN" })).toThrow(/test keys/);
    expect(make({ prefix: "demo-pay/" })).toThrow();
    expect(make({ keySecret: "" })).toThrow();
    rmSync(folder, { recursive: true });
  });

  it("works under any prefix, and answers nothing outside it", async () => {
    for (const prefix of ["", "/pay", "/a/b"]) {
      const own = await serve({ prefix });
      const { id } = await newOrder(own);
      const url = await openPayPage(own, id);
      expect(new URL(url).pathname.startsWith(`${prefix}/v1/emu/pay/`)).toBe(true);
      expect((await submit(url, {})).status).toBe(200);
      expect((await call(own, "GET", `/v1/orders/${id}`)).body.status).toBe("paid");
      await own.stop();
    }
    expect((await fetch(`${provider.origin}/demo-payment/v1/orders`)).status).toBe(404);
    expect((await fetch(`${provider.origin}/v1/orders`)).status).toBe(404);
  });
});

describe("the merchant's API without the right key", () => {
  it.each([
    ["nothing", {}],
    ["another secret", { Authorization: basic("wrong") }],
    ["a secret that goes on", { Authorization: basic(`${keySecret}x`) }],
    ["another spelling of Basic", { Authorization: basic(keySecret).replace("Basic", "basic") }],
    ["no base64", { Authorization: "Basic !!" }],
    ["another scheme", { Authorization: "Bearer rzp_test_EMULATOR00000" }],
  ])("answers 401 to %s, whatever is asked", async (_, headers) => {
    for (const [method, path] of [
      ["GET", "/v1/orders"],
      ["POST", "/v1/orders"],
      ["POST", "/v1/payments/pay_00000000000000/capture"],
      ["POST", "/v1/payments/pay_00000000000000/refund"],
      ["GET", "/v1/nowhere"],
    ] as const) {
      const answer = await fetch(provider.base + path, {
        method,
        headers: headers as Record<string, string>,
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: {
          code: "BAD_REQUEST_ERROR",
          description: "Authentication failed",
          source: "NA",
          step: "NA",
          reason: "NA",
          metadata: {},
        },
      });
    }
  });
});

/** A good order in a body of this length. */
const padded = (bytes: number) => {
  const order = JSON.stringify({ amount: 145000, currency: "INR" });
  return order + " ".repeat(bytes - order.length);
};

describe("requests that make no sense", () => {
  it.each([
    ["GET", "/v1/nowhere"],
    ["DELETE", "/v1/orders"],
    ["PUT", "/v1/payments"],
    ["GET", "/v1/orders/"],
    ["GET", "/v1//orders"],
    ["POST", "/v1/payments"],
  ])("answers 404 to %s %s", async (method, path) => {
    const { status, body } = await call(provider, method, path);
    expect(status).toBe(404);
    expect(body.error.description).toBe("The requested URL was not found on the server.");
  });

  it("answers 413 to a body over 256 KB, declared or not, and takes one just below", async () => {
    const { status, body } = await call(provider, "POST", "/v1/orders", padded(262_145));
    expect(status).toBe(413);
    expect(body.error.code).toBe("BAD_REQUEST_ERROR");
    expect((await call(provider, "POST", "/v1/orders", padded(262_144))).status).toBe(200);

    const chunked = await fetch(`${provider.base}/v1/orders`, {
      method: "POST",
      headers: { Authorization: basic(keySecret) },
      body: new Blob([padded(400_000)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);

    const stranger = await fetch(`${provider.base}/v1/orders`, {
      method: "POST",
      body: padded(400_000),
    });
    expect(stranger.status).toBe(401);

    const page = await submit(`${provider.base}/v1/checkout/embedded`, { x: "y".repeat(262_145) });
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
    const answer = await fetch(`${provider.base}/v1/checkout/embedded`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("This payment cannot be made");
  });

  it.each(["{", "[]", "null", '{"order_id":{"a":1}}', '{"__proto__":{"key":"x"}}'])(
    "answers 400 to the options %j",
    async (body) => {
      const answer = await fetch(`${provider.base}/v1/emu/session`, { method: "POST", body });
      expect(answer.status).toBe(400);
    },
  );
});
