import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { askedBy } from "~/server/request/asked";
import { createHandler } from "~/server/handler";
import { listenerFor } from "~/server/serve";
import { argsFor } from "../cast";
import { serverOf } from "./asked";
import { shopBuild } from "./shop-build";

let build: ServerBuild;
let shop: Awaited<ReturnType<typeof serverOf>>;

beforeAll(async () => {
  build = await shopBuild();
  const handler = createHandler(build, "production");
  shop = await serverOf(listenerFor(handler, (_request, _response, next) => next()));
});
afterAll(() => shop.close());

it.each([
  ["/", "en", "/", "page"],
  ["/_root.data", "en", "/", "data"],
  ["/gu", "gu", "/", "page"],
  ["/gu.data", "gu", "/", "data"],
  ["/hi/Store.data?page=2", "hi", "/Store", "data"],
  ["/gu/__manifest?p=/gu/about", "gu", "/__manifest", "routes"],
  ["/gu/dashboard/admin.data", "en", "/dashboard/admin", "data"],
  ["/api/v1/product/search/tin.data", "en", "/api/v1/product/search/tin.data", "page"],
])("%s asks in %s for %s, its %s", (path, spoken, page, kind) => {
  const asked = askedBy(new Request(`http://shop.example${path}`));
  expect([asked.spoken, asked.page.pathname, asked.kind]).toEqual([spoken, page, kind]);
});

describe("the data of a page", () => {
  it("are for one visitor, in the language of the address, and in no search engine", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, html } = await shop.ask("/gu/about.data", { method });
      expect([status, headers["content-type"]]).toEqual([200, "text/x-script"]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(headers["x-robots-tag"]).toBe("noindex");
      expect(html.includes("routes/site/about"), method).toBe(method === "GET");
    }
  });

  it("take no form from another site", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const { status } = await shop.ask("/gu/cart.data", { method: "POST", headers });
    expect(status).toBe(403);
  });
});

it("which files belong to an address is told in each language, and only for this build", async () => {
  const { version } = build.assets;
  for (const prefix of ["", "/hi"]) {
    const path = `${prefix}/__manifest?p=${prefix}/about&version=`;
    const { status, html } = await shop.ask(path + version);
    expect([status, Object.keys(JSON.parse(html))], prefix).toEqual([
      200,
      expect.arrayContaining(["routes/site/about"]),
    ]);
    const other = await shop.ask(`${path}other`);
    expect([other.status, other.headers["x-remix-reload-document"]]).toEqual([204, "true"]);
  }
});

it("which files belong to the links of a page is told as Remix tells it, for the first and for the next such page", async () => {
  const { version } = build.assets;
  const plain = createRequestHandler({ ...build, basename: "/gu" }, "production");
  const { context } = argsFor("/gu");
  const links = (...products: string[]) =>
    ["/gu", "/gu/Store", "/gu/order/TOKEN/cancel", ...products.map((slug) => `/gu/product/${slug}`)]
      .map((path) => `p=${encodeURIComponent(path)}`)
      .join("&");
  for (const products of [["tin", "jar"], ["pouch"], ["tin"]]) {
    const path = `/gu/__manifest?${links(...products)}&version=${version}`;
    const answer = await plain(new Request(`http://shop.example${path}`), context);
    const { status, headers, html } = await shop.ask(path);
    expect(status).toBe(200);
    expect(JSON.parse(html)).toEqual(await answer.json());
    expect(headers["cache-control"]).toBe(answer.headers.get("Cache-Control"));
  }
  const lost = `/gu/__manifest?p=/gu/nothing/here&version=${version}`;
  expect(JSON.parse((await shop.ask(lost)).html)).toHaveProperty(["routes/site/not-found"]);
});

it("a browser that had to draw a page anew is counted", async () => {
  const { hydrationFaults } = await import("~/office/health/metrics.server");
  const counted = async () => (await hydrationFaults.get()).values[0]?.value ?? 0;
  const before = await counted();
  expect((await shop.ask("/hydration-report", { method: "POST" })).status).toBe(204);
  expect(await counted()).toBe(before + 1);
  expect((await shop.ask("/hydration-report")).status).toBe(404);
});
