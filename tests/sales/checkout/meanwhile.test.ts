import { expect, test } from "vitest";
import type { ShownPrice } from "~/sales/checkout/checkout-page.server";
import * as cartPage from "~/routes/shop/cart";
import * as page from "~/routes/checkout/place-order";
import { rupees } from "~/base/lib/money";
import { formIn, got, posted } from "../../people/accounts/answers";
import { coupon } from "../coupons/couponing";
import { noDelivery } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { pays } from "../../goods/stock/counted";
import { orderOf, tokenIn } from "./shopping";
import { product } from "../../shelf";
import { guestWith, press, typed } from "./guests";

providerOnTheWire();

/** A guest before the button, with the coupon in the cart; gives what the press answers. */
async function readyGuest(tin: { id: string }, code: string, phone: string) {
  const cookie = await guestWith(tin);
  await posted(cartPage.action, "/cart", { intent: "coupon", code }, { cookie });
  const { data } = await got(page.loader, "/checkout?pin=395007", { cookie });
  const { sums, round } = (data as { price: ShownPrice }).price;
  return () =>
    press(cookie, {
      ...typed,
      phone,
      total: String(sums.goodsPaise - sums.discountPaise),
      shown: String(sums.totalPaise),
      priced: "395007",
      round: String(round),
      way: "courier:0",
    });
}

test("who presses together with the last one to have a coupon reads the new total, and so does the button", async () => {
  await noDelivery();
  const tin = await product();
  const { code } = await coupon({ inAll: 1 });
  const phones = ["98250 22221", "98250 22222", "98250 22223"];
  const guests = await Promise.all(phones.map((phone) => readyGuest(tin, code, phone)));
  const answers = await Promise.all(guests.map((pressButton) => pressButton()));
  expect(answers.filter(({ location }) => location)).toHaveLength(1);
  const refused = answers.filter(({ location }) => !location);
  for (const answer of refused) {
    const { price } = answer.data as { price: ShownPrice };
    expect(price.sums).toMatchObject({ discountPaise: 0, totalPaise: 145_000 });
    expect(formIn(answer).errors.form).toContain(`the total is now ${rupees(145_000)}`);
  }
});

test("who may not use the coupon reads why once the mobile is known, not that the cart changed", async () => {
  await noDelivery();
  const tin = await product();
  const { code } = await coupon({ perBuyer: 1 });
  const first = await readyGuest(tin, code, "98250 33331");
  const second = await readyGuest(tin, code, "98250 33331");
  const { location } = await first();
  await pays(orderOf(tokenIn(location ?? "")));
  const { data, status } = await second();
  expect(status).toBe(409);
  expect(data).toMatchObject({
    news: "Your coupon does not count for this order: the total is now ₹1,450. This code cannot be used. Press again to order.",
  });
});
