import { beforeEach, expect, it } from "vitest";
import { basic } from "./merchant";
import { keySecret } from "./serve";
import { stage } from "./stage";

const { base, call, emu, newOrder, pay, read, refund, refundsOf, restart, sdk } = await stage();

beforeEach(() => emu("reset", {}));

const fail = (body: object) => emu("fail", body);
const order = { amount: 145000, currency: "INR", receipt: "SHOP-1" };
const create = () => sdk().orders.create(order);
const ordersMade = async () => (await read("/v1/orders")).count;
/** What the SDK says when it got no answer at all. */
const noAnswer = { message: expect.stringContaining("reading 'status'") };

it.each([
  ["500", { status: 500 }, { statusCode: 500, error: { code: "SERVER_ERROR" } }, 0],
  ["429", { status: 429 }, { statusCode: 429, error: { code: "BAD_REQUEST_ERROR" } }, 0],
  ["502", { status: 502 }, { statusCode: 502, error: { code: "GATEWAY_ERROR" } }, 0],
  ["a page of a proxy", { status: "502html" }, { statusCode: 502, error: undefined }, 0],
  ["nothing before the work is done", { drop: true }, noAnswer, 0],
  ["nothing after the work is done", { afterCommit: true }, noAnswer, 1],
  ["500 with the work done", { afterCommit: true, status: 500 }, { statusCode: 500 }, 1],
])("answers %s, once", async (_, fault, seen, made) => {
  await fail({ match: "POST /v1/orders", ...fault });
  await expect(create()).rejects.toMatchObject(seen);
  expect(await ordersMade()).toBe(made);
  expect((await create()).receipt).toBe("SHOP-1");
});

it("keeps a caller waiting longer than it wants to, and then does nothing", async () => {
  await fail({ match: "POST /v1/orders", hang: 300 });
  const impatient = fetch(`${base}/v1/orders`, {
    method: "POST",
    body: JSON.stringify(order),
    headers: { Authorization: basic(keySecret) },
    signal: AbortSignal.timeout(100),
  });
  await expect(impatient).rejects.toThrow(/timeout/);
  await expect
    .poll(async () => (await emu("state")).body.requests)
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
  const { id } = (await pay()).body.payment;
  await fail({ match: "POST /v1/payments/:id/refund", afterCommit: true });
  const again = () => refund(id, {}, { "X-Refund-Idempotency": "rf-01234567" });
  await expect(again()).rejects.toThrow();
  expect((await again()).status).toBe(200);
  expect((await refundsOf(id)).count).toBe(1);
});

const status = async (method: string, path: string) => (await call(method, path)).status;
const listed = () => status("GET", "/v1/orders");

it("knows the calls that fail by method and path, with names and an open end", async () => {
  const { id } = await newOrder();
  await fail({ match: "GET /v1/orders/:id", status: 500, times: 100 });
  expect(await status("GET", `/v1/orders/${id}`)).toBe(500);
  expect(await listed()).toBe(200);
  expect(await status("GET", `/v1/orders/${id}/payments`)).toBe(200);
  expect(await status("PATCH", `/v1/orders/${id}`)).toBe(400);

  await fail({ match: "* /v1/payments*", status: 503, times: 100 });
  expect(await status("GET", "/v1/payments?count=1")).toBe(503);
  expect(await status("POST", "/v1/payments/pay_1/capture")).toBe(503);
  expect(await status("GET", "/v1/refunds/rfnd_1")).toBe(400);
});

it("fails as often as it is told to, and can be taken back", async () => {
  await fail({ match: "GET /v1/orders", status: 500, times: 2 });
  expect([await listed(), await listed(), await listed()]).toEqual([500, 500, 200]);

  await fail({ match: "GET /v1/orders", status: 500, times: 2 });
  expect((await fail({ match: "GET /v1/orders", times: 0 })).body.faults).toEqual([]);
  expect(await listed()).toBe(200);
});

it("fails by chance with a rate, and the same seed spoils the same calls", async () => {
  const storm = async () => {
    await emu("reset", {});
    await fail({ match: "* *", status: 500, rate: 0.1, seed: "storm 1" });
    const seen: number[] = [];
    for (let n = 0; n < 200; n += 1) seen.push(await listed());
    return seen;
  };
  const first = await storm();
  const lost = first.filter((answer) => answer === 500).length;
  expect(lost).toBeGreaterThan(8);
  expect(lost).toBeLessThan(35);
  expect(await storm()).toEqual(first);
});

it("never fails for control calls, and outlives a restart", async () => {
  await fail({ match: "* *", status: 500, times: 1 });
  expect((await emu("state")).status).toBe(200);
  restart();
  expect([await listed(), await listed()]).toEqual([500, 200]);
});

it.each([
  { match: undefined, status: undefined },
  { status: undefined },
  { match: "/v1/orders" },
  { match: "POST v1/orders" },
  { status: 200 },
  { rate: 2 },
  { times: -1 },
  { sometimes: true },
])("cannot be told by %j", async (wrong) => {
  const { status } = await fail({ match: "POST /v1/orders", status: 500, ...wrong });
  expect(status).toBe(400);
});
