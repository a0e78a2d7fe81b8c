import { beforeAll, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { catalogueWords, orderLines } from "~/base/db/schema";
import * as buyRoute from "~/routes/shop/buy";
import * as cartRoute from "~/routes/shop/cart";
import * as sheetRoute from "~/routes/shop/quick-order";
import { payerQuery } from "~/sales/payments/payer-query";
import { action as callback } from "~/routes/checkout/callback";
import { loader as cancelPage } from "~/routes/checkout/cancelled";
import * as checkoutRoute from "~/routes/checkout/place-order";
import { inLanguage } from "~/base/words/language";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, pressCheckout } from "../../sales/checkout/shopping";
import { aZone } from "../../goods/delivery/shelf";
import { product } from "../../shelf";

beforeAll(() => aZone({ name: "SURAT", pins: ["395"], freeFromPaise: 900_000 }));

async function buyer(goods: { name: string }) {
  const user = await shopper();
  const made = await product(goods);
  await fillCart(user, made.id);
  return { user, made, cookie: await cookieOf(user) };
}

const text = (html: string) =>
  html.replace(/<option[^>]*>.*?<\/option>/g, "").replace(/<[^>]*>/g, "\n");

/** Lines with English small letters outside of the brackets of translated words. */
const forgotten = (html: string, ...facts: string[]) =>
  facts
    .reduce((words, fact) => words.replaceAll(fact, ""), text(html))
    .replace(/⟦[^⟦⟧]*⟧/g, "")
    .replace(/⟦[^⟦⟧]*⟧/g, "")
    .split("\n")
    .filter((line) => /[a-z]/.test(line));

test("cart, sheet and checkout have no word that was forgotten", async () => {
  const { user, made, cookie } = await buyer({ name: "TIN" });
  // Units have no words there; the parts of a price are the orders' words.
  const facts = [
    user.name,
    user.email,
    user.phone,
    user.address,
    "12 Ring Road",
    "Surat",
    "Gujarat",
    "Ltr.",
    "kg",
    "Goods",
    "Delivery",
    "Filtered oil",
  ];
  const pages = await inLanguage("xx", () =>
    Promise.all([
      htmlOf(cartRoute as never, argsFor("/cart?pin=395002", { cookie })),
      htmlOf(sheetRoute as never, argsFor("/quick-order", { cookie })),
      htmlOf(
        buyRoute as never,
        argsFor(`/buy?items=${made.slug}:9,X:0,${"Y,".repeat(20)}`, { cookie }),
      ),
      htmlOf(checkoutRoute as never, argsFor("/checkout?pin=395002", { cookie })),
    ]),
  );
  for (const page of pages) expect(forgotten(page, ...facts)).toEqual([]);
});

test("a name in Gujarati is read in cart and checkout, and the order keeps the English one", async () => {
  const { user, made, cookie } = await buyer({ name: "Groundnut oil tin" });
  await write((tx) =>
    tx
      .insert(catalogueWords)
      .values({
        subjectId: made.id,
        language: "gu",
        name: "સિંગતેલ ડબ્બો",
        updatedAt: Date.now(),
      })
      .run(),
  );
  await inLanguage("gu", async () => {
    const cart = await htmlOf(cartRoute as never, argsFor("/cart", { cookie }));
    expect(cart).toContain("સિંગતેલ ડબ્બો");
    expect(cart).toContain("તમારા કાર્ટમાં 1 આઇટમ છે");
    const checkout = await htmlOf(checkoutRoute as never, argsFor("/checkout", { cookie }));
    expect(checkout).toContain("સિંગતેલ ડબ્બો");
    expect(checkout).toContain("ગુજરાત");
  });
  await inLanguage("hi", async () => {
    const cart = await htmlOf(cartRoute as never, argsFor("/cart", { cookie }));
    expect(cart).toContain('<h2 lang="en">');
  });
  await inLanguage("gu", () => pressCheckout(user));
  const stored = db.select({ name: orderLines.name }).from(orderLines).all();
  expect(stored.some(({ name }) => name === "સિંગતેલ ડબ્બો")).toBe(false);
});

test("who pays in Gujarati comes back from the provider in Gujarati", async () => {
  const token = "a".repeat(43);
  const query = inLanguage("gu", () => payerQuery(token));
  expect(query).toBe(`o=${token}&l=gu`);
  expect(payerQuery(token)).toBe(`o=${token}`);
  const paid = await callback(argsFor(`/payment/callback?${query}`, { form: {} }));
  expect(paid.headers.get("Location")).toBe(`/gu/order/${token}`);
  const cancelled = await cancelPage(argsFor(`/payment/cancelled?${query}`));
  expect(cancelled.headers.get("Location")).toBe(`/gu/order/${token}?cancelled`);
});
