import { filesKept } from "~/base/lib/form/files";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addAddress } from "~/people/accounts/address-book.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db } from "~/base/db/connection.server";
import { carts, orders } from "~/base/db/schema";
import { changeOtherPayments, otherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as page from "~/routes/checkout/place-order";
import * as cart from "~/routes/shop/cart";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { aZone, noDelivery, setting } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, hiddenIn, press, typed } from "./guests";
import { fillCart, orderOf, tokenIn } from "./shopping";

providerOnTheWire();

let tin: Awaited<ReturnType<typeof product>>;

beforeAll(async () => {
  tin = await product();
});
beforeEach(async () => {
  await noDelivery();
  const { transfer } = otherPayments();
  const onDelivery = { isOn: true, mostPaise: 1e7, feePaise: 0, asksToConfirm: false };
  await changeOtherPayments({ transfer, onDelivery }, await admin());
});

/** The values of the radio buttons that are chosen. */
const chosenIn = (html: string) =>
  (html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [])
    .filter((tag) => / checked/.test(tag))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

describe("what was chosen stays chosen", () => {
  test.each([[[]], [["395"]]])(
    "by a guest who collects and mistypes the mobile, with zones %j",
    async (pins) => {
      await setting("delivery.collect", "on");
      if (pins.length > 0) await aZone({ pins });
      const form = { ...typed, phone: "12345", pin: "", way: "collect:0", priced: "" };
      const html = await htmlOf(page, argsFor("/checkout", { cookie: await guestWith(tin), form }));
      expect(html).toContain("Mobile must be an Indian mobile number");
      expect(chosenIn(html)).toContain("collect:0");
    },
  );

  test("in a cart whose quantity is refused", async () => {
    await setting("delivery.collect", "on");
    await aZone({ pins: ["395"], rates: { 100_000: 6000 }, paysOnDelivery: true });
    const user = await shopper();
    await fillCart(user, tin.id);
    const cookie = await cookieOf(user);
    const { data } = await cart.loader(argsFor("/cart?pin=395007", { cookie }));
    const form = {
      intent: "continue",
      pin: "395007",
      way: "collect:0",
      method: "on-delivery",
      [`quantity.${data.lines[0]?.id}`]: "9",
    };
    const html = await htmlOf(cart as never, argsFor("/cart?pin=395007", { cookie, form }));
    expect(html).toContain("Choose a whole number from 1 to 5.");
    expect(chosenIn(html)).toEqual(["collect:0", "on-delivery"]);
  });

  test("on the way from the cart to the checkout page that asks for a missing mobile", async () => {
    await setting("delivery.collect", "on");
    const user = await shopper({ phone: "98" });
    await fillCart(user, tin.id);
    const form = { total: "145000", way: "collect:0", method: "on-delivery" };
    const { location } = await press(await cookieOf(user), form);
    expect(location).toBe("/checkout?way=collect&method=on-delivery");
  });
});

test("who has no script takes what was typed along to the page in another language, and orders nothing", async () => {
  const cookie = await guestWith(tin);
  const form = { ...typed, phone: "12", news: "on", method: "on-delivery", language: "gu" };
  const before = await db.$count(orders);
  const answer = await press(cookie, form);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/checkout?pin=395007&method=on-delivery&typed=page");
  const there = { cookie: `${cookie}; ${answer.cookie}` };
  const html = await htmlOf(page, argsFor(answer.location ?? "", there));
  for (const name of ["name", "phone", "city", "pin"] as const)
    expect(inputIn(html, name)).toContain(`value="${form[name]}"`);
  expect(inputIn(html, "news")).toContain("checked");
  expect(chosenIn(html)).toContain("on-delivery");
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(/<noscript>.*formAction="\/gu\/checkout".*<\/noscript>/i);
  expect(await db.$count(orders)).toBe(before);
});

test("what was typed for one filling of a cart is not shown with another", async () => {
  const form = { ...typed, phone: "12", language: "gu" };
  const { location, cookie: carried } = await press(await guestWith(tin), form);
  const others = { cookie: `${await guestWith(tin)}; ${carried}` };
  const html = await htmlOf(page, argsFor(location ?? "", others));
  expect(inputIn(html, "name")).not.toContain(typed.name);
  expect(html).not.toContain(typed.line);
});

test("what is too long for a cookie, or was sent where React runs, is answered in place", async () => {
  await aZone({ pins: ["395"], rates: { 100_000: 6000 } });
  const cookie = await guestWith(tin);
  const form = { ...typed, ...hiddenIn(await htmlOf(page, argsFor("/checkout", { cookie }))) };
  const long = { ...form, line: "અ".repeat(300), area: "અ".repeat(100), name: "અ".repeat(100) };
  const huge = { ...long, city: "અ".repeat(100), firm: "અ".repeat(100), gstin: "24AAAAA0000A1Z8" };
  for (const sent of [
    { ...huge, extra: "અ".repeat(300) },
    { ...form, [filesKept]: "yes" },
  ]) {
    const answer = await posted(page.action, "/checkout", sent, { cookie });
    expect(answer.status).toBe(409);
    expect(formIn(answer).values).toMatchObject({ name: sent.name, line: sent.line });
  }
});

test("a price for another PIN asks for the address there", async () => {
  await aZone({ pins: ["395"], rates: { 100_000: 6000 } });
  const user = await shopper({ address: "12 Ring Road, Surat 395002" });
  await fillCart(user, tin.id);
  const cookie = await cookieOf(user);
  const elsewhere = await htmlOf(page, argsFor("/checkout?pin=395007", { cookie }));
  expect(chosenIn(elsewhere)).toEqual(["new", "online"]);
  expect(inputIn(elsewhere, "pin")).toContain('value="395007"');
  expect(inputIn(elsewhere, "city")).toContain('value=""');
  expect(chosenIn(await htmlOf(page, argsFor("/checkout?pin=395002", { cookie })))).toEqual([
    "profile",
    "online",
  ]);
});

test("before the PIN is known, the ways to pay are those of delivery", async () => {
  await setting("delivery.collect", "on");
  await aZone({ pins: ["395"], rates: { 100_000: 6000 } });
  const cookie = await guestWith(tin);
  const html = await htmlOf(page, argsFor("/checkout", { cookie }));
  expect(chosenIn(html)).toEqual(["", "online"]);
  expect(html).toContain("Pay on delivery ₹1,450");
  expect(html).not.toContain("Pay when you collect");
  const collected = await htmlOf(page, argsFor("/checkout?way=collect", { cookie }));
  expect(collected).toContain("Pay when you collect ₹1,450");
});

test("who collects is reached by the mobile of the address, where the profile has none", async () => {
  await setting("delivery.collect", "on");
  const user = await shopper({ phone: "0261 247" });
  await fillCart(user, tin.id);
  const phone = "+919876543210";
  const address = await addAddress(user.id, { ...typed, state: "24", phone });
  const form = { address: address ?? "", way: "collect:0" };
  const { location } = await press(await cookieOf(user), form);
  expect(orderOf(tokenIn(location ?? ""))).toMatchObject({
    deliveryWay: "collect",
    buyerPhone: phone,
  });
});

test("a firm of spaces is none", async () => {
  const answer = await press(await guestWith(tin), { ...typed, firm: "  " });
  expect(orderOf(tokenIn(answer.location ?? ""))).toMatchObject({
    buyerGstin: null,
    buyerFirm: null,
  });
});

test("an old form shows nobody the order that somebody else placed from the same browser", async () => {
  const user = await shopper();
  await fillCart(user, tin.id);
  const visitor = { userId: user.id, cookieCart: null };
  const terms = { method: "on-delivery", round: 1 } as const;
  const { order } = await placeOrder(user, visitor, terms);
  expect((await placeOrder(user, visitor, terms)).order?.id).toBe(order?.id);

  const own = db.select().from(carts).where(eq(carts.userId, user.id)).get();
  const guest = { id: null, name: "Nobody", email: "", phone: "98250 12345", address: "" };
  const afterLogout = { userId: null, cookieCart: own?.id ?? "" };
  expect(await placeOrder(guest, afterLogout, terms)).toMatchObject({ problem: "empty-cart" });
});
