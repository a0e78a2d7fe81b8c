import { priceBrackets } from "~/goods/catalogue/price-brackets";
import { Dice } from "../dice";
import { pick, questions } from "./names";
import { rowsOf } from "./rows-of";

/** The addresses of a shop, as many different ones as a crowd would ask for. */
export function pagesOf(dataDir: string) {
  const dice = new Dice(7);
  const products = rowsOf<string>(
    dataDir,
    "select slug || '|' || name from products where id like 'bench-%' order by random() limit ?",
    8000,
  ).map((row) => row.split("|") as [string, string]);
  const asked = questions(dice, 8000);
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
    filtered: differing(8000, () => {
      const { value } = pick(dice, priceBrackets);
      const [one, other] = [pick(dice, categories), pick(dice, categories)];
      const page = 1 + Math.floor(dice.next() * 20);
      return `/Store?category=${one}&category=${other}&price=${value}&page=${page}`;
    }).map((path) => ({ path, word: "<h1>Store</h1>" })),
    searches: asked.map((question) => ({
      path: `/search?q=${encodeURIComponent(question)}`,
      word: "</html>",
    })),
    suggestions: asked.map((question) => ({
      path: `/search/suggestions?q=${encodeURIComponent(question)}`,
    })),
    api: Array.from({ length: 100 }, () => ({
      path: `/api/v1/product/product-list/${1 + Math.floor((dice.next() * total) / 8)}`,
      word: '"success":true',
    })),
    photos: hashes.flatMap((hash) =>
      [240, 400, 640, 960].map((width) => ({
        path: `/photos/${hash}/${width}`,
        headers: { Accept: "image/avif,image/webp,*/*" },
      })),
    ),
  };
}

/** So many different ones, or as many as there are. */
function differing(count: number, make: () => string): string[] {
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < 3 * count; tries += 1) found.add(make());
  return [...found];
}
