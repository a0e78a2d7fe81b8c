import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { beginFilling, noteFilling } from "~/office/demo/filling.server";
import { fillingPage } from "~/server/answer/filling-page";

const server = createServer((request, response) =>
  fillingPage(request, response, () => response.end("the shop")),
);
let address = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => noteFilling(null));

const asked = async (path: string, init?: RequestInit) => {
  const response = await fetch(address + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test("a shop that is filled answers itself", async () => {
  expect(await asked("/Store")).toMatchObject({ status: 200, text: "the shop" });
});

describe("a demo that is being filled", () => {
  test("says how far it is, and looks again by itself", async () => {
    await beginFilling();
    await noteFilling({ done: 12, of: 60 });
    const { status, headers, text } = await asked("/Store?page=2");
    expect(status).toBe(503);
    expect(text).toContain("<h1>The demo shop is being filled</h1>");
    expect(text).toContain('<progress value="12" max="60" aria-label="Step 12 of 60">');
    expect(Object.fromEntries(headers)).toMatchObject({
      refresh: "2",
      "retry-after": "2",
      "cache-control": "no-store",
    });
  });

  test("has its look from a file, which is there meanwhile", async () => {
    await noteFilling({ done: 1, of: 60 });
    const { headers, text } = await asked("/");
    expect(headers.get("content-security-policy")).toContain("style-src 'self';");
    expect(text).toContain('<link rel="stylesheet" href="/filling.css">');
    expect(await asked("/filling.css")).toMatchObject({ status: 200, text: "the shop" });
    const tokens = readFileSync("app/base/ui/tokens.css", "utf8");
    const colours = readFileSync("public/filling.css", "utf8").match(/#\w+/g) ?? [];
    expect(colours.length).toBeGreaterThan(3);
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  test("says it in the language of the address", async () => {
    await noteFilling({ done: 1, of: 60 });
    const { text } = await asked("/gu/Store");
    expect(text).toContain('<html lang="gu-IN">');
    expect(text).toContain("ડેમો દુકાન તૈયાર થઈ રહી છે");
  });

  test("tells programs and monitors so, and stays alive for them", async () => {
    await noteFilling({ done: 1, of: 60 });
    const api = await asked("/api/v1/product/get-product");
    expect(api).toMatchObject({ status: 503 });
    expect(JSON.parse(api.text)).toEqual({
      success: false,
      message: "The demo shop is being filled",
    });
    expect(await asked("/readyz")).toMatchObject({
      status: 503,
      text: "The demo shop is being filled\n",
    });
    expect(await asked("/healthz")).toMatchObject({ status: 200, text: "the shop" });
    expect(await asked("/", { method: "HEAD" })).toMatchObject({ status: 503, text: "" });
  });

  test("takes no form", async () => {
    await noteFilling({ done: 1, of: 60 });
    expect(await asked("/login", { method: "POST", body: "email=a" })).toMatchObject({
      status: 503,
    });
  });
});
