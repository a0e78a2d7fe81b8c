import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function strictTransport(environment: Record<string, string>): Promise<string | undefined> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const { fixedHeaders } = await import("~/server/security-headers");
  return fixedHeaders["Strict-Transport-Security"];
}

const shop = { SHOP_URL: "https://shop.example" };

test("a shop on https commits itself to it, and other hosts below its name only when asked to", async () => {
  expect(await strictTransport({})).toBeUndefined();
  expect(await strictTransport(shop)).toBe("max-age=31536000");
  expect(await strictTransport({ ...shop, HSTS_SUBDOMAINS: "true" })).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

test.each([
  ["/dashboard/admin", "(self)"],
  ["/dashboard/admin/counter", "(self)"],
  ["/dashboard/administrators", "()"],
  ["/dashboard", "()"],
  ["/store", "()"],
])("on %s the camera is for %s", async (path, whom) => {
  const { secured } = await import("~/server/security-headers");
  const context = { nonce: "n", requestId: "r" } as Parameters<typeof secured>[1];
  const { headers } = secured(new Response(""), context, path);
  expect(headers.get("Permissions-Policy")).toBe(`camera=${whom}, microphone=(), geolocation=()`);
});
