import path from "node:path";
import Database from "better-sqlite3";
import { priceBrackets } from "~/catalogue/price-brackets";
import { Dice } from "../storm/random";
import { adminCookie, crowd, guestCookie, linesInCart, shopperCookie, stockOfCarts } from "./crowd";
import type { Ask } from "./load";
import { keywords, pick } from "./names";

export type Scenario = {
  name: string;
  visitor: "guest" | "with a cart" | "signed in" | "admin";
  asks: Ask[];
  /** Which bare server does the least of the same kind; null: none. */
  beside: "page" | "cards" | null;
  /** Asked from one connection only: what counts is how long one answer takes. */
  alone?: boolean;
};

const json = '"success":true';

/** What guests ask for. Where a crowd asks for many different things, so does the bench. */
export function guestScenarios(dataDir: string): Scenario[] {
  const pages = pagesOf(dataDir);
  const guest = (name: string, asks: Ask[], beside: Scenario["beside"] = "page"): Scenario => ({
    name,
    visitor: "guest",
    asks,
    beside,
  });
  return [
    guest("home", pages.home),
    guest("store", pages.store),
    guest("product", pages.products),
    guest("category", pages.categories),
    guest("store filtered", pages.filtered, "cards"),
    { ...guest("store filtered", pages.filtered, null), alone: true },
    guest("search", pages.searches, "cards"),
    { ...guest("search", pages.searches, null), alone: true },
    guest("API product-list", pages.api, null),
    guest("photo", pages.photos, null),
  ];
}

/** The same pages, and the cart, with a cart in the cookie and signed in: each request by somebody else. */
export async function personalScenarios(dataDir: string): Promise<Scenario[]> {
  const pages = pagesOf(dataDir);
  const kinds = [
    { visitor: "with a cart", cookieOf: guestCookie, many: crowd.guests, word: "Cart, 2 items" },
    { visitor: "signed in", cookieOf: shopperCookie, many: crowd.shoppers, word: null },
  ] as const;
  const scenarios: Scenario[] = [];
  for (const { visitor, cookieOf, many, word } of kinds) {
    const cookies = await Promise.all(
      Array.from({ length: 600 }, (_, index) => cookieOf(many - 1 - index)),
    );
    const by = (asks: Ask[]): Ask[] =>
      cookies.map((Cookie, index) => ({
        ...asks[index % asks.length]!,
        headers: { Cookie },
        word: word ?? `shopper-${many - 1 - index}@bench.example`,
      }));
    const scenario = (
      name: string,
      asks: Ask[],
      beside: Scenario["beside"] = "cards",
    ): Scenario => ({ name, visitor, asks: by(asks), beside });
    scenarios.push(
      scenario("home", pages.home),
      scenario("store", pages.store),
      scenario("product", pages.products),
      scenario("category", pages.categories),
      scenario("store filtered", pages.filtered),
      scenario("search", pages.searches),
      scenario("cart", [{ path: "/cart" }], null),
    );
  }
  return scenarios;
}

const byOwner = (name: string, asks: Ask[]): Scenario => ({
  name,
  visitor: "admin",
  asks,
  beside: null,
  alone: true,
});

/** The lists of goods of a shop with many products. One owner, one question at a time. */
export async function goodsScenarios(dataDir: string): Promise<Scenario[]> {
  const headers = { Cookie: await adminCookie() };
  const area = "/dashboard/admin";
  const list = (path: string, word: string, queries: string[]): Ask[] =>
    queries.map((query) => ({ path: encodeURI(`${area}${path}${query}`), headers, word }));
  const slugs = rowsOf<string>(dataDir, "select slug from products order by random() limit ?", 20);
  const later = ["", "?page=2", "?page=40"];
  return [
    byOwner(
      "products",
      list("/products", "<h1>Products", [...later, "?sale=hidden", "?sale=sold+out"]),
    ),
    byOwner("oils", list("/oils", "<h1>Oils", ["", "?q=family+9"])),
    byOwner(
      "stock",
      list("/stock", "<h1>Stock", [...later, "?show=low", "?show=owed", "?show=all"]),
    ),
    byOwner(
      "movements",
      slugs.map((slug) => list(`/product/${slug}/stock`, "What came and went", [""])).flat(),
    ),
    byOwner("batches", list("/batches", "<h1>Batches", [...later, "?q=B-77"])),
    byOwner("prices of the day", list("/prices", "<h1>Prices", [...later, "?q=tin"])),
    byOwner("counter", list("/counter", "<h1>Write down", [""])),
    byOwner("new quote", list("/quotes/new", "<h1>New quote", [""])),
    byOwner("quick-order sheet", [{ path: "/quick-order", headers, word: "<h1>Quick order" }]),
  ];
}

/** What the owner of a shop with a long past looks at. One owner, one question at a time. */
export async function adminScenarios(): Promise<Scenario[]> {
  const headers = { Cookie: await adminCookie() };
  const list = (queries: string[]): Ask[] =>
    queries.map((query) => ({
      path: encodeURI(`/dashboard/admin/orders${query}`),
      headers,
      word: "All Orders",
    }));
  return [
    byOwner("order list", list(["", "?page=2", "?page=5", "?page=40"])),
    byOwner(
      "order list, by status",
      list(["?status=Not+Process", "?status=deliverd", "?status=Shipped", "?status=cancel"]),
    ),
    byOwner(
      "order list, by day",
      list(["?from=2026-01-01&to=2026-03-31", "?from=2025-06-01", "?to=2026-06-30"]),
    ),
    byOwner(
      "order list, searched",
      list(["?q=Patel", "?q=પટેલ", "?q=98000", "?q=PR-500000", "?q=As", "?q=Asha+Mehta"]),
    ),
    byOwner("dashboard", [{ path: "/dashboard/admin", headers, word: "Dashboard" }]),
  ];
}

const linesPerCart = 20;

/** Every request puts another product into a cart that does not hold it yet, so every one is a committed write. */
export async function addToCart(
  dataDir: string,
  address: string,
  guests: { from: number; count: number },
): Promise<Ask[]> {
  const ids = rowsOf<string>(
    dataDir,
    "select id from products where is_sold_out = 0 order by id limit ?",
    stockOfCarts,
  );
  const asks: Ask[][] = [];
  for (let index = guests.from; index < guests.from + guests.count; index += 1) {
    const headers = {
      Cookie: await guestCookie(index),
      Origin: address,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    asks.push(
      Array.from({ length: linesPerCart }, (_, line) => ({
        path: "/cart",
        method: "POST",
        headers,
        body: `intent=add&product=${ids[(index + linesInCart + line) % ids.length]}`,
        status: 303,
      })),
    );
  }
  return asks.flat();
}

export const cartLinesIn = (dataDir: string) =>
  rowsOf<number>(dataDir, "select count(*) from cart_lines limit ?", 1)[0] ?? 0;

/** The addresses of a shop, as many different ones as a crowd would ask for. */
function pagesOf(dataDir: string) {
  const dice = new Dice(7);
  const products = rowsOf<string>(
    dataDir,
    "select slug || '|' || name from products where id like 'bench-%' order by random() limit ?",
    400,
  ).map((row) => row.split("|") as [string, string]);
  const categories = rowsOf<string>(
    dataDir,
    "select slug from categories order by name limit ?",
    100,
  );
  const hashes = rowsOf<string>(dataDir, "select distinct hash from photos limit ?", 50);
  const total = rowsOf<number>(dataDir, "select count(*) from products limit ?", 1)[0] ?? 0;
  return {
    home: [{ path: "/", word: "Top Products" }],
    store: [1, 1, 1, 1, 2, 3].map((page) => ({
      path: page === 1 ? "/Store" : `/Store?page=${page}`,
      word: "<h1>Store</h1>",
    })),
    products: products.map(([slug, name]) => ({ path: `/product/${slug}`, word: name })),
    categories: categories.map((slug) => ({ path: `/category/${slug}`, word: "<h1>Category" })),
    filtered: categories.flatMap((slug) =>
      priceBrackets.map(({ value }) => ({
        path: `/Store?category=${slug}&category=${pick(dice, categories)}&price=${value}`,
        word: "<h1>Store</h1>",
      })),
    ),
    searches: keywords.map((keyword) => ({
      path: `/search?q=${encodeURIComponent(keyword)}`,
      word: keyword,
    })),
    api: Array.from({ length: 100 }, () => ({
      path: `/api/v1/product/product-list/${1 + Math.floor((dice.next() * total) / 8)}`,
      word: json,
    })),
    photos: hashes.flatMap((hash) =>
      [240, 400, 640, 960].map((width) => ({
        path: `/photos/${hash}/${width}`,
        headers: { Accept: "image/avif,image/webp,*/*" },
      })),
    ),
  };
}

function rowsOf<T>(dataDir: string, sql: string, most: number): T[] {
  const database = new Database(path.join(dataDir, "shop.sqlite"), { readonly: true });
  try {
    return database.prepare(sql).pluck().all(most) as T[];
  } finally {
    database.close();
  }
}
