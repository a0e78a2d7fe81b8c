import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { action as place } from "~/routes/checkout/place-order";
import * as cartRoute from "~/routes/shop/cart";
import { action as keep, loader as kept } from "~/routes/shop/kept";
import * as sheetRoute from "~/routes/shop/quick-order";
import { adoptCart } from "~/sales/cart/merge-guest-cart.server";
import { db, write } from "~/base/db/connection.server";
import { cartLines, products } from "~/base/db/schema";
import { posted } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { admin, argsFor, cookieOf, cookiesOf, shopper } from "../../cast";
import { orderOf, tokenIn } from "../checkout/shopping";
import { aPriceList, aStep, aTrader } from "../../goods/prices/trade";
import { product } from "../../shelf";

/** A browser with the sheet. */
function browser(cookie = "") {
  let jar = cookie;
  const send = async (form: Record<string, string>) => {
    const answer = await sheetRoute.action(argsFor("/quick-order", { cookie: jar, form }));
    if (!(answer instanceof Response)) return { status: answer.init?.status, ...answer.data };
    const set = cookiesOf(answer.headers.getSetCookie().filter((one) => /cart=/.test(one)));
    jar = [jar, set].filter(Boolean).join("; ");
    return { status: answer.status, location: answer.headers.get("Location") };
  };
  return {
    send,
    jar: () => jar,
    packs: (id: string, packs: number | string) => send({ [`packs.${id}`]: String(packs) }),
    html: () => htmlOf(sheetRoute as never, argsFor("/quick-order", { cookie: jar })),
    cartHtml: () => htmlOf(cartRoute as never, argsFor("/cart", { cookie: jar })),
    cart: async () => (await cartRoute.loader(argsFor("/cart", { cookie: jar }))).data,
    add: async (id: string) => {
      const form = { intent: "add", product: id };
      const answer = await cartRoute.action(argsFor("/cart", { cookie: jar, form }));
      if (answer instanceof Response)
        jar = [jar, cookiesOf(answer.headers.getSetCookie())].filter(Boolean).join("; ");
    },
  };
}

let tin: { id: string; name: string };
let bottle: { id: string; name: string };
beforeEach(async () => {
  tin = await product({ pricePaise: 280_000, volumeMl: 15_000 });
  bottle = await product({ pricePaise: 20_900, volumeMl: 1000 });
  await aStep(tin.id, { 5: 274_000, 10: 270_000 });
});

describe("the quick-order sheet", () => {
  it("is open to everybody and puts its numbers into the cart with one press", async () => {
    const guest = browser();
    const sent = await guest.send({ [`packs.${tin.id}`]: "12", [`packs.${bottle.id}`]: " ૩ " });
    expect(sent).toEqual({ status: 303, location: "/cart" });
    const { lines, price } = await guest.cart();
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([12, 3]);
    expect(lines.every(({ isFromSheet }) => isFromSheet)).toBe(true);
    expect(price.sums.goodsPaise).toBe(12 * 270_000 + 3 * 20_900);
  });

  it("shows price, steps and what the cart has, and sold-out packs without a field", async () => {
    await write((tx) =>
      tx.update(products).set({ sale: "sold out" }).where(eq(products.id, bottle.id)).run(),
    );
    const guest = browser();
    await guest.packs(tin.id, 12);
    const html = await guest.html();
    expect(html).toContain("₹2,800 / 15 Ltr.");
    expect(html).toContain("From 5 packs ₹2,740 each · From 10 packs ₹2,700 each");
    expect(html).toMatch(new RegExp(`name="packs.${tin.id}"[^>]* value="12"`));
    expect(html).not.toContain(`name="packs.${bottle.id}"`);
    expect(html).toContain("Sold out");
  });

  it("shows who has a price list their prices and charges them", async () => {
    const list = await aPriceList(tin.id, { 1: 276_000, 20: 250_000 });
    const trader = browser(await cookieOf(await aTrader(list.id)));
    expect(await trader.html()).toContain(`You see your prices (${list.name})`);
    expect(await trader.html()).toContain("₹2,760 / 15 Ltr.");
    await trader.packs(tin.id, 20);
    expect((await trader.cart()).price.sums.goodsPaise).toBe(20 * 250_000);
  });

  it.each(["1000", "-1", "1.5", "two", "9".repeat(30)])(
    "refuses %s beside its field, keeps what was typed and stores nothing",
    async (typed) => {
      const guest = browser();
      const sent = await guest.send({ [`packs.${tin.id}`]: typed, [`packs.${bottle.id}`]: "3" });
      expect(sent).toMatchObject({
        status: 400,
        form: {
          errors: { [`packs.${tin.id}`]: "Type a whole number from 0 to 999." },
          values: { [`packs.${bottle.id}`]: "3" },
        },
      });
      expect((await guest.cart()).lines).toEqual([]);
    },
  );

  it("changes only what was changed on it: 0 takes a line out, the rest of the cart stays", async () => {
    const guest = browser();
    await guest.add(bottle.id);
    await guest.packs(tin.id, 12);
    await guest.send({
      [`packs.${tin.id}`]: "૦",
      [`shown.${tin.id}`]: "12",
      [`packs.${bottle.id}`]: "",
    });
    const { lines } = await guest.cart();
    expect(lines.map(({ name, quantity, isFromSheet }) => [name, quantity, isFromSheet])).toEqual([
      [bottle.name, 1, false],
    ]);
  });

  it("stores nothing by halves when a pack was sold out meanwhile", async () => {
    await write((tx) =>
      tx.update(products).set({ sale: "sold out" }).where(eq(products.id, bottle.id)).run(),
    );
    const guest = browser();
    const sent = await guest.send({ [`packs.${tin.id}`]: "12", [`packs.${bottle.id}`]: "3" });
    expect(sent.status).toBe(409);
    expect(JSON.stringify(sent)).toContain(`${bottle.name}: not on sale any more`);
    expect((await guest.cart()).lines).toEqual([]);
  });

  it("orders up to 999 packs, at the price of that number", async () => {
    await changeOtherPayments({ ...otherPayments(), onlineMostPaise: 300_000_000 }, await admin());
    const user = await shopper();
    const buyer = browser(await cookieOf(user));
    await buyer.packs(tin.id, 999);
    const { price } = await buyer.cart();
    const form = { total: String(price.sums.goodsPaise), round: String(price.round) };
    const { location } = await posted(place, "/checkout", form, { cookie: buyer.jar() });
    const order = orderOf(tokenIn(location ?? ""));
    expect(order).toMatchObject({ goodsPaise: 999 * 270_000, priceList: null });
  });
});

describe("a line of the sheet", () => {
  it("is shown in the cart with its number, its price and the way back to the sheet", async () => {
    const guest = browser();
    await guest.send({ [`packs.${tin.id}`]: "7", [`packs.${bottle.id}`]: "2" });
    const html = await guest.cartHtml();
    expect(html).toContain("7 packs");
    expect(html).toContain("2 packs");
    expect(html).toContain("₹2,740 each, from 5 packs");
    expect(html).toContain("From 10 packs ₹2,700 each");
    expect(html.match(/Change on the sheet/g)).toHaveLength(2);
    expect(html).not.toContain('name="quantity.');
  });

  it("leaves the cart's own lines at 1 to 5, which say where more is ordered", async () => {
    const guest = browser();
    await guest.add(tin.id);
    const html = await guest.cartHtml();
    expect(html).toContain("From 5 packs ₹2,740 each");
    expect(html).not.toContain("on the sheet");
    const [line] = (await guest.cart()).lines;
    const refused = await cartRoute.action(
      argsFor("/cart", {
        cookie: guest.jar(),
        form: { intent: "quantity", line: line?.id ?? "", quantity: "6" },
      }),
    );
    expect(refused).toMatchObject({ init: { status: 400 } });
    const five = { intent: "quantity", line: line?.id ?? "", quantity: "5" };
    await cartRoute.action(argsFor("/cart", { cookie: guest.jar(), form: five }));
    expect(await guest.cartHtml()).toMatch(/From 10 packs ₹2,700 each.*href="\/quick-order"/);
  });

  it("stays what it is when the guest signs in", async () => {
    const user = await shopper();
    const cookie = await cookieOf(user);
    await browser(cookie).add(tin.id);
    const guest = browser();
    await guest.packs(tin.id, 40);
    await adoptCart(argsFor("/", { cookie: guest.jar() }), user.id);
    const [line] = (await browser(cookie).cart()).lines;
    expect(line).toMatchObject({ quantity: 40, isFromSheet: true });
  });

  it("comes back from local storage with 5 packs at most, as a line of the cart", async () => {
    const guest = browser();
    await guest.packs(tin.id, 40);
    const items = await (await kept(argsFor("/cart/kept", { cookie: guest.jar() }))).text();
    expect(items).toContain('"qnty":40');
    const answer = await keep(argsFor("/cart/kept", { form: { items } }));
    const cookie = cookiesOf(answer.headers.getSetCookie());
    const [line] = (await browser(cookie).cart()).lines;
    expect(line).toMatchObject({ quantity: 5, isFromSheet: false });
    expect(
      db
        .select()
        .from(cartLines)
        .where(eq(cartLines.id, line?.id ?? ""))
        .get()?.source,
    ).toBe("cart");
  });
});
