import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "~/sales/cart/changes.server";
import { rememberCart } from "~/sales/cart/cart.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { cartWith, codeInCart, coupon } from "./couponing";
import { action as login } from "~/routes/account/login";
import { action as register } from "~/routes/account/register";
import * as page from "~/routes/shop/cart";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { argsFor, castPassword, cookieOf, cookiesOf, shopper } from "../../cast";
import { product } from "../../shelf";
import { pays } from "../../goods/stock/counted";

const refusal = "This code cannot be used.";
let tin: string;
let networks = 0;
let address: string;

beforeAll(async () => {
  tin = (await product()).id;
});
beforeEach(() => {
  networks += 1;
  address = `198.51.100.${networks}`;
});

async function browserWithCart() {
  const { cartId } = await addToCart({ userId: null, cookieCart: null }, tin);
  const cookie = cookiesOf((await rememberCart(cartId)).getSetCookie());
  return { cartId, cookie };
}

const apply = (cookie: string, code: string) =>
  posted(page.action, "/cart", { intent: "coupon", code }, { cookie, address });

const shown = (cookie: string) => htmlOf(page, argsFor("/cart", { cookie }));

test("a code that is typed in the cart gives its discount there, until it is removed", async () => {
  await coupon({ code: "WELCOME100" });
  const { cookie, cartId } = await browserWithCart();
  expect((await apply(cookie, " welcome 100 ")).location).toBe("/cart");
  expect(codeInCart(cartId)).toBe("WELCOME100");
  const html = await shown(cookie);
  expect(html).toContain("Coupon WELCOME100 saves you ₹100.");
  expect(html).toContain("₹1,350");

  const removed = await posted(page.action, "/cart", { intent: "remove-coupon" }, { cookie });
  expect(removed.location).toBe("/cart");
  expect(codeInCart(cartId)).toBeNull();
  expect(await shown(cookie)).toContain("₹1,450");
});

test("a refused code stands in its field again, with the reason, and the details are open", async () => {
  const { cookie, cartId } = await browserWithCart();
  const answer = await apply(cookie, "Nope <1>");
  expect(answer.status).toBe(400);
  expect(formIn(answer)).toMatchObject({ errors: { code: refusal }, values: { code: "Nope <1>" } });
  expect(codeInCart(cartId)).toBeNull();

  const form = { intent: "coupon", code: "Nope <1>" };
  const html = await htmlOf(page, argsFor("/cart", { cookie, form, address }));
  expect(inputIn(html, "code")).toContain('value="Nope &lt;1&gt;"');
  expect(html).toContain(refusal);
  expect(html).toMatch(/<details[^>]* open/);
});

test("unknown, off, expired, used up and for somebody else are the same answer", async () => {
  const user = await shopper({ phone: "98250 70001" });
  const cookie = await cookieOf(user);
  await addToCart({ userId: user.id, cookieCart: null }, tin);
  const usedUp = await coupon({ inAll: 1 });
  const own = await coupon({ perBuyer: 1 });
  const buyer = { ...user, id: null };
  for (const { code } of [usedUp, own]) {
    const { order } = await placeOrder(buyer, await cartWith(tin, code));
    if (order) await pays(order);
  }
  const codes = [
    "UNKNOWN",
    "x".repeat(70),
    (await coupon({ isOn: false })).code,
    (await coupon({ endsAt: 1 })).code,
    usedUp.code,
    own.code,
  ];
  const answers = [];
  for (const code of codes) {
    const answer = await apply(cookie, code);
    answers.push([answer.status, formIn(answer).errors]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify([400, { code: refusal }])]),
  );
  expect(formIn(await apply(cookie, " ")).errors.code).toBe("Type the code first.");
});

test("a code that needs more goods stays in the cart and says how much is missing", async () => {
  await coupon({ code: "BIG", leastPaise: 157_000 });
  const { cookie, cartId } = await browserWithCart();
  expect((await apply(cookie, "big")).status).toBe(303);
  expect(codeInCart(cartId)).toBe("BIG");
  expect(await shown(cookie)).toContain("Add ₹120 more to use this code.");
});

describe("the limit of ten tries an hour", () => {
  test("holds for a cart, whatever network it is in, and right codes do not count", async () => {
    const { code } = await coupon();
    const { cookie } = await browserWithCart();
    for (let n = 0; n < 10; n += 1) {
      address = `203.0.113.${n}`;
      expect((await apply(cookie, code)).status).toBe(303);
      expect((await apply(cookie, `WRONG${n}`)).status).toBe(400);
    }
    const answer = await apply(cookie, code);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(15 * 60);
    expect(formIn(answer)).toMatchObject({
      errors: { code: expect.stringContaining("try again") },
      values: { code },
    });
  });

  test("holds for a network, whatever carts it fills", async () => {
    const { code } = await coupon();
    for (let n = 0; n < 10; n += 1)
      expect((await apply((await browserWithCart()).cookie, `WRONG${n}`)).status).toBe(400);
    expect((await apply((await browserWithCart()).cookie, code)).status).toBe(429);
  });
});

test("without a cart there is nothing to use a code for", async () => {
  const { code } = await coupon();
  expect(formIn(await apply("", code)).errors.code).toBe("Your cart is empty.");
});

describe("a coupon in a guest's cart", () => {
  test("is there after signing in, also beside an older cart of the account", async () => {
    const { code } = await coupon();
    const user = await shopper();
    const own = await cartWith((await product()).id, null, user.id);
    const { cookie } = await browserWithCart();
    await apply(cookie, code);
    await posted(login, "/login", { email: user.email, password: castPassword }, { cookie });
    expect(codeInCart(own.cookieCart)).toBe(code);
  });

  test("is there after registering", async () => {
    const { code } = await coupon();
    const { cookie, cartId } = await browserWithCart();
    await apply(cookie, code);
    const person = {
      name: "Asha",
      email: "asha-coupon@example.com",
      password: castPassword,
      phone: "98250 12345",
      address: "12 Ring Road",
      answer: "Surat",
      redirectTo: "/cart",
    };
    expect((await posted(register, "/register", person, { cookie })).status).toBe(303);
    await posted(login, "/login", { email: person.email, password: castPassword }, { cookie });
    expect(codeInCart(cartId)).toBe(code);
  });
});
