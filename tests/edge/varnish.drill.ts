import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../free-port";
import { Front } from "../storm/front";
import { hasVarnish, startVarnish } from "./varnish";

/** Varnish with the guide's VCL before a shop whose pages say their version, and which comes and goes. */
const folder = mkdtempSync(path.join(tmpdir(), "prayosha-varnish-"));
let [shopPort, edgePort] = [0, 0];
let shop: Server;
let varnish: Awaited<ReturnType<typeof startVarnish>> | null = null;
let front: Front;
let version = 0;
let fetched = 0;

async function openShop(): Promise<void> {
  shop = createServer(({ url = "" }, response) => {
    fetched += 1;
    const headers = {
      "X-Page-For": "everybody",
      "Cache-Control": "public, max-age=0, must-revalidate",
      "CDN-Cache-Control": "s-maxage=3600, stale-while-revalidate=30, stale-if-error=86400",
      Vary: "Accept-Encoding",
      ETag: `"${version}"`,
    };
    response.writeHead(url.includes("broken") ? 500 : 200, headers).end(`version ${version}`);
  });
  await once(shop.listen(shopPort, "127.0.0.1"), "listening");
}

async function closeShop(): Promise<void> {
  shop.closeAllConnections();
  shop.close();
  await once(shop, "close");
}

async function purge(headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${edgePort}/`, { method: "PURGE", headers });
  return answer.status;
}

const page = async (path: string) => (await front.ask(path)).body;

beforeAll(async () => {
  if (!hasVarnish) return;
  mkdirSync(path.join(folder, "varnish"));
  [shopPort, edgePort] = [await freePort(), await freePort()];
  await openShop();
  varnish = await startVarnish({ port: edgePort, shopPort, folder });
  front = new Front(edgePort);
}, 60_000);

afterAll(async () => {
  await varnish?.stop();
  if (hasVarnish) {
    front.close();
    await closeShop();
  }
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!hasVarnish)("the guide's Varnish", () => {
  test("shows what was purged to nobody, each time anew", async () => {
    for (let round = 0; round < 50; round += 1) {
      version += 1;
      expect(await purge()).toBe(200);
      expect(await page("/about")).toBe(`version ${version}`);
    }
  });

  test("asks the shop a few times for a crowd that wants a purged page at once", async () => {
    await page("/Store");
    version += 1;
    await purge();
    fetched = 0;
    const seen = await Promise.all(Array.from({ length: 300 }, () => page("/Store")));
    expect(new Set(seen)).toEqual(new Set([`version ${version}`]));
    expect(fetched).toBeLessThan(60);
  });

  test("takes a purge from the shop alone", async () => {
    expect(await purge({ "X-Forwarded-For": "203.0.113.9" })).toBe(405);
  });

  test.each(["everything", "bytes=0-,0-,0-", "../../etc/passwd"])(
    "passes over a Range that it cannot read: %s",
    async (Range) => {
      for (const headers of [{ Range }, { Range, Cookie: "prayosha_session=x" }])
        expect((await front.ask("/about", { headers })).status).toBe(200);
    },
  );

  test("gives guests what it has while the shop is down, although it was purged, and then the new page", async () => {
    const before = version;
    for (const path of ["/about", "/Store"]) expect(await page(path)).toBe(`version ${before}`);
    version += 1;
    await purge();
    await closeShop();
    for (let round = 0; round < 5; round += 1)
      for (const path of ["/about", "/Store"]) expect(await page(path)).toBe(`version ${before}`);
    const unknown = await front.ask("/categories");
    expect([unknown.status, unknown.headers["retry-after"]]).toEqual([503, "15"]);
    expect(unknown.body).toContain("<h1>Back in a moment</h1>");
    await openShop();
    await vi.waitUntil(async () => (await page("/about")) === `version ${version}`, 20_000);
  });

  test("keeps nothing of a page that failed", async () => {
    expect((await front.ask("/product/broken")).status).toBe(500);
    fetched = 0;
    await front.ask("/product/broken");
    expect(fetched).toBeGreaterThan(0);
  });
});
