import { describe, expect, it, vi } from "vitest";

/** These settings are read when the shop's modules are: this file has the modules with its own. */
vi.resetModules();
process.env.API_ALLOWED_ORIGINS = "https://app.example, http://localhost:5173";
process.env.API_REQUESTS_PER_MINUTE = "5";
const { apiClient } = await import("./client");

const api = apiClient();
const from = (Origin: string) => ({ headers: { Origin } });
const allowed = (answer: { headers: Headers }) => answer.headers.get("Access-Control-Allow-Origin");

describe("API_ALLOWED_ORIGINS", () => {
  it.each(["https://app.example", "http://localhost:5173"])(
    "lets pages of %s read",
    async (site) => {
      const preflight = await api.call("OPTIONS", "/auth/login", from(site));
      expect([preflight.status, allowed(preflight)]).toEqual([204, site]);
      expect(preflight.headers.get("Vary")).toContain("Origin");
      const answer = await api.get("/nothing", from(site));
      expect(allowed(answer)).toBe(site);
      expect(answer.headers.get("Vary")).toContain("Origin");
    },
  );

  it.each(["https://evil.example", "http://app.example", "https://app.example:444", "null"])(
    "keeps pages of %s out, also of refusals that never reach a call",
    async (site) => {
      expect(allowed(await api.call("OPTIONS", "/auth/login", from(site)))).toBeNull();
      for (const [method, path] of [
        ["GET", "/nothing"],
        ["PURGE", "/auth/login"],
        ["POST", "/auth/login"],
      ] as const)
        expect(allowed(await api.call(method, path, from(site))), method).toBeNull();
    },
  );

  it("answers whoever is no page of a browser", async () => {
    const answer = await api.post("/auth/login", {});
    expect([answer.status, allowed(answer)]).toEqual([400, null]);
  });
});

it("without TRUST_PROXY nobody gets more requests by another X-Forwarded-For", async () => {
  const statuses: number[] = [];
  for (let asked = 1; asked <= 12; asked += 1) {
    const headers = { "X-Forwarded-For": `198.51.100.${asked}` };
    statuses.push((await api.get("/product/product-count", { headers })).status);
  }
  expect(statuses.slice(5)).toEqual(Array.from({ length: 7 }, () => 429));
});
