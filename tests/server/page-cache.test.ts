import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import {
  addSearchWords,
  allSearchWords,
  deleteSearchWords,
} from "~/goods/catalogue/search/owners-words/search-words.server";
import { updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import type { Category, Product } from "~/goods/catalogue/product";
import { write } from "~/base/db/connection.server";
import { refunds, sessions } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { setTestimonials } from "~/goods/story/testimonials.server";
import { createHandler } from "~/server/handler";
import { pageCache } from "~/server/page-cache/page-cache";
import { withoutNonce } from "~/server/page-cache/without-nonce";
import { listenerFor } from "~/server/serve";
import { admin, cookieOf, cookiesOf, shopper } from "../cast";
import { aCategory, anInput, aProduct } from "../goods/catalogue/shelf";
import { serverOf, withoutChances } from "./asked";
import { pageCacheStats } from "./page-cache-stats";
import { shopBuild } from "./shop-build";

type Shop = Awaited<ReturnType<typeof serverOf>>;

let made: Shop;
let kept: Shop;
let oil: Product;
let tins: Category;
let bottles: Category;
const visitors = new Map<string, string>();

/** One that makes every page anew, and one that keeps them; both see the same Host. */
beforeAll(async () => {
  const handler = createHandler(await shopBuild(), "production");
  made = await serverOf(listenerFor(handler, (_request, _response, next) => next()));
  kept = await serverOf(
    listenerFor(
      handler,
      pageCache(handler, () => "/"),
    ),
  );

  tins = await aCategory("Tins & <Jars>");
  bottles = await aCategory("સિંગતેલ Bottles");
  oil = await aProduct({
    categoryId: tins.id,
    name: "Oil </script><script>alert(1)</script> ₹ “સિંગતેલ”",
    description: "$& $1 template: \u2028 \\u003c % + = nonce",
  });
  const others = [];
  for (let count = 0; count < 13; count += 1)
    others.push(await aProduct({ categoryId: bottles.id }));
  await setCompanyFacts({ phone: "+91 98765 43210", announcement: "Open on Sunday <3" });
  await setTestimonials([{ words: "Good & pure", who: "A cook", where: "Surat" }]);

  const cartWith = async (...products: Product[]) => {
    let cartId: string | null = null;
    for (const { id } of products)
      ({ cartId } = await addToCart({ userId: null, cookieCart: cartId }, id));
    return cookiesOf((await rememberCart(cartId)).getSetCookie());
  };
  const ramesh = await admin({ name: 'Ramesh </script> & \u2028 "Sons" ₹' });
  await write((tx) =>
    tx
      .insert(refunds)
      .values({
        id: newId(),
        idempotencyKey: newId(),
        amountPaise: 100,
        status: "failed",
        actor: "test",
        createdAt: 1,
        updatedAt: 1,
      })
      .run(),
  );
  const asha = await shopper({ name: "Asha $& $1" });
  await addToCart({ userId: asha.id, cookieCart: null }, oil.id);
  const gone = await shopper();
  const ended = await cookieOf(gone);
  await write((tx) => tx.delete(sessions).where(eq(sessions.userId, gone.id)).run());
  const toast = await seeOtherWith("Item Added to cart", "/Store");

  visitors
    .set("a guest", "")
    .set("a guest with cookies of others", "_ga=GA1.1; theme=dark")
    .set("a cart of one", await cartWith(oil))
    .set("a cart of two", await cartWith(oil, others[0] as Product))
    .set("a shopper", await cookieOf(asha))
    .set("an admin with work", await cookieOf(ramesh))
    .set("an ended session", ended)
    .set("an ended session and a cart", `${ended}; ${await cartWith(oil)}`)
    .set("a made-up session", "prayosha_session=abc.def; prayosha_cart=%%%")
    .set("two sessions", `${await cookieOf(asha)}; ${await cookieOf(ramesh)}`)
    .set("a message", cookiesOf(toast.headers.getSetCookie()));
});

afterAll(() => Promise.all([made.close(), kept.close()]));

const pages = () => [
  "/",
  "/Store",
  `/Store?category=${tins.slug}&price=`,
  "/Store?page=2",
  `/category/${bottles.slug}?page=2`,
  "/search?q=Oil",
  "/search?q=%E0%AA%B8%E0%AA%BF%E0%AA%82%E0%AA%97%E0%AA%A4%E0%AB%87%E0%AA%B2&page=1",
  "/search?q=%3C/script%3E+no-such-thing",
  "/categories",
  `/category/${bottles.slug}`,
  `/product/${oil.slug}`,
  `/product/${oil.slug}?photo=1`,
  "/about",
  "/Termsofservices",
  "/privacy",
  "/RefundandReturn",
  "/shipingpolicy",
];

const host = "shop.example:3000";
const forEverybody = {
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "Accept-Encoding",
};

describe("a page from memory", () => {
  it.each([
    "a guest",
    "a guest with cookies of others",
    "a cart of one",
    "a cart of two",
    "a shopper",
    "an admin with work",
    "an ended session",
    "an ended session and a cart",
    "a made-up session",
    "two sessions",
    "a message",
  ])("is to the letter what is made anew, for %s", async (who) => {
    const cookie = visitors.get(who) ?? "";
    for (const path of pages()) {
      const headers = { Host: host, ...(cookie && { Cookie: cookie }) };
      const anew = withoutChances(await made.ask(path, { headers }));
      // Only from memory are they the very same bytes for all, so that other caches may keep them.
      if (!cookie.includes("prayosha_") && !path.startsWith("/search")) {
        expect(anew.headers).toMatchObject({ "cache-control": "private, no-cache" });
        Object.assign(anew.headers, forEverybody);
      }
      for (const encoding of ["identity", "gzip", "br", "br"]) {
        const asking = { headers: { ...headers, "Accept-Encoding": encoding } };
        expect(withoutChances(await kept.ask(path, asking)), `${path} ${encoding}`).toEqual(anew);
      }
    }
  });

  it.each(["identity", "gzip", "br"])(
    "is the very same for all guests with %s, but for its id and hour",
    async (encoding) => {
      const others = { Cookie: "_ga=1", "Sec-Fetch-Site": "cross-site" };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const headers = { Host: host, "Accept-Encoding": encoding, ...(index % 2 ? others : {}) };
          return kept.ask("/about", { headers });
        }),
      );
      expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(20);
      const seen = answers.map(({ headers, bytes }) => {
        expect(headers["content-length"]).toBe(String(bytes.length));
        const { date: _date, "x-request-id": _id, ...others } = headers;
        return JSON.stringify([others.etag, others, bytes.toString("base64")]);
      });
      // One packed quickly, one as small as can be: each has a tag of its own.
      const tags = new Set(answers.map(({ headers }) => headers.etag));
      expect(new Set(seen).size).toBe(tags.size);
      expect(tags.size).toBeLessThanOrEqual(2);
      for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
    },
  );

  it("has another strong tag in each encoding, and says that encoding alone decides", async () => {
    const answers = await Promise.all(
      ["identity", "gzip", "br"].map((encoding) =>
        kept.ask("/categories", { headers: { Host: host, "Accept-Encoding": encoding } }),
      ),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of answers) expect(headers).toMatchObject(forEverybody);
  });

  it.each(["gzip", "br"])(
    "is packed smaller with %s when it is asked for again",
    async (encoding) => {
      const asking = { headers: { Host: "smaller.example", "Accept-Encoding": encoding } };
      const first = await kept.ask("/", asking);
      await vi.waitUntil(
        async () => (await kept.ask("/", asking)).bytes.length < first.bytes.length,
        { timeout: 10_000 },
      );
      expect((await kept.ask("/", asking)).html).toBe(first.html);
    },
  );

  it("allows its own scripts by their hashes, and none that came in by the shop's texts", () => {
    const html = `<script nonce="m">own()</script><script>evil()</script><script nonce="x">evil()</script>`;
    const { body, policy } = withoutNonce(html, "m");
    expect(String(body)).toContain("<script>own()</script>");
    const hash = createHash("sha256").update("own()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self';`);
  });

  it("holds the letters of each language whole, with nothing between them", async () => {
    for (const path of ["/gu/Termsofservices", "/hi/Termsofservices", "/gu", "/hi/privacy"]) {
      const { status, html } = await kept.ask(path, { headers: { Host: host } });
      expect([status, /[\0\uFFFD]/.test(html)], path).toEqual([200, false]);
    }
  });

  it("is only named by HEAD", async () => {
    const asking = { headers: { Host: host, "Accept-Encoding": "br" } };
    const { headers } = await kept.ask("/about", asking);
    const head = await kept.ask("/about", { ...asking, method: "HEAD" });
    expect(head).toMatchObject({ status: 200, html: "" });
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers["content-type"]).toBe(headers["content-type"]);
  });

  it("is made once for a hundred who ask at the same time", async () => {
    const before = await pageCacheStats();
    const asking = { headers: { Host: "once.example" } };
    await Promise.all(Array.from({ length: 100 }, () => kept.ask("/Store", asking)));
    const after = await pageCacheStats();
    expect(after.misses - before.misses).toBe(1);
    expect(after.entries - before.entries).toBe(1);
    expect(after.bytes).toBeGreaterThan(before.bytes);
    await kept.ask("/Store", asking);
    expect((await pageCacheStats()).hits).toBeGreaterThan(after.hits);
  });
});

describe("a page the browser has", () => {
  const same = async (path: string) => {
    const headers = { Host: host };
    const { etag } = (await kept.ask(path, { headers })).headers;
    return { headers, etag: etag ?? "" };
  };

  it("is not sent again to a guest, and keeps the policy it came with", async () => {
    const { headers, etag } = await same("/about");
    for (const tags of [etag, `"x", ${etag}`, `"x",W/${etag}`]) {
      const asking = { headers: { ...headers, "If-None-Match": tags } };
      const again = await kept.ask("/about", asking);
      expect(again).toMatchObject({ status: 304, html: "" });
      expect(again.headers).not.toHaveProperty("content-security-policy");
      expect(again.headers).toMatchObject({ etag, ...forEverybody });
      expect(again.headers).not.toHaveProperty("cdn-cache-control");
      const head = await kept.ask("/about", { ...asking, method: "HEAD" });
      expect(head.status).toBe(304);
    }
  });

  it("is sent again once somebody has signed in or put something into the cart", async () => {
    const { headers, etag } = await same("/about");
    for (const who of ["a cart of one", "a shopper", "an admin with work"]) {
      const asking = { ...headers, Cookie: visitors.get(who) ?? "", "If-None-Match": etag };
      expect((await kept.ask("/about", { headers: asking })).status).toBe(200);
    }
  });
});

describe("what is not asked plainly", () => {
  it.each([
    ["another spelling", "/store", {}, 301],
    ["a slash at the end", "/Store/", {}, 308],
    ["percent signs for letters", "/%53tore", {}, 301],
    ["a missing product", "/product/not-there", {}, 404],
    ["a missing category", "/category/not-there", {}, 404],
    ["a Host that moves the address", "/", { Host: "x/dashboard?" }, 400],
  ])("%s is answered as ever", async (_, path, headers, status) => {
    const before = (await pageCacheStats()).entries;
    for (let time = 0; time < 2; time += 1) {
      const asking = { headers: { Host: host, ...headers } };
      expect((await kept.ask(path, asking)).status).toBe(status);
    }
    expect((await pageCacheStats()).entries).toBe(before);
  });

  it.each([
    "/?utm=x",
    "/about?x=1",
    "/about?utm_source=x&x=1",
    "/Store?page=2&y=1",
    "/search?q=oil&x=1",
    "/contact",
    "/track",
    "/login",
    "/cart",
  ])("%s is not kept", async (path) => {
    const before = (await pageCacheStats()).entries;
    expect((await kept.ask(path, { headers: { Host: host } })).status).toBe(200);
    expect((await pageCacheStats()).entries).toBe(before);
  });

  it.each([
    ["/about?utm_source=mail&utm_medium=x", "/about"],
    ["/Store?gclid=a&page=1&fbclid=b", "/Store?page=1"],
    ["/search?q=oil&utm_campaign=diwali", "/search?q=oil"],
  ])("%s is kept as %s: advertisers' additions change no page", async (address, bare) => {
    const asking = { headers: { Host: host } };
    const page = await kept.ask(bare, asking);
    const before = (await pageCacheStats()).entries;
    expect((await kept.ask(address, asking)).html).toBe(page.html);
    expect((await pageCacheStats()).entries).toBe(before);
  });

  it("a made-up Host shows in no other visitor's page", async () => {
    const evil = await kept.ask("/", { headers: { Host: "evil.example" } });
    expect(evil.html).toContain("http://evil.example/");
    for (const forwarded of [
      "X-Forwarded-Host",
      "Forwarded",
      "X-Forwarded-Proto",
      "X-Original-URL",
    ]) {
      const headers = { Host: host, [forwarded]: "host=evil.example" };
      const { html } = await kept.ask("/", { headers });
      expect(html).not.toContain("evil.example");
    }
  });

  it.each([
    "br;q=0, gzip;q=0, identity",
    "gzip;q=0.0, *;q=0",
    "x".repeat(5000),
    ",;,;q=,br;q=banana",
    "BR",
    "*",
  ])("Accept-Encoding %.30s gets what it can read", async (encoding) => {
    const asking = (more: object) => ({
      headers: { Host: host, "Accept-Encoding": encoding, ...more },
    });
    const plain = await kept.ask("/about", { headers: { Host: host } });
    const answer = await kept.ask("/about", asking({}));
    expect(withoutChances(answer).html).toBe(withoutChances(plain).html);
    const personal = await kept.ask("/about", asking({ Cookie: visitors.get("a shopper") }));
    expect(personal.html).toContain("Asha");
    if (/q=0/.test(encoding)) expect(answer.headers).not.toHaveProperty("content-encoding");
  });
});

it("who asks after a visitor gets nothing of theirs, whatever they send", async () => {
  const known = /Asha|Ramesh|@example\.com|1 item|2 items/;
  const names = ["a shopper", "an admin with work", "a cart of two"];
  const hostile: Record<string, string | string[]>[] = [
    {},
    { Cookie: "prayosha_session=; prayosha_cart=" },
    { Cookie: "PRAYOSHA_SESSION=x" },
    { Cookie: ["a=b", "prayosha_session=x"] },
    { Cookie: `prayosha_session=${"A".repeat(3000)}` },
    { Cookie: visitors.get("an ended session") ?? "" },
    { "X-Prayosha": "prayosha_session=1", "X-Request-Id": "1" },
    { Authorization: "Bearer x" },
    { Range: "bytes=0-99" },
    { "If-None-Match": "*" },
    { Cookie: "prayosha_session=x", "Sec-Fetch-Site": "cross-site" },
  ];
  for (const path of ["/", "/Store", `/product/${oil.slug}`]) {
    for (const who of names) {
      const theirs = await kept.ask(path, {
        headers: { Host: host, Cookie: visitors.get(who) ?? "" },
      });
      expect(theirs.html).toMatch(known);
      expect(theirs.headers).not.toHaveProperty("x-page-for");
      for (const headers of hostile) {
        const answer = await kept.ask(path, { headers: { Host: host, ...headers } });
        expect(answer.html).not.toMatch(known);
      }
    }
  }
});

describe("after a change", () => {
  it("the very next page shows it, to guests and to others", async () => {
    const path = `/product/${oil.slug}`;
    const shown = async (cookie?: string) =>
      (await kept.ask(path, { headers: { Host: host, ...(cookie ? { Cookie: cookie } : {}) } }))
        .html;
    for (const pricePaise of [31_100, 32_200, 33_300]) {
      const changed = await updateProduct(oil.id, {
        ...anInput(tins.id),
        name: oil.name,
        description: oil.description,
        pricePaise,
      });
      expect(changed.problem).toBeUndefined();
      const price = `₹${pricePaise / 100}`;
      expect(await shown()).toContain(price);
      expect(await shown(visitors.get("a shopper"))).toContain(price);
    }
    await setCompanyFacts({ announcement: "Closed on Monday" });
    expect(await shown()).toContain("Closed on Monday");
  });

  it("of the words that mean the same, the next search knows them", async () => {
    const found = async () =>
      (await kept.ask("/search?q=bottling", { headers: { Host: host } })).html;
    expect(await found()).toContain("No Products Found");
    const actor = { id: (await admin()).id, name: "Owner" };
    await addSearchWords("bottling, oil", actor);
    expect(await found()).toContain("Found 14");
    const [group] = allSearchWords().filter(({ words }) => words.startsWith("bottling"));
    await deleteSearchWords(group?.id ?? "", actor);
    expect(await found()).toContain("No Products Found");
  });

  it("of a price by another process, every page asked for after it shows it, however busy the shop is", async () => {
    const path = `/product/${oil.slug}`;
    const shown = async () => (await kept.ask(path, { headers: { Host: host } })).html;
    for (const pricePaise of [41_100, 42_200, 43_300]) {
      const load = { isOver: false };
      const asking = Array.from({ length: 8 }, async () => {
        while (!load.isOver) await shown();
      });
      await priceFromElsewhere(oil.id, pricePaise);
      const after = await Promise.all(Array.from({ length: 20 }, shown));
      load.isOver = true;
      await Promise.all(asking);
      for (const html of after) expect(html).toContain(`₹${pricePaise / 100}`);
    }
  });

  it("a page that was being made while it happened is nobody's afterwards", async () => {
    const asking = { headers: { Host: "meanwhile.example" } };
    const begun = Array.from({ length: 5 }, () => kept.ask("/Store", asking));
    await setCompanyFacts({ announcement: "Meanwhile" });
    expect((await kept.ask("/Store", asking)).html).toContain("Meanwhile");
    await Promise.all(begun);
    expect((await kept.ask("/Store", asking)).html).toContain("Meanwhile");
  });

  it("a cart or a sign-in changes no page of others", async () => {
    await kept.ask("/about", { headers: { Host: host } });
    const before = await pageCacheStats();
    await addToCart({ userId: null, cookieCart: null }, oil.id);
    await cookieOf(await shopper());
    await kept.ask("/about", { headers: { Host: host } });
    expect((await pageCacheStats()).misses).toBe(before.misses);
  });
});

/** Another process on the same database sets a price; over when that is stored. */
async function priceFromElsewhere(id: string, pricePaise: number): Promise<void> {
  const program = `
    const Database = require("better-sqlite3");
    const shop = new Database(process.argv[1] + "/shop.sqlite");
    shop.pragma("busy_timeout = 5000");
    shop.prepare("UPDATE products SET price_paise = ? WHERE id = ?").run(+process.argv[2], process.argv[3]);
  `;
  const args = ["-e", program, process.env.DATA_DIR ?? "", String(pricePaise), id];
  await promisify(execFile)(process.execPath, args);
}
