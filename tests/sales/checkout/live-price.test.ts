import { beforeAll, expect, test } from "vitest";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as page from "~/routes/checkout/place-order";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor } from "../../cast";
import { aZone, setting } from "../../goods/delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";
import { guestWith, typed } from "./guests";

providerOnTheWire();

let cookie: string;

beforeAll(async () => {
  cookie = await guestWith(await product());
  await aZone({ pins: ["395"], rates: { 100_000: 6000 }, paysOnDelivery: true });
  await aZone({
    name: "Van",
    pins: ["395"],
    rates: { 100_000: 3000 },
    carrier: "van",
    paysOnDelivery: false,
  });
  await setting("delivery.collect", "on");
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 150_500, feePaise: 2000, asksToConfirm: false },
      transfer: { isOn: true, details: "Bank of Surat" },
    },
    await admin(),
  );
});

test("the page that a script asks for has each part that it replaces, for the choices in the address", async () => {
  const query = "pin=395007&way=collect&method=on-delivery&confirms";
  const html = await htmlOf(page, argsFor(`/checkout?${query}`, { cookie }));
  const parts = [...html.matchAll(/data-live="(\w+)"/g)].map(([, part]) => part);
  expect(parts).toEqual(["terms", "delivery", "payment", "lines", "sum", "coupon", "button"]);
  expect(chosenIn(html)).toEqual(["collect:0", "on-delivery"]);
  expect(html).toContain("The address is right: Place order ₹1,450");
});

test("before the PIN is known nothing is said about paying where one collects", async () => {
  const html = await htmlOf(page, argsFor("/checkout", { cookie }));
  expect(html).toContain("Pay on delivery ₹1,470 (₹20 fee)");
  expect(chosenIn(html)).toEqual(["", "online"]);
});

/** The values of the radio buttons that are chosen. */
const chosenIn = (html: string) =>
  (html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [])
    .filter((tag) => tag.includes(" checked"))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

test("a refused form comes back with the way of delivery and to pay that were chosen, also without a PIN", async () => {
  const form = { ...typed, phone: "12", pin: "", way: "collect:0", method: "on-delivery" };
  const html = await htmlOf(page, argsFor("/checkout", { cookie, form }));
  expect(html).toContain("must be an Indian mobile number");
  expect(chosenIn(html)).toEqual(["collect:0", "on-delivery"]);
});
