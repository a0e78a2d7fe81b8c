import { priceBrackets } from "~/catalogue/price-brackets";
import { Dice } from "../storm/random";
import {
  crowd,
  guestCookie,
  isForCarts,
  linesInCart,
  otherCarts,
  shopperCookie,
  stockOfCarts,
} from "./crowd";
import type { Ask } from "./load";
import { rowsOf } from "./rows-of";
import { pick, questions } from "./names";

/**
 * What is promised of a scenario depends on its kind. `from memory`: open pages, for guests; `filled`: the same with a cart or
 * signed in; `personal`: pages that are made for one person; `never asked`: every question differs from all before.
 */
export type Kind =
  | "from memory"
  | "filled"
  | "personal"
  | "owner"
  | "never asked"
  | "suggestions"
  | "adding"
  | "order"
  | "other";

export type Scenario = {
  name: string;
  visitor: "guest" | "with a cart" | "signed in" | "admin";
  kind: Kind;
  /** For `never asked` longer than all rounds need. */
  asks: Ask[];
  /** Asked from one connection only: what counts is how long one answer takes. */
  alone?: boolean;
};

const json = '"success":true';

/** What guests ask for. Where a crowd asks for many different things, so does the bench. */
export function guestScenarios(dataDir: string): Scenario[] {
  const pages = pagesOf(dataDir);
  const guest = (name: string, kind: Kind, asks: Ask[], alone = false): Scenario => ({
    name,
    visitor: "guest",
    kind,
    asks,
    alone,
  });
  // Alone, and then by a crowd: each half of the questions is asked once.
  const halves = (name: string, asks: Ask[]) => [
    guest(name, "never asked", asks.slice(asks.length / 2), true),
    guest(name, "never asked", asks.slice(0, asks.length / 2)),
  ];
  return [
    guest("home", "from memory", pages.home),
    guest("store", "from memory", pages.store),
    guest("category", "from memory", pages.categories),
    guest("product", "from memory", pages.products.slice(0, 50)),
    guest("login", "personal", [{ path: "/login", word: "<h1>Login" }]),
    guest("unknown address", "personal", [{ path: "/nowhere", status: 404, word: "Not Found" }]),
    ...halves("search", pages.searches),
    ...halves("store filtered", pages.filtered),
    ...halves("product, each another", pages.products),
    guest("suggestions", "suggestions", pages.suggestions),
    guest("API product-list", "other", pages.api),
    guest("photo", "other", pages.photos),
  ];
}

/** The same pages, the cart, the checkout and the account, each request by somebody else. */
export async function personalScenarios(dataDir: string): Promise<Scenario[]> {
  const pages = pagesOf(dataDir);
  const few = { ...pages, products: pages.products.slice(0, 50) };
  const carts = crowd.guests - 1800;
  const guests = await cookiesOf(guestCookie, carts, 600);
  const shoppers = await cookiesOf(shopperCookie, crowd.shoppers - 600, 600);
  const scenario =
    (visitor: Scenario["visitor"], cookies: string[]) =>
    (name: string, kind: Kind, asks: Ask[]): Scenario => ({
      name,
      visitor,
      kind,
      asks: cookies.map((Cookie, index) => ({
        ...asks[index % asks.length]!,
        headers: { Cookie },
      })),
    });
  const shop = (of: ReturnType<typeof scenario>) => [
    of("home", "filled", few.home),
    of("store", "filled", few.store),
    of("category", "filled", few.categories),
    of("product", "filled", few.products),
    of("cart", "personal", [{ path: "/cart", word: "Cart, 2 items" }]),
    of("checkout", "personal", [{ path: "/checkout", word: "<h1>Checkout" }]),
  ];
  const others = await Promise.all(
    otherCarts.map(async ({ lines, from, count }) =>
      scenario("with a cart", await cookiesOf(guestCookie, from, count))(
        `cart, ${lines === 1 ? "1 line" : `${lines} lines`}`,
        "personal",
        [{ path: "/cart", word: `Cart, ${lines} item` }],
      ),
    ),
  );
  const signedIn = scenario("signed in", shoppers);
  const account = "/dashboard/user";
  return [
    ...shop(scenario("with a cart", guests)),
    ...others,
    ...shop(signedIn).map((one) =>
      one.name === "cart" ? { ...one, asks: one.asks.map(asAnyCart) } : one,
    ),
    signedIn("account", "personal", [{ path: account, word: "<h1>Dashboard" }]),
    signedIn("profile", "personal", [{ path: `${account}/profile`, word: "Profile" }]),
    signedIn("own orders", "personal", [{ path: `${account}/orders`, word: "<h1>All Orders" }]),
  ];
}

const asAnyCart = (ask: Ask): Ask => ({ ...ask, word: "Cart" });

function cookiesOf(
  cookieOf: (index: number) => Promise<string>,
  from: number,
  count: number,
): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => cookieOf(from + index)));
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
    `select id from products where ${isForCarts} order by id limit ?`,
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

/** So many different ones, or as many as there are. */
function differing(count: number, make: () => string): string[] {
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < 3 * count; tries += 1) found.add(make());
  return [...found];
}
