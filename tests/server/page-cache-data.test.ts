import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { write } from "~/base/db/connection.server";
import { products } from "~/base/db/schema";
import { rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import { renameCategory } from "~/goods/catalogue/changes/category-changes.server";
import type { Category, Product } from "~/goods/catalogue/product";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { cookieOf, cookiesOf, shopper } from "../cast";
import { aCategory, aProduct } from "../goods/catalogue/shelf";
import { serverOf } from "./asked";
import { pageCacheStats } from "./page-cache-stats";
import { shopBuild } from "./shop-build";

type Shop = Awaited<ReturnType<typeof serverOf>>;

let made: Shop;
let kept: Shop;
let tins: Category;
let oil: Product;
const visitors: Record<string, string> = {};

beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  made = await serverOf(listenerFor(handler, (_request, _response, next) => next()));
  kept = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );
  tins = await aCategory("Tins");
  oil = await aProduct({
    categoryId: tins.id,
    name: "Oil </script><script>alert(1)</script> સિંગતેલ",
  });
  const { cartId } = await addToCart({ userId: null, cookieCart: null }, oil.id);
  visitors["a cart"] = cookiesOf((await rememberCart(cartId)).getSetCookie());
  visitors["a shopper"] = await cookieOf(await shopper({ name: "Asha" }));
});

afterAll(() => Promise.all([made.close(), kept.close()]));

const host = "data.example:3000";
const ask = (path: string, headers: Record<string, string> = {}) =>
  kept.ask(path, { headers: { Host: host, ...headers } });

const addresses = () => [
  "/_root.data",
  "/gu.data",
  "/hi/Store.data",
  "/Store.data?page=2",
  `/Store.data?category=${tins.slug}&sort=litre`,
  `/category/${tins.slug}.data`,
  `/gu/product/${oil.slug}.data`,
  "/categories.data",
  "/privacy.data",
];

describe("the data of an open page, from memory", () => {
  it("are what is made anew, kept by browser and edge, the same for all guests, and in no search engine", async () => {
    for (const path of addresses()) {
      const anew = await made.ask(path, { headers: { Host: host } });
      const first = await ask(path);
      const { hits } = await pageCacheStats();
      const again = await ask(path, { Cookie: "_ga=1" });
      expect((await pageCacheStats()).hits, path).toBe(hits + 1);
      expect([anew.status, first.status, again.status], path).toEqual([200, 200, 200]);
      expect(first.html).toBe(anew.html);
      expect(again.html).toBe(anew.html);
      expect(first.html).not.toContain("nonce");
      expect(again.headers).toMatchObject({
        "content-type": "text/x-script",
        "cache-control": "public, max-age=0, must-revalidate",
        vary: "Accept-Encoding",
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        "x-robots-tag": "noindex",
        "x-remix-response": "yes",
      });
      expect(again.headers).not.toHaveProperty("set-cookie");
      // Without the memory they are this guest's alone.
      expect(anew.headers["cache-control"]).toBe("private, no-store");
    }
  });

  it("are not sent again to who has them, packed or not", async () => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const asking = { "Accept-Encoding": encoding };
      const { etag = "" } = (await ask("/Store.data", asking)).headers;
      const again = await ask("/Store.data", { ...asking, "If-None-Match": etag });
      expect(again).toMatchObject({ status: 304, html: "" });
    }
  });

  it("are another thing than the page, and than those of another language", async () => {
    const answers = await Promise.all(
      ["/Store", "/Store.data", "/gu/Store.data"].map((it) => ask(it)),
    );
    expect(new Set(answers.map(({ html }) => html)).size).toBe(3);
    expect(answers[0]?.headers["content-type"]).toMatch("text/html");
  });

  it("show a change at once", async () => {
    await ask("/categories.data");
    await renameCategory(tins.id, "Tins and drums");
    expect((await ask("/categories.data")).html).toContain("Tins and drums");
    await write((tx) => tx.update(products).set({ pricePaise: 77_700 }).run());
    expect((await ask("/Store.data")).html).toContain("77700");
  });
});

describe("data that nobody may keep", () => {
  it.each(["a cart", "a shopper"])("are those of %s", async (who) => {
    await ask("/Store.data");
    const before = await pageCacheStats();
    const Cookie = visitors[who] ?? "";
    for (const path of ["/_root.data", "/Store.data", `/product/${oil.slug}.data`]) {
      const answer = await ask(path, { Cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
      expect(answer.headers.vary).toContain("Cookie");
      expect(answer.headers).not.toHaveProperty("etag");
      expect(answer.headers).not.toHaveProperty("x-page-for");
      expect(answer.html.includes("Asha")).toBe(who === "a shopper");
      const guest = await ask(path);
      expect(guest.html).not.toContain("Asha");
      expect(guest.html).not.toBe(answer.html);
    }
    expect((await pageCacheStats()).entries - before.entries).toBeLessThanOrEqual(2);
  });

  it.each([
    ["in another spelling", "/store.data", 200],
    ["in capitals", "/Store.DATA", null],
    ["of home at another address", "/.data", null],
    ["of a part of the page", "/Store.data?_routes=root", 200],
    ["of parts that are not there", "/Store.data?_routes=routes/admin/area", null],
    ["with something unknown", "/Store.data?x=1", 200],
    ["that were once asked for what comes behind", "/Store.data?after=x", 200],
    ["of a page that is not open", "/contact.data", 200],
    ["of a product with somebody's PIN", "PRODUCT?pin=395006", 200],
    ["of a product that is not there", "/product/not-there.data", 404],
    ["of a guarded page", "/dashboard/user/orders.data", null],
    ["of which files belong to an address", "/__manifest?p=/Store&version=x", 204],
  ])("are those %s", async (_what, address, status) => {
    const path = address.replace("PRODUCT", `/product/${oil.slug}.data`);
    const before = (await pageCacheStats()).entries;
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(path);
      if (status !== null) expect(answer.status).toBe(status);
      if (answer.headers["content-type"] === "text/x-script")
        expect(answer.headers["cache-control"]).toMatch(/no-store/);
    }
    expect((await pageCacheStats()).entries).toBe(before);
  });

  it("are those of a page that has moved, which say where to", async () => {
    const jars = await aCategory("Jars");
    await renameCategory(jars.id, "Jars and pots");
    await ask("/about.data");
    const before = (await pageCacheStats()).entries;
    const answer = await ask(`/category/${jars.slug}.data`);
    expect(answer.status).toBe(202);
    expect(answer.headers["cache-control"]).toMatch(/private|no-store/);
    expect((await pageCacheStats()).entries).toBe(before);
  });
});
