import "./with-edge";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { listenerFor } from "~/server/serve";
import { cookieOf, shopper } from "../../cast";
import { aCategory, aProduct } from "../../goods/catalogue/shelf";
import { serverOf } from "../asked";
import { shopBuild } from "../shop-build";

let shop: Awaited<ReturnType<typeof serverOf>>;
let open: string[];
let asha: string;

beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  const files = pageCache(handler, () => "/");
  shop = await serverOf(listenerFor(handler, files));
  const { slug } = await aProduct({ categoryId: (await aCategory()).id });
  open = ["/", "/Store", "/Store?page=1", "/categories", `/product/${slug}`, "/about"];
  asha = await cookieOf(await shopper());
});

afterAll(() => shop.close());

const ask = (path: string, headers: Record<string, string> = {}) => shop.ask(path, { headers });

describe("an open page for a guest, behind an edge", () => {
  it.each(["", "_ga=GA1.1; theme=dark"])("may be kept by it, with cookies “%s”", async (Cookie) => {
    for (const path of open) {
      for (const encoding of ["identity", "gzip", "br"]) {
        const asking = { "Accept-Encoding": encoding, ...(Cookie && { Cookie }) };
        const { headers } = await ask(path, asking);
        expect(headers, path).toMatchObject({
          "cache-control": "public, max-age=0, must-revalidate",
          "cdn-cache-control": "s-maxage=3600, stale-while-revalidate=30, stale-if-error=86400",
          vary: "Accept-Encoding",
          etag: expect.stringMatching(/^"[\w-]{22}"$/),
          "x-page-for": "everybody",
        });
        expect(headers).not.toHaveProperty("set-cookie");
        const again = await ask(path, { ...asking, "If-None-Match": headers.etag ?? "" });
        expect(again.status).toBe(304);
        for (const name of ["cache-control", "cdn-cache-control", "vary", "etag"])
          expect(again.headers[name], name).toBe(headers[name]);
      }
    }
  });

  it("is nobody's to keep for who has a cookie of the shop, and names it in Vary", async () => {
    const cookies = [asha, "prayosha_cart=x", "prayosha_pin=x", "prayosha_toast=x"];
    for (const Cookie of cookies) {
      for (const path of open) {
        const { headers } = await ask(path, { Cookie });
        expect(headers["cache-control"], Cookie).toMatch(/^private|^no-store/);
        expect(headers).not.toHaveProperty("cdn-cache-control");
        expect(headers.vary).toContain("Cookie");
      }
    }
  });

  it.each(["/search?q=oil", "/cart", "/login", "/contact", "/product/not-there", "/?x=1"])(
    "is not what %s is",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["cache-control"]).toMatch(/^private|^no-store/);
      expect(headers).not.toHaveProperty("cdn-cache-control");
    },
  );
});
