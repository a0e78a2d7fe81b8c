import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Category, Product } from "~/goods/catalogue/product";
import { write } from "~/base/db/connection.server";
import { tradeAccounts } from "~/base/db/schema";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { admin, cookieOf, shopper } from "../../cast";
import { aCategory, aProduct } from "../catalogue/shelf";
import { serverOf } from "../../server/asked";
import { shopBuild } from "../../server/shop-build";
import { aPriceList, aStep, aTrader } from "./trade";

/** Over HTTP, with the page cache in front: who has a price list is given pages made for them, and nobody else sees those. */

let shop: Awaited<ReturnType<typeof serverOf>>;
let tins: Category;
let tin: Product;
let trader: { id: string };
let cookies: Record<"trader" | "shopper" | "admin", string>;

beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  shop = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );
  tins = await aCategory("Tins");
  tin = await aProduct({ categoryId: tins.id, name: "Trade tin", pricePaise: 280_000 });
  await aProduct({ categoryId: tins.id, name: "Bottle", pricePaise: 20_900, volumeMl: 1000 });
  await aStep(tin.id, { 5: 274_000 });
  const list = await aPriceList(tin.id, { 1: 276_000, 8: 265_000 });
  trader = await aTrader(list.id);
  cookies = {
    trader: await cookieOf(trader),
    shopper: await cookieOf(await shopper()),
    admin: await cookieOf(await admin()),
  };
});

afterAll(() => shop.close());

const host = "shop.example:3000";
const ask = (path: string, cookie = "", headers: Record<string, string> = {}) =>
  shop.ask(path, { headers: { Host: host, ...(cookie && { Cookie: cookie }), ...headers } });

const pages = () => [
  "/",
  "/Store",
  "/Store?page=1",
  `/category/${tins.slug}`,
  `/product/${tin.slug}`,
  `/product/${tin.slug}?photo=1`,
  `/product/${tin.slug}?pin=395007`,
  "/search?q=tin",
];
const data = () => ["/search/suggestions?q=tin"];
/** The two prices of one tin, as pages and as data write them. */
const everybodys = /₹2,800|280000|2800\.00/;
const own = /₹2,760|276000|2760\.00/;

/** A page without the link that shares it, which tells others everybody's price, and without what it is made from. */
const read = (html: string) => html.replaceAll(/<script\b[^>]*>window\.[^]*?<\/script>/g, "");

describe("who has a price list", () => {
  it("is given pages with their prices, though everybody's are in memory", async () => {
    for (const path of pages()) {
      await ask(path);
      await ask(path);
      const { status, html } = await ask(path, cookies.trader);
      expect(status, path).toBe(200);
      expect(read(html), path).toMatch(own);
      expect(read(html), path).not.toMatch(everybodys);
    }
  });

  it("is given data with their prices", async () => {
    for (const path of data()) {
      await ask(path);
      expect((await ask(path, cookies.trader)).html, path).toMatch(own);
    }
  });

  it("is given nothing that a browser, a proxy or the offline worker may keep", async () => {
    for (const path of [...pages(), ...data()]) {
      const { headers } = await ask(path, cookies.trader);
      expect(headers["cache-control"], path).toBe("private, no-store");
      expect(headers["x-page-for"], path).toBe("one");
      expect(headers.etag, path).toBeUndefined();
    }
  });

  it("never hears that everybody's page, which the browser still has, is the right one", async () => {
    for (const path of pages()) {
      const { etag } = (await ask(path)).headers;
      const { etag: known } = (await ask(path, cookies.shopper)).headers;
      for (const tag of [etag, known, "*"].flatMap((one) => one ?? [])) {
        const answer = await ask(path, cookies.trader, { "If-None-Match": tag });
        expect(answer.status, path).toBe(200);
        expect(read(answer.html), path).toMatch(own);
      }
    }
  });

  it("leaves nothing behind for anybody else", async () => {
    for (const path of [...pages(), ...data()]) {
      await ask(path, cookies.trader);
      for (const who of ["", cookies.shopper, cookies.admin]) {
        const { html, headers } = await ask(path, who);
        expect(html, path).toMatch(everybodys);
        expect(html, path).not.toMatch(own);
        expect(headers["x-page-for"], path).not.toBe("one");
      }
    }
  });

  it("reads in the page's data for programs what they pay, and in the shared words what others pay", async () => {
    const { html } = await ask(`/product/${tin.slug}`, cookies.trader);
    expect(html).toContain('"price":"2760.00"');
    expect(decodeURIComponent(/wa\.me\/\?text=([^"&]*)/.exec(html)?.[1] ?? "")).toContain("₹2,800");
  });

  it("sees from how many packs it is cheaper still; others see what is for everybody", async () => {
    const steps = (html: string) => [...html.matchAll(/From \d+ packs ₹[\d,]+ each/g)].map(String);
    const path = `/product/${tin.slug}`;
    expect(steps((await ask(path, cookies.trader)).html)).toEqual([
      "From 5 packs ₹2,740 each",
      "From 8 packs ₹2,650 each",
    ]);
    expect(steps((await ask(path)).html)).toEqual(["From 5 packs ₹2,740 each"]);
  });

  it("gets everybody's pages again, from memory, once the list is taken away", async () => {
    await write((tx) =>
      tx
        .update(tradeAccounts)
        .set({ priceListId: null })
        .where(eq(tradeAccounts.userId, trader.id))
        .run(),
    );
    for (const path of pages()) {
      const { html, headers } = await ask(path, cookies.trader);
      expect(html, path).toMatch(everybodys);
      expect(headers["x-page-for"], path).toBeUndefined();
    }
  });
});
