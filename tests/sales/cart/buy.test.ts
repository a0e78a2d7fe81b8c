import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { cartLines, carts, products } from "~/base/db/schema";
import { deleteProduct, updateProduct } from "~/goods/catalogue/changes/product-changes.server";
import * as buyRoute from "~/routes/shop/buy";
import * as cartRoute from "~/routes/shop/cart";
import { itemsIn, pricesSeen, seenText } from "~/sales/cart/buy/buy-items";
import { toastOf } from "~/base/lib/toast.server";
import { db } from "~/base/db/connection.server";
import { admin, argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { anInput } from "../../goods/catalogue/shelf";
import { aPriceList, aStep, aTrader } from "../../goods/prices/trade";
import { htmlOf } from "../../people/accounts/rendered";
import { product } from "../../shelf";

type Sold = Awaited<ReturnType<typeof product>>;

let tin: Sold;
let bottle: Sold;
beforeEach(async () => {
  tin = await product({ name: "Tin", pricePaise: 280_000, volumeMl: 15_000 });
  bottle = await product({ name: "Bottle", pricePaise: 20_900, volumeMl: 1000 });
});

const open = async (items?: string, cookie?: string) => {
  const query = items === undefined ? "" : `?items=${encodeURIComponent(items)}`;
  const { data, init } = await buyRoute.loader(argsFor(`/buy${query}`, { cookie }));
  return { ...data, status: init?.status };
};

/** Presses the button; `cart`: what the cart has then. */
async function press(items: string, { seen = "", cookie = "" } = {}) {
  const answer = await buyRoute.action(argsFor("/buy", { form: { items, seen }, cookie }));
  if (!(answer instanceof Response)) throw new Error("The form came back");
  const all = [cookie, cookiesOf(answer.headers.getSetCookie())].join("; ").split("; ");
  // The newest of each name.
  const jar = [...new Map(all.map((one) => [one.split("=")[0], one])).values()].join("; ");
  const { toast } = await toastOf(new Request("http://localhost/", { headers: { Cookie: jar } }));
  const { lines } = (await cartRoute.loader(argsFor("/cart", { cookie: jar }))).data;
  return {
    jar,
    status: answer.status,
    location: answer.headers.get("Location"),
    said: toast?.message,
    cart: lines.map(({ name, quantity }) => [name, quantity]),
  };
}

const setSale = (id: string, sale: "sold out" | "hidden") =>
  write((tx) => tx.update(products).set({ sale }).where(eq(products.id, id)).run());

describe("the page of a link", () => {
  it("shows its packs with their prices and sum, and changes nothing", async () => {
    const before = db.$count(carts);
    const { lines, sumPaise, notes, status } = await open(`${tin.slug}:2,${bottle.slug}`);
    expect(lines.map(({ name, quantity, unitPaise }) => [name, quantity, unitPaise])).toEqual([
      [tin.name, 2, 280_000],
      [bottle.name, 1, 20_900],
    ]);
    expect({ sumPaise, notes, status }).toEqual({ sumPaise: 580_900, notes: [], status: 200 });
    expect(await db.$count(carts)).toBe(await before);
    const html = await htmlOf(
      buyRoute as never,
      argsFor(`/buy?items=${tin.slug}:2,${bottle.slug}:1`),
    );
    expect(html).toContain("₹5,809 before delivery");
    expect(html.match(/<button/g)).toHaveLength(1);
    const none = { actionHeaders: new Headers(), loaderHeaders: new Headers() };
    const sent = new Headers(buyRoute.headers(none as never));
    expect(sent.get("Cache-Control")).toMatch(/no-store|private/);
    expect(JSON.stringify(buyRoute.meta({ matches: [] } as never))).toContain("noindex");
  });

  it("says what cannot be had, and offers the rest", async () => {
    const hidden = await product({ name: "Hidden" });
    const out = await product({ name: "Out" });
    const gone = await product({ name: "Gone" });
    await setSale(hidden.id, "hidden");
    await setSale(out.id, "sold out");
    await deleteProduct(gone.id, await admin());
    const { lines, notes, status } = await open(
      `${hidden.slug}:1,${out.slug}:1,${gone.slug}:1,never-there:2,${tin.slug}:9,${bottle.slug}:x,<b>:1`,
    );
    expect(status).toBe(200);
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([[tin.name, 5]]);
    expect(notes.toSorted()).toEqual(
      [
        `${out.name} is sold out.`,
        `${tin.name}: 5 packs. The quick-order sheet takes more.`,
        `We know no product called “${hidden.slug}”; it is left out.`,
        `We know no product called “${gone.slug}”; it is left out.`,
        "We know no product called “never-there”; it is left out.",
        `We know no product called “${bottle.slug}:x”; it is left out.`,
        "We know no product called “<b>”; it is left out.",
      ].toSorted(),
    );
  });

  it("follows a former slug, also beside the new one", async () => {
    const { slug: former } = bottle;
    await updateProduct(bottle.id, { ...anInput(bottle.category.id), name: "New bottle" });
    const { lines, notes } = await open(`${former.toUpperCase()}:2,new-bottle:1`);
    expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([["new-bottle", 3]]);
    expect(notes).toEqual([]);
  });

  it("takes 20 packs at most", async () => {
    const many = [tin.slug, ...Array.from({ length: 20 }, (_, at) => `none-${at}`), bottle.slug];
    const { lines, notes } = await open(many.join(","));
    expect(lines.map(({ id }) => id)).toEqual([tin.id]);
    expect(notes).toHaveLength(20);
    expect(notes.at(-1)).toBe("A link holds 20 different packs; the rest is left out.");
  });

  it.each([
    "",
    ",,,",
    ":",
    "x:1",
    "a b",
    "%",
    "💧:2",
    "'; drop table",
    "x".repeat(9000),
    "x:-1",
    "x:1e9",
  ])("without a pack is a page that leads on: %s", async (items) => {
    const { lines, status } = await open(items);
    expect({ lines, status }).toEqual({ lines: [], status: 404 });
    const sent = await press(items);
    expect(sent.status).toBe(303);
    expect(sent.location).toMatch(/^\/buy\?items=/);
    expect(sent.said).toMatch(/^Nothing was added\./);
    expect(sent.cart).toEqual([]);
  });

  it("without a question at all is no mistake", async () =>
    expect((await open()).status).toBe(200));

  it("has the prices of the visitor's list, and those by quantity", async () => {
    const list = await aPriceList(bottle.id, { 1: 19_000 });
    await aStep(tin.id, { 3: 270_000 });
    const trader = await aTrader(list.id);
    const cookie = await cookieOf(trader);
    const { lines } = await open(`${tin.slug}:3,${bottle.slug}`, cookie);
    expect(lines.map(({ unitPaise }) => unitPaise)).toEqual([270_000, 19_000]);
  });
});

describe("the button", () => {
  it("puts all packs into the cart and leads there; a second press adds nothing", async () => {
    const items = `${tin.slug}:2,${bottle.slug}:1`;
    const first = await press(items);
    expect(first).toMatchObject({
      status: 303,
      location: "/cart",
      said: "The packs are in your cart.",
      cart: [
        [tin.name, 2],
        [bottle.name, 1],
      ],
    });
    expect((await press(items, { cookie: first.jar })).cart).toEqual(first.cart);
  });

  it("says what is different, a price since the page was shown as well", async () => {
    const seen = seenText([
      { slug: tin.slug, unitPaise: 275_000 },
      { slug: bottle.slug, unitPaise: 20_900 },
    ]);
    const { said, cart } = await press(`${tin.slug}:2,${bottle.slug}:7,never-there`, { seen });
    expect(said).toBe(
      `The packs are in your cart. ${tin.name} costs ₹2,800 now, not ₹2,750. ${bottle.name}: 5 packs. The quick-order sheet takes more. We know no product called “never-there”; it is left out.`,
    );
    expect(cart).toEqual([
      [tin.name, 2],
      [bottle.name, 5],
    ]);
  });

  it("fills the cart of who is signed in", async () => {
    const user = await shopper();
    await press(`${tin.slug}:1`, { cookie: await cookieOf(user) });
    const own = db.select({ id: carts.id }).from(carts).where(eq(carts.userId, user.id));
    const lines = db.select().from(cartLines).where(inArray(cartLines.cartId, own)).all();
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[tin.id, 1]]);
  });

  it("says that a cart is full", async () => {
    const packs: Sold[] = [];
    for (let made = 0; made < 50; made += 1) packs.push(await product());
    let jar = "";
    for (let from = 0; from < 50; from += 20) {
      const part = packs.slice(from, from + 20).map(({ slug }) => slug);
      ({ jar } = await press(part.join(","), { cookie: jar }));
    }
    const { said, location } = await press(tin.slug, { cookie: jar });
    expect(location).toMatch(/^\/buy\?/);
    expect(said).toContain("the cart is full");
  });
});

test("a link is read part by part", () => {
  expect(itemsIn(" a:2 , b ,a:૩,c:0,d:1:2,e:1000, :2,f:")).toEqual({
    items: [
      { slug: "a", quantity: 5 },
      { slug: "b", quantity: 1 },
    ],
    unclear: ["c:0", "d:1:2", "e:1000", ":2", "f:"],
    isCut: false,
  });
  const prices = [{ slug: "a-1", unitPaise: 5 }];
  expect([...pricesSeen(`${seenText(prices)},b:x,c:0`)]).toEqual([["a-1", 5]]);
});
