import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { asksFor } from "~/server/request/request-line";
import { listenerFor } from "~/server/serve";
import { serverOf } from "./asked";
import { pageCacheStats } from "./page-cache-stats";
import { asking, saidTo, statusesIn } from "./raw";
import { shopBuild } from "./shop-build";

let shop: Awaited<ReturnType<typeof serverOf>>;

/** The shop as production serves it: open pages from memory, the handler behind. */
beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  const memory = pageCache(handler, () => "/");
  shop = await serverOf(listenerFor(handler, memory));
});
afterAll(() => shop.close());

const statusOf = async (bytes: string) => statusesIn(await saidTo(shop.port, bytes));

describe("every request target is answered", () => {
  it.each([
    ["//", 308],
    ["///", 308],
    ["/\\", 308],
    ["//[", 404],
    ["//a:99999", 404],
    ["//a:99999/", 308],
    ["//:/", 308],
    ["//%", 400],
    ["//@/", 308],
    ["//?x", 308],
    ["//#", 308],
    ["//shop.test/Store", 404],
    ["/%", 400],
    ["/%00", 404],
    ["/..//..//", 308],
    ["/%5c", 400],
    ["//%5C:", 400],
    ["/%5ca:99999", 400],
    ["/%09/[", 400],
    ["/%0a%5c@", 400],
    ["//%5cx=y%2Fz", 400],
    ["http://shop.test//%5cx=y%2Fz", 400],
    ["/%2f[", 404],
    ["/about%5c", 404],
    ["*", 400],
    ["shop.test:80", 400],
    ["?", 400],
    ["http:///", 400],
    ["http://", 400],
    ["http://shop.test:99999/", 400],
    ["http://[/", 400],
    ["http://user@shop.test/", 400],
    ["ftp://shop.test/", 400],
    ["http://shop.test//", 308],
  ])("%s: %i", async (target, status) => {
    expect(await statusOf(asking(target))).toEqual([status]);
    expect(await statusOf(asking("/about"))).toEqual([200]);
  });

  it("also without any", async () => {
    expect(await statusOf("GET  HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n")).toEqual(
      [400],
    );
  });

  it("none leads to another site", async () => {
    for (const target of ["//evil.example/", "/\\evil.example/", "///evil.example/"]) {
      const said = await saidTo(shop.port, asking(target));
      expect(/^Location: (.*)$/im.exec(said)?.[1]).toMatch(/^\/[^/\\]/);
    }
  });
});

describe("an absolute-form request line", () => {
  it("is the page it names, whatever the Host says, also from memory", async () => {
    await saidTo(shop.port, asking("/about", "Host: absolute.test\r\n"));
    const { hits } = await pageCacheStats();
    const said = await saidTo(
      shop.port,
      asking("http://absolute.test/about", "Host: else.test\r\n"),
    );
    expect(statusesIn(said)).toEqual([200]);
    expect(said).toContain("http://absolute.test/about");
    expect(said).not.toContain("else.test");
    expect((await pageCacheStats()).hits).toBe(hits + 1);
  });

  it("may leave out the path", async () => {
    expect(await statusOf(asking("http://shop.test"))).toEqual([200]);
    expect(await statusOf(asking("HTTP://shop.test?x"))).toEqual([200]);
  });
});

describe("the Host", () => {
  it.each([
    ["two of them", "Host: shop.test\r\nHost: shop.test\r\n"],
    ["two, written differently", "host: shop.test\r\nHOST: else.test\r\n"],
    ["none", ""],
    ["an empty one", "Host:\r\n"],
    ["one with a path", "Host: shop.test/dashboard?\r\n"],
    ["one with a name", "Host: user@shop.test\r\n"],
    ["a port that there is not", "Host: shop.test:99999\r\n"],
    ["an address that there is not", "Host: 1.2.3.999\r\n"],
  ])("%s: 400", async (_what, headers) => {
    expect(await statusOf(asking("/about", headers))).toEqual([400]);
  });

  it("may be left out in HTTP/1.0", async () => {
    expect(await statusOf("GET /about HTTP/1.0\r\n\r\n")).toEqual([200]);
  });
});

test("TRACE is refused", async () => {
  expect(await statusOf(asking("/about", undefined, "TRACE"))).toEqual([400]);
});

test("a program that asked the API reads in JSON that its request cannot be read", async () => {
  const twoHosts = "Host: a\r\nHost: b\r\n";
  const said = await saidTo(shop.port, asking("/api/v1/product/product-count", twoHosts));
  expect(said).toMatch(/^content-type: application\/json/im);
  expect(said).toContain('{"success":false,"message":"This request cannot be read"}');
});

test.each(["x/y", "x/dashboard/admin?", "x?", "x#", "x/api/docs?"])(
  "a forwarded host such as `%s` does not lead to another address",
  (host) => {
    const target = "/api/v1/product/product-count";
    expect(asksFor(target, new Request(`http://${host}${target}`))).toBe(false);
  },
);
