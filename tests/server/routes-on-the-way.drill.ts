import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { beforeAll, expect, it } from "vitest";
import { routeNameOf } from "~/server/request/route-name";
import { routesOnTheWay } from "~/server/request/routes-on-the-way";
import { argsFor } from "../cast";
import { aCategory, aProduct } from "../goods/catalogue/shelf";
import { shopBuild } from "./shop-build";

let build: ServerBuild;

beforeAll(async () => {
  build = await shopBuild();
  const { id } = await aCategory("Tins");
  await aProduct({ categoryId: id, name: "Jar" });
});

/** Answers of two handlers, without what is another in each answer. */
async function both(path: string, init?: RequestInit) {
  const answers = [
    createRequestHandler(build, "production"),
    routesOnTheWay(build, "production", routeNameOf(build.routes)),
  ].map(async (handle) => {
    const { context } = argsFor(path);
    const request = new Request(new URL(path, "http://localhost:3000"), init);
    const answer = await handle(request, { ...context, nonce: "NONCE", requestId: "ID" });
    const body = (await answer.text()).replaceAll(/[0-9a-f]{32}/g, "ID");
    return {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !name.startsWith("ratelimit")),
      body,
    };
  });
  return Promise.all(answers);
}

it("every address of the shop is answered as by all routes", async () => {
  const addresses = Object.values(build.routes).flatMap((route) => {
    const words: string[] = [];
    for (
      let at: typeof route | undefined = route;
      at;
      at = at.parentId ? build.routes[at.parentId] : undefined
    )
      if (at.path) words.unshift(at.path);
    const path = `/${words.join("/")}`.replace(":slug", "jar");
    return [path.replaceAll(/:[a-z]+\??/gi, "1").replace("*", "nowhere/at/all")];
  });
  expect(addresses.length).toBeGreaterThan(100);
  for (const path of new Set(addresses)) {
    const [byAll, onTheWay] = await both(path);
    expect(onTheWay, path).toEqual(byAll);
  }
});

it.each([
  "/STORE",
  "/%53tore",
  "/product/%E0%AA%B8",
  "/product/%2F",
  "/product/jar%2Fmore",
  "/api/v1/product/related-product/%25/%2F",
  "//Store",
  "/product//jar",
  "/dashboard/admin/orders/export.csv",
  "/dashboard/admin/invoices/7.pdf",
  "/api/v1/product/search",
  "/api/v1/product/search/oil",
  "/nowhere",
  "/product/jar/more",
  "/dashboard/user/orders",
  "/order/nobodys/credit-note/7.pdf",
  "/sitemap/1.xml",
])("%s too", async (path) => {
  const [byAll, onTheWay] = await both(path);
  expect(onTheWay).toEqual(byAll);
});

it("forms too", async () => {
  const [byAll, onTheWay] = await both("/nowhere", { method: "POST", body: "a=b" });
  expect(onTheWay).toEqual(byAll);
});
