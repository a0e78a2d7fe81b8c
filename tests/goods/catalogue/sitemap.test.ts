import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteCategory, renameCategory } from "~/goods/catalogue/changes/category-changes.server";
import type { Category } from "~/goods/catalogue/product";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import { loader as list } from "~/routes/site/sitemap";
import { loader as part } from "~/routes/site/sitemap-part";
import { sitemap, sitemapPart } from "~/goods/catalogue/sitemap.server";
import { listedPaths } from "~/layout/listed";
import { admin, argsFor } from "../../cast";
import { aCategory, anInput, aProduct } from "./shelf";

const address = "http://localhost:3000";

let category: Category;
beforeAll(async () => {
  category = await aCategory("Tins");
});

type Entry = { path: string; changed: string | undefined };

/** Reads a list as strictly as a browser reads XML. */
function entriesIn(xml: string, root: string): Entry[] {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  expect(document.documentElement.nodeName).toBe(root);
  expect(document.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  return [...document.documentElement.children].map((entry) => {
    const text = (name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? undefined;
    return { path: (text("loc") ?? "").replace(address, ""), changed: text("lastmod") };
  });
}

async function listed(): Promise<Entry[]> {
  const answer = list(argsFor("/sitemap.xml"));
  expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  return entriesIn(await answer.text(), "urlset");
}

/** English pages: they have no prefix. */
const pathsOf = (entries: Entry[]) =>
  entries.map(({ path }) => path).filter((path) => !/^\/(gu|hi)(\/|$)/.test(path));

async function textOf(pieces: AsyncIterable<string> | Iterable<string> | null): Promise<string> {
  let text = "";
  for await (const piece of pieces ?? []) text += piece;
  return text;
}

describe("the list of pages for search engines", () => {
  test("has every fixed page and category once, in its canonical spelling", async () => {
    expect(pathsOf(await listed())).toEqual([...listedPaths, "/category/tins"]);
  });

  test("has each page in Gujarati and Hindi too, and names them beside each other", async () => {
    const paths = (await listed()).map(({ path }) => path);
    expect(paths.slice(0, 6)).toEqual(["/", "/gu", "/hi", "/Store", "/gu/Store", "/hi/Store"]);
    const xml = await list(argsFor("/sitemap.xml")).text();
    const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
    const [, store] = [...document.querySelectorAll("url")].slice(3);
    const others = [...(store?.getElementsByTagName("xhtml:link") ?? [])].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(others).toEqual([
      ["en-IN", `${address}/Store`],
      ["gu-IN", `${address}/gu/Store`],
      ["hi-IN", `${address}/hi/Store`],
      ["x-default", `${address}/Store`],
    ]);
  });

  test("follows a product from its making to its end", async () => {
    const product = await aProduct({ name: "First oil", categoryId: category.id }, 1000);
    expect(await listed()).toContainEqual({
      path: "/product/first-oil",
      changed: "1970-01-01T00:00:01.000Z",
    });

    const before = Date.now();
    await updateProduct(product.id, { ...anInput(category.id), name: "Second oil" });
    const renamed = (await listed()).filter(({ path }) => path.startsWith("/product/"));
    expect(pathsOf(await listed())).toContain("/product/second-oil");
    expect(pathsOf(renamed)).toEqual(["/product/second-oil"]);
    expect(Date.parse(renamed[0]?.changed ?? "")).toBeGreaterThanOrEqual(before);
    const shelf = (await listed()).find(({ path }) => path === "/category/tins");
    expect(shelf?.changed).toBe(renamed[0]?.changed);
    const store = (await listed()).find(({ path }) => path === "/Store");
    expect(store?.changed).toBe(renamed[0]?.changed);

    await deleteProduct(product.id, await admin());
    expect(pathsOf(await listed())).toEqual([...listedPaths, "/category/tins"]);
  });

  test("follows a category too", async () => {
    const other = await aCategory("Jars");
    await renameCategory(other.id, "Large & Small Jars");
    expect(pathsOf(await listed())).toContain("/category/large-and-small-jars");
    expect(pathsOf(await listed())).not.toContain("/category/jars");
    await deleteCategory(other.id);
    expect(pathsOf(await listed())).not.toContain("/category/large-and-small-jars");
  });

  test("becomes a list of files, with every product in one of them, when it is too long for one", async () => {
    const made: string[] = [];
    for (let number = 0; number < 7; number += 1)
      made.push((await aProduct({ categoryId: category.id })).slug);
    const index = entriesIn(await textOf(sitemap(address, listedPaths, 3)), "sitemapindex");
    expect(pathsOf(index)).toEqual([1, 2, 3, 4].map((number) => `/sitemap/${number}.xml`));

    const files = await Promise.all(
      [1, 2, 3, 4].map(async (number) =>
        pathsOf(entriesIn(await textOf(sitemapPart(address, listedPaths, number, 3)), "urlset")),
      ),
    );
    expect(files[0]).toEqual([...listedPaths, "/category/tins"]);
    expect(files.slice(1).map(({ length }) => length)).toEqual([3, 3, 1]);
    const inFiles = files.slice(1).flat();
    expect(inFiles.toSorted()).toEqual(made.map((slug) => `/product/${slug}`).toSorted());
    expect(sitemapPart(address, listedPaths, 5, 3)).toBeNull();
  });

  test("has no file with a number that makes no sense", () => {
    for (const number of ["0", "-1", "1e9", "99999999999", "x", "3"]) {
      const answer = part(argsFor(`/sitemap/${number}.xml`, { params: { number } }));
      expect(answer.status, number).toBe(404);
    }
    expect(part(argsFor("/sitemap/1.xml", { params: { number: "1" } })).status).toBe(200);
  });
});

test("behind a proxy the addresses are those the visitor sees, none of them plain http", async () => {
  const listener = createRequestListener((request) => list(argsFor(request)), { trustProxy: true });
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/sitemap.xml`, {
      headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "shop.example" },
    });
    const addresses = pathsOf(entriesIn(await answer.text(), "urlset"));
    expect(addresses.length).toBeGreaterThanOrEqual(listedPaths.length);
    for (const one of addresses) expect(one).toMatch(/^https:\/\/shop\.example\//);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
