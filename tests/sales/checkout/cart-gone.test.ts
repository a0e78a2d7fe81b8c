import { beforeEach, expect, test } from "vitest";
import { addToCart, removeLine } from "~/sales/cart/changes.server";
import { cartFor, cookieCartId, linesIn } from "~/sales/cart/cart.server";
import { changeSale } from "~/goods/catalogue/changes/change-sale.server";
import { deleteProduct } from "~/goods/catalogue/changes/product-changes.server";
import { db } from "~/base/db/connection.server";
import { orderLines, orders } from "~/base/db/schema";
import { eq } from "drizzle-orm";
import * as page from "~/routes/checkout/place-order";
import { formIn, got } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, hiddenIn, press, totalAfter, typed } from "./guests";
import { orderOf, tokenIn } from "./shopping";

providerOnTheWire();
beforeEach(noDelivery);

/** A guest who types the address, and what the page's button then sends. */
async function typingGuest(...tins: { id: string }[]) {
  const cookie = await guestWith(...tins);
  const html = await htmlOf(page, argsFor("/checkout?pin=395007", { cookie }));
  const cookieCart = await cookieCartId(argsFor("/", { cookie }).request);
  return { cookie, visitor: { userId: null, cookieCart }, form: { ...typed, ...hiddenIn(html) } };
}

/** The page that answers the form. */
const pageOf = (cookie: string, form: Record<string, string>) =>
  htmlOf(page, argsFor("/checkout", { cookie, form }));

function expectTyped(html: string) {
  for (const name of ["name", "phone", "email", "city", "pin"] as const)
    expect(inputIn(html, name)).toContain(`value="${typed[name]}"`);
  expect(html).toContain(typed.line);
}

test("a cart that was emptied meanwhile takes nothing typed away; filled again, it is ordered from there", async () => {
  const tin = await product();
  const { cookie, visitor, form } = await typingGuest(tin);
  const cart = cartFor(visitor, db);
  const [line] = cart ? linesIn(cart) : [];
  await removeLine(visitor, line?.id ?? "");

  const answer = await press(cookie, form);
  expect(answer.status).toBe(409);
  expect(formIn(answer).errors.form).toBe("Your cart is empty.");
  const html = await pageOf(cookie, form);
  expect(html).toContain("Your cart is empty.");
  expect(html).toContain('href="/Store"');
  expectTyped(html);

  await addToCart(visitor, tin.id);
  const before = await db.$count(orders);
  const again = await totalAfter(cookie, { ...typed, ...hiddenIn(html) });
  expect(again).toContain("The total is now ₹1,450. Press again to order.");
  expect(await db.$count(orders), "nothing unseen").toBe(before);
});

test("a product that is no longer sold takes nothing typed away, and one can go on without it", async () => {
  const [gone, left] = [await product(), await product({ pricePaise: 30_000 })];
  const { cookie, form } = await typingGuest(gone, left);
  await deleteProduct(gone.id);

  expect((await press(cookie, form)).status).toBe(409);
  const html = await pageOf(cookie, form);
  expect(html).toContain("A product in your cart is no longer sold.");
  expect(html).toContain('href="/cart"');
  expect(html).toContain('name="without" value="gone"');
  expectTyped(html);

  const goesOn = { ...typed, ...hiddenIn(html), without: "gone" };
  const shown = await totalAfter(cookie, goesOn);
  expect(shown).toContain("The total is now ₹300. Press again to order.");
  expectTyped(shown);
  expect(shown).toContain("Pay ₹300");
  const { location } = await press(cookie, { ...typed, ...hiddenIn(shown) });
  const { id } = orderOf(tokenIn(location ?? ""));
  const ordered = db.select().from(orderLines).where(eq(orderLines.orderId, id)).all();
  expect(ordered.map(({ name }) => name)).toEqual([left.name]);
});

test("the form that stays names the packs that cannot be ordered, beside a tick for news that stays, too", async () => {
  const [gone, out, left] = [
    await product({ name: "Gone Tin" }),
    await product({ name: "Awaited Tin" }),
    await product({ name: "Plenty Tin" }),
  ];
  const { cookie, form } = await typingGuest(gone, out, left);
  await deleteProduct(gone.id);
  await changeSale(out.id, { sale: "sold out" }, await admin());

  const html = await pageOf(cookie, { ...form, news: "on" });
  expect(html).toMatch(
    /Gone Tin.{0,40}This product is no longer sold\. Please remove it to go on\./,
  );
  expect(html).toMatch(/Awaited Tin.{0,40}This product is sold out\. Please remove it to go on\./);
  expect(html).not.toContain("Plenty Tin");
  expectTyped(html);
  const goesOn = { ...typed, ...hiddenIn(html), without: "gone" };
  expect(inputIn(await totalAfter(cookie, goesOn), "news")).toContain("checked");
});

test("a wrong field is marked there, too, beside what is wrong with the cart", async () => {
  const tin = await product();
  const { cookie, form } = await typingGuest(tin);
  await deleteProduct(tin.id);
  const answer = await press(cookie, { ...form, phone: "12" });
  expect(answer.status).toBe(400);
  expect(formIn(answer).errors).toMatchObject({
    form: expect.stringContaining("no longer sold"),
    phone: "Mobile must be an Indian mobile number, such as 98765 43210",
  });
  expect(await pageOf(cookie, { ...form, phone: "12" })).toContain("no longer sold");
});

test("who comes with such a cart is led to the cart", async () => {
  const tin = await product();
  const cookie = await guestWith(tin);
  await deleteProduct(tin.id);
  expect((await got(page.loader, "/checkout", { cookie })).location).toBe("/cart");
});
