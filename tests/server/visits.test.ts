import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { visitCounts } from "~/base/db/schema";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { storeVisits } from "~/upkeep/visits/count.server";
import { admin, cookieOf, packer, shopper } from "../cast";
import { product } from "../shelf";
import { serverOf } from "./asked";
import { shopBuild } from "./shop-build";

let shop: Awaited<ReturnType<typeof serverOf>>;
let slug: string;
let productId: string;

beforeAll(async () => {
  ({ slug, id: productId } = await product());
  const handler = createHandler(await shopBuild(), "production");
  shop = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await storeVisits();
  await write((tx) => tx.delete(visitCounts).run());
});

const phone = "Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36";

const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  shop.ask(path, { method, headers: { "User-Agent": phone, Accept: "text/html", ...headers } });

async function counted() {
  await storeVisits();
  const rows = db.select().from(visitCounts).all();
  return Object.fromEntries(rows.map(({ kind, name, times }) => [`${kind} ${name}`, times]));
}

test("each visit counts: a page made, from memory, and one that the browser has already", async () => {
  await open("/?utm_source=whatsapp", { Referer: "https://www.google.com/" });
  const { headers } = await open("/");
  const again = await open("/", { "If-None-Match": String(headers.etag) });
  expect(again.status).toBe(304);
  await open("/search?q=oil");
  await open("/gu/Store", { Referer: `http://127.0.0.1:${shop.port}/gu` });
  expect(await counted()).toEqual({
    "visit search": 1,
    "campaign whatsapp": 1,
    "visit direct": 3,
  });
});

test("a product that is looked at counts under its own name, its data too", async () => {
  const own = { Referer: `http://127.0.0.1:${shop.port}/Store`, "Sec-Fetch-Site": "same-origin" };
  await open(`/product/${slug}`, own);
  await open(`/gu/product/${slug}.data`, { ...own, Accept: "*/*" });
  await open(`/product/${slug}`, { ...own, Cookie: await cookieOf(await shopper()) });
  expect(await counted()).toEqual({ [`look ${productId}`]: 3 });
});

test("whoever works for the shop does not count", async () => {
  for (const who of [await admin(), await packer()]) {
    const cookie = await cookieOf(who);
    await open("/", { Cookie: cookie });
    await open(`/product/${slug}`, { Cookie: cookie });
    await open("/dashboard/admin", { Cookie: cookie });
  }
  expect(await counted()).toEqual({});
});

test("nothing else is a visit", async () => {
  await open("/", {}, "HEAD");
  await open("/no-such-page");
  await open("/product/no-such-product");
  // Moves count where they lead to.
  expect((await open("/store")).status).toBe(301);
  await open("/healthz");
  await open("/api/v1/product/get-product");
  await open("/robots.txt");
  await open("/sitemap.xml");
  await open("/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open("/Store", { "Sec-Purpose": "prefetch" });
  expect(await counted()).toEqual({});
});
