import { crowd, guestCookie, otherCarts, quietCarts, shopperCookie } from "./crowd";
import type { Ask } from "./load";
import { longAccountScenarios } from "./long-accounts";
import { pagesOf } from "./pages-of";

/**
 * What is promised of a scenario depends on its kind. `from memory`: open pages, for guests; `filled`: the same with a cart or
 * signed in; `personal`: pages that are made for one person; `never asked`: every question differs from all before; `mix`: all of
 * them at once.
 */
export type Kind =
  | "from memory"
  | "filled"
  | "personal"
  | "owner"
  | "never asked"
  | "suggestions"
  | "mix"
  | "adding"
  | "order"
  | "other";

export type Scenario = {
  name: string;
  visitor: "guest" | "with a cart" | "signed in" | "admin" | "everybody";
  kind: Kind;
  /** For `never asked` and `mix` longer than all rounds need. */
  asks: Ask[];
  /** Asked from one connection only: what counts is how long one answer takes. */
  alone?: boolean;
};

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
  const guests = await cookiesOf(guestCookie, quietCarts.from, quietCarts.count);
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
    signedIn("own orders", "personal", [{ path: `${account}/orders`, word: "<h1>Your orders" }]),
    ...(await longAccountScenarios(dataDir)),
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
