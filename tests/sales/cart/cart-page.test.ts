import { beforeEach, describe, expect, it, test } from "vitest";
import { eq } from "drizzle-orm";
import * as cartRoute from "~/routes/shop/cart";
import { action as checkout } from "~/routes/checkout/place-order";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { write } from "~/base/db/connection.server";
import { cartLines } from "~/base/db/schema";
import { rememberPin } from "~/goods/delivery/pin-cookie.server";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { ordersOfUser } from "../checkout/shopping";
import { aZone, noDelivery, setting } from "../../goods/delivery/shelf";
import { product } from "../../shelf";

/** A browser at the cart: keeps its cookies, fills in the forms and reads the page. */
async function shopping(cookie = "") {
  let jar = cookie;
  const keep = (headers: HeadersInit | undefined) => {
    for (const pair of new Headers(headers).getSetCookie().map((set) => cookiesOf([set]))) {
      const name = `${pair.split("=", 1)[0]}=`;
      jar = [...jar.split("; ").filter((other) => other && !other.startsWith(name)), pair].join(
        "; ",
      );
    }
  };
  const page = async (path = "/cart") => {
    const answer = await cartRoute.loader(argsFor(path, { cookie: jar }));
    return { ...answer.data, status: answer.init?.status };
  };
  const post = async (form: Record<string, string>, path = "/cart") => {
    const answer = await cartRoute.action(argsFor(path, { cookie: jar, form }));
    if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data };
    keep(answer.headers);
    return { status: answer.status, location: answer.headers.get("Location") };
  };
  /** The fields of the cart's one form, as the page shows them. */
  const fields = async (path = "/cart") => {
    const { lines, price } = await page(path);
    return {
      total: String(price.sums.goodsPaise - price.sums.discountPaise),
      shown: String(price.sums.totalPaise),
      round: String(price.round),
      pin: price.choices.pin ?? "",
      ...(price.quote && { way: `${price.quote.way}:${price.quote.pricePaise}` }),
      method: price.method,
      ...Object.fromEntries(lines.map(({ id, quantity }) => [`quantity.${id}`, String(quantity)])),
    } as Record<string, string>;
  };
  return {
    page,
    post,
    fields,
    add: (id: string) => post({ intent: "add", product: id }),
    html: (path = "/cart") => htmlOf(cartRoute as never, argsFor(path, { cookie: jar })),
    pressCheckout: async (form: Record<string, string>) => {
      const { location } = await posted(checkout, "/checkout", form, { cookie: jar });
      return location ?? "";
    },
    line: async (position = 0) => (await page()).lines[position]?.id ?? "",
    remember: async (pin: string) => keep(await rememberPin(pin)),
  };
}

beforeEach(() => noDelivery());
const surat = () => aZone({ name: "Surat", pins: ["395"], freeFromPaise: 200_000 });

describe("delivery in the cart", () => {
  it("is no part of the price where the shop has no table of prices, and no PIN is asked", async () => {
    const cart = await shopping();
    await cart.add((await product()).id);
    const html = await cart.html();
    expect(html).not.toContain("<dt>Delivery</dt>");
    expect(html).not.toContain("Total before delivery");
    expect(html).not.toContain('name="pin" inputMode');
  });

  it("is priced and dated for the PIN in the address, with the rest to free delivery", async () => {
    await surat();
    const cart = await shopping();
    await cart.add((await product()).id);
    expect((await cart.page()).price.quote).toBeNull();
    expect(await cart.html()).toContain("Total before delivery");

    const html = await cart.html("/cart?pin=395 007");
    expect(html).toMatch(/Deliver to 395007 · arrives \d+/);
    expect(html).toMatch(
      /<dt>Goods<\/dt><dd translate="no">₹1,450.*<dt>Delivery<\/dt><dd translate="no">₹160/,
    );
    expect(html).toContain(">₹1,610</strong>");
    expect(html).toContain("Add ₹550 for free delivery");
    expect(html).toMatch(/<progress[^>]* max="200000" value="145000"/);
  });

  it("knows the PIN from the cookie, then from the account; the one in the address comes first", async () => {
    await surat();
    const user = await shopper({ address: "12 Ring Road, Surat 395002" });
    const cart = await shopping(await cookieOf(user));
    await cart.add((await product()).id);
    expect((await cart.page()).price.choices.pin).toBe("395002");
    await cart.remember("395007");
    expect((await cart.page()).price.choices.pin).toBe("395007");
    expect((await cart.page("/cart?pin=395001")).price.choices.pin).toBe("395001");
  });

  it.each(["39500", "0395007", "abc"])("answers 400 for the PIN %s and keeps it", async (typed) => {
    await surat();
    const cart = await shopping();
    await cart.add((await product()).id);
    const path = `/cart?pin=${typed}`;
    expect((await cart.page(path)).status).toBe(400);
    const html = await cart.html(path);
    expect(html).toContain("PIN must have 6 digits");
    expect(html).toContain(`value="${typed}"`);
  });

  it("says where it does not go, with a way on", async () => {
    await surat();
    const cart = await shopping();
    await cart.add((await product()).id);
    const html = await cart.html("/cart?pin=744301");
    expect(html).toContain("We do not deliver this cart to 744301 yet.");
    expect(html).toContain('href="/contact?pin=744301"');
  });

  it("offers several ways, each with its price; the chosen one counts", async () => {
    await surat();
    await aZone({ name: "Van", carrier: "van", pins: ["395007"], rates: { 50_000: 20_000 } });
    await setting("delivery.collect", "on");
    const cart = await shopping(await cookieOf(await shopper()));
    await cart.add((await product()).id);
    const { price } = await cart.page("/cart?pin=395007");
    expect(price.quotes.map(({ way }) => way)).toEqual(["courier", "van", "collect"]);
    expect(price.sums.totalPaise).toBe(161_000);
    const html = await cart.html("/cart?pin=395007&way=van");
    expect(html).toContain("By our own van: ₹200");
    expect(html).toContain(">₹1,650</strong>");
    expect(html).toMatch(/value="van:20000"[^>]* checked|checked[^>]* value="van:20000"/);
  });

  it("asks a guest for nothing that the checkout page asks for, and takes along what was chosen", async () => {
    await surat();
    await aZone({ name: "Van", carrier: "van", pins: ["395007"], rates: { 50_000: 20_000 } });
    const cart = await shopping();
    await cart.add((await product()).id);
    const path = "/cart?pin=395007&way=van";
    expect(await cart.html(path)).not.toContain('type="radio"');
    const fields = await cart.fields(path);
    expect(await cart.post({ ...fields, intent: "continue" }, path)).toMatchObject({
      status: 303,
      location: "/checkout?pin=395007&way=van",
    });
  });
});

test.each([
  ["without a table of prices", "/cart", false],
  ["where one collects", "/cart?pin=395007&way=collect", false],
  ["from a sum on", "/cart?pin=395007", true],
])("delivery is called free as on the checkout page: %s", async (_case, path, isFree) => {
  await noDelivery();
  if (path !== "/cart") {
    await setting("delivery.collect", "on");
    await aZone({ pins: ["395"], rates: { 100_000: 6000 }, freeFromPaise: 100_000 });
  }
  const cart = await shopping();
  await cart.add((await product()).id);
  const html = await cart.html(path);
  expect(html.includes('<dt>Delivery</dt><dd translate="no">Free</dd>')).toBe(isFree);
});

describe("Checkout orders what the screen shows", () => {
  const ready = async () => {
    const user = await shopper();
    const cart = await shopping(await cookieOf(user));
    await cart.add((await product()).id);
    return { user, cart, line: await cart.line() };
  };

  it("places the order as it was seen", async () => {
    const { user, cart } = await ready();
    expect(await cart.pressCheckout(await cart.fields())).toMatch(/^\/pay\//);
    expect(ordersOfUser(user)).toMatchObject([{ goodsPaise: 145_000 }]);
  });

  it("saves a typed quantity and shows its total before anything is ordered", async () => {
    const { user, cart, line } = await ready();
    const fields = { ...(await cart.fields()), [`quantity.${line}`]: "4" };
    expect(await cart.pressCheckout(fields)).toMatch(/^\/cart/);
    expect(ordersOfUser(user)).toEqual([]);
    expect((await cart.page()).lines).toMatchObject([{ quantity: 4 }]);
    expect(await cart.pressCheckout(await cart.fields())).toMatch(/^\/pay\//);
    expect(ordersOfUser(user)).toMatchObject([{ goodsPaise: 4 * 145_000 }]);
  });

  it("refuses a wrong quantity beside its line, with what was typed, and orders nothing", async () => {
    const { user, cart, line } = await ready();
    const fields = { ...(await cart.fields()), [`quantity.${line}`]: "9" };
    const html = await cart.html(await cart.pressCheckout(fields));
    expect(html).toContain("Choose a whole number from 1 to 5.");
    expect(html).toMatch(/aria-label="Quantity of[^>]* value="9"/);
    expect(ordersOfUser(user)).toEqual([]);
  });

  it("comes back with the total of another way of delivery", async () => {
    await surat();
    await aZone({ name: "Van", carrier: "van", pins: ["395"], rates: { 50_000: 20_000 } });
    const { user, cart } = await ready();
    const fields = { ...(await cart.fields()), way: "van:20000" };
    const back = await cart.pressCheckout(fields);
    expect(back).toBe("/cart?pin=395002&way=van");
    expect(ordersOfUser(user)).toEqual([]);
    expect((await cart.page(back)).price.sums.totalPaise).toBe(165_000);
  });

  it("goes on to the checkout page when the price is for another PIN than the usual address's", async () => {
    await surat();
    const { user, cart } = await ready();
    const fields = await cart.fields("/cart?pin=395007");
    expect(await cart.pressCheckout(fields)).toBe("/checkout?pin=395007");
    expect(ordersOfUser(user)).toEqual([]);
  });

  it("takes everything along to the checkout page, without an account too", async () => {
    await surat();
    const cart = await shopping();
    await cart.add((await product({ volumeMl: 1000 })).id);
    const fields = {
      ...(await cart.fields("/cart?pin=395007")),
      [`quantity.${await cart.line()}`]: "3",
    };
    expect(await cart.post({ ...fields, intent: "continue" })).toMatchObject({
      status: 303,
      location: "/checkout?pin=395007",
    });
    expect((await cart.page()).lines).toMatchObject([{ quantity: 3 }]);
    const html = await cart.html();
    expect(html).toContain('href="/login?redirectTo=%2Fcart"');
    expect(html).toContain("Checkout needs no account.");
  });

  it("updates every line of one form, or none that is wrong", async () => {
    const cart = await shopping();
    await cart.add((await product()).id);
    await cart.add((await product()).id);
    const [first, second] = [await cart.line(0), await cart.line(1)];
    const typed = { [`quantity.${first}`]: "2", [`quantity.${second}`]: "6" };
    const { status, form } = (await cart.post({ ...typed, intent: "update" })) as never;
    expect(status).toBe(400);
    expect(form).toMatchObject({ errors: { [second]: "Choose a whole number from 1 to 5." } });
    expect((await cart.page()).lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });
});

describe("what the cart says of the last change", () => {
  it("marks the line that was added, and the one that was there already", async () => {
    const cart = await shopping();
    const { id } = await product();
    await cart.add(id);
    expect(await cart.html()).toContain("Added to your cart.");
    await cart.add(id);
    expect(await cart.html()).toContain("It is already in your cart; change the quantity here.");
    await cart.post({ intent: "quantity", line: await cart.line(), quantity: "2" });
    expect((await cart.page()).note).toBeNull();
  });

  it("puts a removed line back with its quantity, in its place", async () => {
    const cart = await shopping();
    for (let made = 0; made < 3; made += 1) await cart.add((await product()).id);
    const before = (await cart.page()).lines;
    const line = await cart.line(1);
    await cart.post({ intent: "quantity", line, quantity: "4" });
    await cart.post({ intent: "remove", line });
    expect((await cart.page()).lines).toHaveLength(2);
    expect(await cart.html()).toContain(`Removed: ${before[1]?.name}`);
    expect(await cart.post({ intent: "undo", line })).toMatchObject({ location: "/cart" });
    const after = (await cart.page()).lines;
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[1]?.quantity).toBe(4);
    expect(await cart.post({ intent: "undo", line })).toMatchObject({ status: 404 });
  });

  it("cannot put back what is no longer sold, and says so", async () => {
    const cart = await shopping();
    const { id } = await product();
    await cart.add(id);
    const line = await cart.line();
    await cart.post({ intent: "remove", line });
    await deleteProduct(id);
    const { status, form } = (await cart.post({ intent: "undo", line })) as never;
    expect(status).toBe(404);
    expect(form).toMatchObject({
      errors: { form: expect.stringMatching(/could not be put back/) },
    });
  });

  it("shows a line of more than five packs with its number", async () => {
    const cart = await shopping();
    await cart.add((await product()).id);
    const line = await cart.line();
    await write((tx) =>
      tx
        .update(cartLines)
        .set({ quantity: 24, source: "sheet" })
        .where(eq(cartLines.id, line))
        .run(),
    );
    const html = await cart.html();
    expect(html).toContain("24 packs");
    expect(html).not.toContain("One more");
  });
});
