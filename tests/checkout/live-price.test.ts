import { beforeAll, describe, expect, test } from "vitest";
import type { ShownPrice } from "~/checkout/checkout-page.server";
import { withChoices } from "~/checkout/form/live-price";
import { changeOtherPayments } from "~/payments/by-hand/other-payments.server";
import * as page from "~/routes/checkout/place-order";
import { got } from "../accounts/answers";
import { htmlOf } from "../accounts/rendered";
import { admin, argsFor } from "../cast";
import { aZone, setting } from "../delivery/shelf";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../shelf";
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

async function priceOf(choices: Record<string, string>): Promise<ShownPrice> {
  const query = new URLSearchParams({ pin: "395007", ...choices });
  return ((await got(page.loader, `/checkout?${query}`, { cookie })).data as { price: ShownPrice })
    .price;
}

describe("the price on the open checkout page", () => {
  const ways = ["courier", "van", "collect", "transporter", ""];
  const methods = ["online", "on-delivery", "transfer"];
  test.each(ways.flatMap((way) => methods.map((method) => ({ way, method }))))(
    "with another choice, $way and $method, is the one that the server would show",
    async (choice) => {
      for (const before of [{}, { way: "collect", method: "transfer" }])
        expect(withChoices(await priceOf(before), choice)).toEqual(await priceOf(choice));
    },
  );
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
