import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import { listedPaths } from "~/layout/listed";
import routes from "~/routes";
import { createHandler } from "~/server/handler";
import { spellingOf } from "~/server/request/spelling";
import { buildOf } from "./build-of";

type Routes = ServerBuild["routes"];

/** The routes as Remix would build them, each answering with its path. */
function built(entries: RouteConfigEntry[], parentId = "root"): Routes {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children }) => {
      const answer = () => new Response(path ?? "");
      const module = { default: () => null, loader: answer, action: answer };
      const route = { id: file, parentId, path, index, module };
      return { [file]: route, ...built(children ?? [], file) };
    }),
  );
}

const root = { id: "root", module: { default: () => null } };
const shop: Routes = { root, ...built(routes as RouteConfigEntry[]) };
const spelt = spellingOf(shop);

describe("the spelling of an address", () => {
  it.each([...listedPaths, "/dashboard/admin/create-product", "/api/docs", "/robots.txt"])(
    "is %s for the same letters in any case",
    (path) => {
      for (const other of [path, path.toLowerCase(), path.toUpperCase()])
        expect(spelt(other)).toBe(path);
    },
  );

  it("leaves slugs, tokens and what nobody knows as they are", () => {
    expect(spelt("/PRODUCT/Sing-Tel")).toBe("/product/Sing-Tel");
    expect(spelt("/product/STORE")).toBe("/product/STORE");
    expect(spelt("/PAY/aBc-STORE")).toBe("/pay/aBc-STORE");
    expect(spelt("/Order/aBc/INVOICE")).toBe("/order/aBc/invoice");
    expect(spelt("/demo-pay/Store/Cart")).toBe("/demo-pay/Store/Cart");
    expect(spelt("/nowhere/STORE")).toBe("/nowhere/STORE");
  });

  it("sees through percent signs, and never leads to another site", () => {
    expect(spelt("/%53tore")).toBe("/Store");
    expect(spelt("/product/%E0%AA%B8")).toBe("/product/%E0%AA%B8");
    for (const path of ["//STORE", "//STORE/cart", "/\\STORE"]) expect(spelt(path)).toBe(path);
  });
});

const handle = createHandler(buildOf(shop, { default: () => new Response("page") }), "production");

const ask = (path: string, method = "GET") =>
  handle(new Request(`http://localhost:3000${path}`, { method }), {
    family: "IPv4",
    address: "127.0.0.1",
    port: 1,
  });

describe("a request", () => {
  it("for another spelling is sent to the one, for good, with what it asked", async () => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask("/store?page=2", method);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/Store?page=2"]);
    }
    expect((await ask("/Store")).status).toBe(200);
  });

  it("with a slash too many and another spelling is sent on once", async () => {
    const answer = await ask("/store/?page=2");
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/Store?page=2"]);
  });

  it("that changes something is answered where it is", async () => {
    expect((await ask("/CART", "POST")).status).toBe(200);
  });

  it("for what belongs to one person is answered with a word to search engines", async () => {
    const robots = async (path: string) => (await ask(path)).headers.get("X-Robots-Tag");
    for (const path of [
      "/cart/kept",
      "/search?q=x",
      "/login",
      "/order/x",
      "/dashboard/user",
      "/api/v1/x",
    ])
      expect(await robots(path), path).toBe("noindex");
    for (const path of ["/", "/Store", "/product/x"]) expect(await robots(path), path).toBeNull();
  });
});
