import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { argsFor, castAnswer, castPassword, shopper } from "../cast";

/** These settings are read when the shop's modules are: this file has the modules with its own. */
vi.resetModules();
process.env.API_REQUESTS_PER_MINUTE = "300";
process.env.TRUST_PROXY = "true";
const { write } = await import("~/base/db/connection.server");
const { attempts } = await import("~/base/db/schema");
const { apiClient, refused } = await import("./client");
const pages = {
  login: (await import("~/routes/account/login")).action,
  forgotpassword: (await import("~/routes/account/forgot-password")).action,
  register: (await import("~/routes/account/register")).action,
};

const api = apiClient();
const text = expect.any(String);
let email: string;
let addresses = 0;
let address: string;
beforeAll(async () => {
  ({ email } = await shopper());
});
beforeEach(async () => {
  address = `203.0.113.${++addresses}`;
  await write((tx) => tx.delete(attempts).run());
});

type Call = keyof typeof pages;
const wrong: Record<Call, Record<string, string>> = {
  login: { password: "not this one" },
  forgotpassword: { newpassword: "pressed-again", answer: "Mumbai" },
  register: {
    name: "Asha",
    password: "groundnut",
    phone: "982501",
    address: "x",
    answer: castAnswer,
    terms: "on",
  },
};

async function onThePage(call: Call): Promise<number> {
  const form = { email, ...wrong[call] };
  const answer: unknown = await (pages[call] as (args: ActionFunctionArgs) => Promise<unknown>)(
    argsFor(`/${call}`, { form, address }),
  );
  return answer instanceof Response
    ? answer.status
    : ((answer as { init?: { status?: number } }).init?.status ?? 200);
}
const byApi = (call: Call, more: object = {}) =>
  api.post(
    `/auth/${call}`,
    { email, ...wrong[call], ...more },
    { headers: { "X-Forwarded-For": address } },
  );

describe.each([
  ["login", 8, 401],
  ["forgotpassword", 8, 401],
  ["register", 30, 200],
] as const)("POST /auth/%s", (call, most, refusal) => {
  it(`refuses after ${most} tries on the page`, async () => {
    for (let count = 0; count < most; count += 1) expect(await onThePage(call)).not.toBe(429);
    const { status, headers, body } = await byApi(call);
    expect([status, body]).toEqual([429, refused(text)]);
    expect(headers.get("RateLimit-Limit")).toBe(String(most));
    expect(headers.get("RateLimit-Remaining")).toBe("0");
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  });

  it(`has the page refuse after ${most} tries of its own`, async () => {
    for (let count = 0; count < most; count += 1) expect((await byApi(call)).status).toBe(refusal);
    expect((await byApi(call)).status).toBe(429);
    expect(await onThePage(call)).toBe(429);
  });
});

it("the right password does not help whoever tried too often, and costs no try before", async () => {
  // From now on the network is known to the account, and its tries have a count of their own.
  expect((await byApi("login", { password: castPassword })).status).toBe(200);
  for (let count = 0; count < 7; count += 1) await byApi("login");
  for (let count = 0; count < 3; count += 1)
    expect((await byApi("login", { password: castPassword })).status).toBe(200);
  expect((await byApi("login")).status).toBe(401);
  expect((await byApi("login", { password: castPassword })).status).toBe(429);
});

describe("300 requests a minute", () => {
  const count = (from: string) =>
    api.get("/product/product-count", { headers: { "X-Forwarded-For": from } });

  it("are what one address has, the next one has its own: 429 with the seconds to wait", async () => {
    const first = await count("198.51.100.1");
    expect(first.headers.get("RateLimit-Limit")).toBe("300");
    expect(first.headers.get("RateLimit-Remaining")).toBe("299");
    for (let asked = 1; asked < 300; asked += 1) await count("198.51.100.1");
    const { status, headers, body } = await count("198.51.100.1");
    expect([status, body]).toEqual([429, refused(text)]);
    expect(headers.get("RateLimit-Remaining")).toBe("0");
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect((await count("198.51.100.2")).status).toBe(200);
    // What a caller puts in front of the proxy's own word changes nothing.
    expect((await count("10.0.0.9, 198.51.100.1")).status).toBe(429);
  });

  it("are not asked of a preflight", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.1" };
    expect((await api.call("OPTIONS", "/product/product-count", { headers })).status).toBe(204);
  });
});
