import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectionToMigrate as raw, write } from "~/base/db/connection.server";
import { recalls } from "~/base/db/schema";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { batch, counted, move } from "../goods/stock/counted";
import { serverOf } from "./asked";
import { shopBuild } from "./shop-build";

// What the code on a pack leads to, through the shop's own cache.

let shop: Awaited<ReturnType<typeof serverOf>>;
let id: string;
let productId: string;

beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  shop = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );
  productId = (await counted(0)).id;
  raw.prepare("update products set ean = '8901234567890' where id = ?").run(productId);
  id = await batch(productId, 5, { number: "26-11-A" });
});
afterAll(() => shop.close());

const headers = { Host: "shop.example:3000" };
const ask = (path: string) => shop.ask(path, { headers });

test("an address in capitals, as in a small code, leads there by one redirect, in each language", async () => {
  for (const [path, to] of [
    ["/B/26-11-A", "/b/26-11-A"],
    ["/b/26-11-a", "/b/26-11-A"],
    ["/b/26-11-A/", "/b/26-11-A"],
    ["/gu/B/26-11-A", "/gu/b/26-11-A"],
    ["/hi/b/26-11-a", "/hi/b/26-11-A"],
    ["/01/08901234567890/10/26-11-A", "/b/26-11-A"],
    ["/gu/01/08901234567890/10/26-11-A", "/gu/b/26-11-A"],
  ] as const) {
    const { status, headers: given } = await ask(path);
    expect([301, 302, 308], path).toContain(status);
    expect(given.location, path).toBe(to);
  }
  for (const path of ["/b/26-11-A", "/gu/b/26-11-A", "/hi/b/26-11-A"])
    expect((await ask(path)).status, path).toBe(200);
});

test("a number with dots is a page in each language too", async () => {
  await batch(productId, 1, { number: "26.11.B" });
  const { status, html } = await ask("/gu/b/26.11.B");
  expect(status).toBe(200);
  expect(html).toContain('<html lang="gu-IN"');
});

test("a number that nobody gave is a page that helps, and is kept by no cache", async () => {
  for (const path of ["/b/26-11-ZZ", "/01/08901234567891"]) {
    const { status, html, headers: given } = await ask(path);
    expect(status).toBe(404);
    expect(html).toContain("Check the number on the pack");
    expect(given["x-page-for"]).not.toBe("everybody");
  }
});

test("a batch's page is for everybody, not for search engines, and from memory until something on it changes", async () => {
  const first = await ask("/b/26-11-A");
  expect(first.headers).toMatchObject({
    "x-page-for": "everybody",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  expect(first.headers["set-cookie"]).toBeUndefined();
  expect(first.html).toContain('<meta name="robots" content="noindex"/>');
  const sold = { productId, batchId: id, kind: "broken", packs: -1, actor: "x", at: 1 } as const;
  await move(sold);
  expect((await ask("/b/26-11-A")).html).toBe(first.html);
});

test("a recall is on it, on the list and on the product within a second, in each language", async () => {
  const pages = ["/b/26-11-A", "/gu/b/26-11-A", "/hi/b/26-11-A", "/recalls"];
  const before = await Promise.all(pages.map(ask));
  for (const { html } of before) expect(html).not.toContain("It smells of smoke");
  const row = { id, batchId: id, why: "It smells of smoke", createdAt: 1, updatedAt: 1 };
  await write((tx) => void tx.insert(recalls).values(row).run());
  await setTimeout(900);
  for (const path of pages) {
    const { html, headers: given } = await ask(path);
    expect(html, path).toContain("It smells of smoke");
    expect(given["x-page-for"]).toBe("everybody");
  }
  await write((tx) => void tx.update(recalls).set({ state: "called off", updatedAt: 2 }).run());
  expect((await ask("/b/26-11-A")).html).toContain("This batch was checked and may be used");
});
