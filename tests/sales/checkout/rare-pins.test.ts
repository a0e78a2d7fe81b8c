import { beforeAll, beforeEach, expect, test } from "vitest";
import * as page from "~/routes/checkout/place-order";
import * as cart from "~/routes/shop/cart";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { aZone, noDelivery } from "../../goods/delivery/shelf";
import { product } from "../../shelf";
import { guestWith } from "./guests";

let cookie: string;

beforeAll(async () => {
  cookie = await guestWith(await product());
});
beforeEach(async () => {
  await noDelivery();
  await aZone({ name: "Elsewhere", pins: ["*"], rates: { 100_000: 6000 } });
});

const unknown =
  "We know no PIN that begins with 408. If 408001 is right, go on; if not, please correct it.";
const toArmy = "900056 is an Army Post Office: India Post brings the parcel.";

const cartAt = (pin: string) => htmlOf(cart as never, argsFor(`/cart?pin=${pin}`, { cookie }));
const checkoutAt = (pin: string) => htmlOf(page, argsFor(`/checkout?pin=${pin}`, { cookie }));

test("a cart asks about a PIN that no post office is known to have, and has its price", async () => {
  const html = await cartAt("408001");
  expect(html).toContain(unknown);
  expect(html).toContain("₹60");
  expect(html).toContain("Not sure? Ask us:");
  expect(await cartAt("400001")).not.toMatch(/We know no PIN|Not sure/);
});

test("cart and checkout say that India Post goes to the army", async () => {
  expect(await cartAt("900056")).toContain(toArmy);
  const toTheArmy = await checkoutAt("900056");
  expect(toTheArmy).toContain(toArmy);
  expect(toTheArmy).toContain("By India Post: ₹60");
  expect(toTheArmy).not.toContain("By courier");
  expect(await cartAt("400001")).not.toContain("India Post");
  expect(await checkoutAt("400001")).not.toContain("India Post");
});
