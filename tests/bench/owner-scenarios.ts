import { adminCookie } from "./crowd";
import type { Ask } from "./load";
import { rowsOf } from "./rows-of";
import type { Scenario } from "./scenarios";

const byOwner = (name: string, asks: Ask[]): Scenario => ({
  name,
  visitor: "admin",
  kind: "owner",
  asks,
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
export async function adminScenarios(dataDir: string): Promise<Scenario[]> {
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
      list(["?q=Patel", "?q=પટેલ", "?q=98000", "?q=PR-000050", "?q=As", "?q=Asha+Mehta"]),
    ),
    byOwner("Today", [{ path: "/dashboard/admin", headers, word: "<h1>Today" }]),
    byOwner("search over everything", searches(headers)),
    byOwner("one order", orderPages(dataDir, headers)),
  ];
}

/** A whole number leads to its order, all else to what was found. */
const searches = (headers: Record<string, string>): Ask[] =>
  ["PR-000050", "Asha", "98000", "shopper-77@bench.example", "395002", "Surat", "સિંગતેલ"].map(
    (word) => ({
      path: `/dashboard/admin/search?q=${encodeURIComponent(word)}`,
      headers,
      ...(/^PR-\d+$/.test(word) ? { status: 303 } : { word: "<h1>Found" }),
    }),
  );

const orderPages = (dataDir: string, headers: Record<string, string>): Ask[] =>
  rowsOf<string>(dataDir, "select number from orders order by serial desc limit ?", 200).map(
    (number) => ({ path: `/dashboard/admin/orders/${number}`, headers, word: number }),
  );
