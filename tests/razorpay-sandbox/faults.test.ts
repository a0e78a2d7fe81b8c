import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { basic, call, newOrder, sdk } from "./merchant";
import { keySecret, type Provider } from "./serve";
import { emu, serveWithShop } from "./shop";

let provider: Provider;

beforeAll(async () => {
  ({ provider } = await serveWithShop());
});
beforeEach(() => emu(provider, "reset", {}));
afterAll(async () => {
  expect(provider.logged, "no fault of these tests may be one of ours").toEqual([]);
  await provider.stop();
});

const fail = (body: object) => emu(provider, "fail", body);
const order = { amount: 145000, currency: "INR", receipt: "SHOP-1" };
const create = () => sdk(provider).orders.create(order);
const ordersMade = async () => (await call(provider, "GET", "/v1/orders")).body.count;
/** What the SDK says when it got no answer at all. */
const noAnswer = /reading 'status'/;

describe("a provider that fails, as the official SDK sees it", () => {
  it.each([
    [500, { statusCode: 500, error: { code: "SERVER_ERROR" } }],
    [429, { statusCode: 429, error: { code: "BAD_REQUEST_ERROR" } }],
    [502, { statusCode: 502, error: { code: "GATEWAY_ERROR" } }],
    ["502html", { statusCode: 502, error: undefined }],
  ])("answers %s once and has done nothing", async (status, seen) => {
    await fail({ match: "POST /v1/orders", status });
    await expect(create()).rejects.toMatchObject(seen);
    expect(await ordersMade()).toBe(0);
    expect((await create()).receipt).toBe("SHOP-1");
  });

  it("hangs up before the work is done", async () => {
    await fail({ match: "POST /v1/orders", drop: true });
    await expect(create()).rejects.toThrow(noAnswer);
    expect(await ordersMade()).toBe(0);
  });

  it("loses the answer after the work is done", async () => {
    await fail({ match: "POST /v1/orders", afterCommit: true });
    await expect(create()).rejects.toThrow(noAnswer);
    expect(await sdk(provider).orders.all({ receipt: "SHOP-1" })).toMatchObject({ count: 1 });
  });

  it("says 500 although the work is done", async () => {
    await fail({ match: "POST /v1/orders", afterCommit: true, status: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    expect(await ordersMade()).toBe(1);
  });

  it("keeps a caller waiting longer than it wants to, and then does nothing", async () => {
    await fail({ match: "POST /v1/orders", hang: 300 });
    const impatient = fetch(`${provider.base}/v1/orders`, {
      method: "POST",
      body: JSON.stringify(order),
      headers: { Authorization: basic(keySecret) },
      signal: AbortSignal.timeout(100),
    });
    await expect(impatient).rejects.toThrow(/timeout/);
    await expect
      .poll(async () => (await emu(provider, "state")).body.requests)
      .toMatchObject([{ path: "/v1/orders", status: null, fault: { hang: 300 } }]);
    expect(await ordersMade()).toBe(0);
  });

  it("answers late when the caller waits", async () => {
    await fail({ match: "POST /v1/orders", hang: 100 });
    const began = Date.now();
    expect((await create()).receipt).toBe("SHOP-1");
    expect(Date.now() - began).toBeGreaterThanOrEqual(95);
  });

  it("gives the refund it lost the answer of again for the same key", async () => {
    const { id } = await newOrder(provider);
    const { payment } = (await emu(provider, "pay", { order_id: id })).body;
    await fail({ match: "POST /v1/payments/:id/refund", afterCommit: true });
    const path = `/v1/payments/${payment.id}/refund`;
    const refund = () =>
      call(provider, "POST", path, {}, { "X-Refund-Idempotency": "rf-01234567" });
    await expect(refund()).rejects.toThrow();
    expect((await refund()).status).toBe(200);
    expect((await call(provider, "GET", `${path}s`)).body.count).toBe(1);
  });
});

describe("which calls fail", () => {
  const status = async (method: string, path: string) =>
    (await call(provider, method, path)).status;

  it("is told by method and path, with names and an open end", async () => {
    const { id } = await newOrder(provider);
    await fail({ match: "GET /v1/orders/:id", status: 500, times: 100 });
    expect(await status("GET", `/v1/orders/${id}`)).toBe(500);
    expect(await status("GET", "/v1/orders")).toBe(200);
    expect(await status("GET", `/v1/orders/${id}/payments`)).toBe(200);
    expect(await status("PATCH", `/v1/orders/${id}`)).toBe(400);

    await fail({ match: "* /v1/payments*", status: 503, times: 100 });
    expect(await status("GET", "/v1/payments?count=1")).toBe(503);
    expect(await status("POST", "/v1/payments/pay_1/capture")).toBe(503);
    expect(await status("GET", "/v1/refunds/rfnd_1")).toBe(400);
  });

  it("is also told by how often, and can be taken back", async () => {
    await fail({ match: "GET /v1/orders", status: 500, times: 2 });
    const seen: number[] = [];
    for (let n = 0; n < 3; n += 1) seen.push(await status("GET", "/v1/orders"));
    expect(seen).toEqual([500, 500, 200]);

    await fail({ match: "GET /v1/orders", status: 500, times: 2 });
    const { body } = await fail({ match: "GET /v1/orders", times: 0 });
    expect(body.faults).toEqual([]);
    expect(await status("GET", "/v1/orders")).toBe(200);
  });

  it("is left to chance with a rate, and the same seed spoils the same calls", async () => {
    const storm = async () => {
      await emu(provider, "reset", {});
      await fail({ match: "* *", status: 500, rate: 0.1, seed: "storm 1" });
      const seen: number[] = [];
      for (let n = 0; n < 200; n += 1) seen.push(await status("GET", "/v1/orders"));
      return seen;
    };
    const first = await storm();
    const lost = first.filter((answer) => answer === 500).length;
    expect(lost).toBeGreaterThan(8);
    expect(lost).toBeLessThan(35);
    expect(await storm()).toEqual(first);
  });

  it("never concerns the control calls, and outlives a restart", async () => {
    await fail({ match: "* *", status: 500, times: 1 });
    expect((await emu(provider, "state")).status).toBe(200);
    provider.restart();
    expect(await status("GET", "/v1/orders")).toBe(500);
    expect(await status("GET", "/v1/orders")).toBe(200);
  });

  it.each([
    {},
    { match: "POST /v1/orders" },
    { match: "/v1/orders", status: 500 },
    { match: "POST v1/orders", status: 500 },
    { match: "POST /v1/orders", status: 200 },
    { match: "POST /v1/orders", status: 500, rate: 2 },
    { match: "POST /v1/orders", status: 500, times: -1 },
    { match: "POST /v1/orders", status: 500, sometimes: true },
  ])("cannot be told by %j", async (body) => {
    expect((await fail(body)).status).toBe(400);
  });
});
