import { beforeAll, expect, test } from "vitest";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import type { ShownPrice } from "~/sales/checkout/checkout-page.server";
import * as page from "~/routes/checkout/place-order";
import { loader } from "~/routes/checkout/price";
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

/** What the page asks for as something is chosen. */
async function asked(query: string, who = cookie) {
  const answer = await loader(argsFor(`/checkout/price?${query}`, { cookie: who }));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return { status: answer.status, price: (await answer.json()) as ShownPrice | null };
}

test("the price for other choices comes by itself, in what is not offered as the page would show it", async () => {
  const collected = await asked("pin=395007&way=collect&method=on-delivery");
  expect(collected.price).toMatchObject({
    pin: "395007",
    quote: { way: "collect", pricePaise: 0 },
    method: "on-delivery",
    sums: { totalPaise: 145_000 },
  });
  const { price } = await asked("pin=395007&way=van&method=on-delivery");
  expect(price).toMatchObject({ quote: { way: "van" }, method: "online" });
  expect((await asked("pin=39500&way=plane")).price).toMatchObject({ pin: null, quote: null });
});

test("there is no price of a cart in which nothing can be ordered", async () => {
  expect(await asked("pin=395007", "")).toEqual({ status: 404, price: null });
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
