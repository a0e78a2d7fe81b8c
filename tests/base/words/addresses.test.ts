import { beforeAll, expect, it } from "vitest";
import { createHandler } from "~/server/handler";
import { localized, parseLocale } from "~/base/words/addresses";
import { inLanguage } from "~/base/words/language";
import { buildOf } from "../../server/build-of";

it.each([
  ["/gu/Store", "gu", "/Store"],
  ["/HI", "hi", "/"],
  ["/gu/", "gu", "/"],
  ["/Store", "en", "/Store"],
  ["/guava", "en", "/guava"],
  ["/en/Store", "en", "/en/Store"],
  ["/gu//evil.example", "en", "/gu//evil.example"],
  ["//gu/Store", "en", "//gu/Store"],
])("%s is %s of %s", (address, spoken, path) => {
  expect(parseLocale(address)).toEqual({ spoken, path });
});

it.each([
  ["/", "/gu"],
  ["/?q=1", "/gu?q=1"],
  ["/Store?page=2#found", "/gu/Store?page=2#found"],
  ["/gu/Store", "/gu/Store"],
  ["/hi/Store", "/hi/Store"],
  ["/dashboard/user", "/gu/dashboard/user"],
  ["/dashboard/admin/orders", "/dashboard/admin/orders"],
  ["/join/token", "/join/token"],
  ["/api/v1/product/product-count", "/api/v1/product/product-count"],
  ["/order/token/invoice.pdf", "/order/token/invoice.pdf"],
  ["//evil.example", "//evil.example"],
  ["https://shop.example/Store", "https://shop.example/Store"],
  ["?page=2", "?page=2"],
  ["#reviews", "#reviews"],
])("%s is %s on a page in Gujarati", (to, own) => {
  expect(inLanguage("gu", () => localized(to))).toBe(own);
  expect(localized(to)).toBe(to);
});

let handle: ReturnType<typeof createHandler>;

/** Routes that answer with nothing, and a login that leads to the cart. */
beforeAll(() => {
  const loader = () => new Response("");
  const action = () => new Response(null, { status: 303, headers: { Location: "/cart" } });
  const route = (path: string) => {
    const module = { default: () => null, loader, action };
    return [path, { id: path, parentId: "root", path, module }];
  };
  const routes = Object.fromEntries(["Store", "login", "dashboard/admin", "*"].map(route));
  const root = { id: "root", module: { default: () => null } };
  const build = buildOf({ root, ...routes }, { default: () => new Response("page") });
  handle = createHandler(build, "production");
});

async function locationOf(path: string, method = "GET"): Promise<[number, string | null]> {
  const request = new Request(`http://localhost:3000${path}`, { method });
  const answer = await handle(request, { family: "IPv4", address: "127.0.0.1", port: 1 });
  return [answer.status, answer.headers.get("Location")];
}

it("an address in a language has one spelling, and none leads off the site", async () => {
  expect(await locationOf("/GU/Store")).toEqual([301, "/gu/Store"]);
  expect(await locationOf("/gu/store")).toEqual([301, "/gu/Store"]);
  expect(await locationOf("/gu/")).toEqual([301, "/gu"]);
  expect(await locationOf("/gu/Store/")).toEqual([308, "/gu/Store"]);
  expect(await locationOf("/gu/hi/Store")).toEqual([301, "/hi/Store"]);
  expect(await locationOf("/gu/dashboard/admin")).toEqual([301, "/dashboard/admin"]);
  for (const path of ["/gu//evil.example", "/gu/\\evil.example", "/GU//evil.example/"]) {
    const [, to] = await locationOf(path);
    expect(to ?? "/", path).toMatch(/^\/(?![/\\])/);
  }
});

it("a form's redirect stays in its language", async () => {
  expect(await locationOf("/hi/login", "POST")).toEqual([303, "/hi/cart"]);
  expect(await locationOf("/login", "POST")).toEqual([303, "/cart"]);
});
