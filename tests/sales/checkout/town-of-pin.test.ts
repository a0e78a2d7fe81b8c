import { expect, test } from "vitest";
import type { ShownPrice } from "~/sales/checkout/checkout-page.server";
import { townOfPin } from "~/sales/checkout/address/town-of-pin.server";
import * as page from "~/routes/checkout/place-order";
import { loader } from "~/routes/checkout/price";
import { argsFor } from "../../cast";
import { htmlOf } from "../../people/accounts/rendered";
import { aZone, noDelivery } from "../../goods/delivery/shelf";
import { product } from "../../shelf";
import { sold } from "../orders/sold";
import { guestWith } from "./guests";

let mobiles = 9_800_000_000;
const aMobile = () => `+91${(mobiles += 1)}`;

/** A paid order to that PIN, of a mobile number of its own unless said otherwise. */
const sent = (shipPin: string, shipCity: string | null, more = {}) =>
  sold({ userId: null, shipPin, shipCity, buyerPhone: aMobile(), ...more });

test("a PIN tells its town once three buyers of different mobile numbers agree", async () => {
  const buyerPhone = aMobile();
  for (let order = 0; order < 5; order += 1) await sent("394101", "Bardoli", { buyerPhone });
  await sent("394101", "Bardoli", { buyerPhone: buyerPhone.slice(3) });
  await sent("394101", "BARDOLI");
  expect(townOfPin("394101")).toBe("");
  await sent("394101", " bardoli ", { paymentStatus: "unpaid", paidAt: null });
  await sent("394101", " bardoli ", { paymentStatus: "refunded" });
  await sent("394101", null);
  expect(townOfPin("394101")).toBe("");
  await sent("394101", "Bardoli");
  expect(townOfPin("394101")).toBe("Bardoli");
  expect(townOfPin("394102")).toBe("");
});

test("a PIN of two towns tells the one that more buyers write, and none when as many write another", async () => {
  for (const town of ["Olpad", "Olpad", "Olpad", "Sayan", "Sayan", "Sayan"])
    await sent("394540", town);
  expect(townOfPin("394540")).toBe("");
  await sent("394540", "Sayan");
  expect(townOfPin("394540")).toBe("Sayan");
});

test("the owner's van list comes before what buyers write", async () => {
  for (const town of ["Sachin", "Sachin", "Sachin"]) await sent("394230", town);
  const near = { carrier: "van" as const, rates: {} };
  await aZone({ ...near, name: "The city", pins: ["395", "3942"], town: "Surat" });
  await aZone({ ...near, name: "Not now", pins: ["394231"], town: "Kim", isOffered: false });
  await aZone({ ...near, name: "Villages", pins: ["394232"] });
  const cookie = await guestWith(await product());
  const townAt = async (pin: string) => {
    const answer = await loader(argsFor(`/checkout/price?pin=${pin}`, { cookie }));
    return ((await answer.json()) as ShownPrice).town;
  };
  expect(await townAt("394230")).toBe("Surat");
  expect(await townAt("395006")).toBe("Surat");
  // The van does not go there now, as it goes to the PINs around.
  expect(await townAt("394231")).toBe("");
  expect(await townAt("394232")).toBe("");
  expect(await townAt("380001")).toBe("");
  await noDelivery();
  expect(await townAt("394230")).toBe("Sachin");
});

test("checkout proposes the town, and what it answers names no buyer", async () => {
  for (const line of ["1 Mill Road", "2 Mill Road", "3 Mill Road"])
    await sent("394601", "Kadod", { shipLine: line, buyerName: "Bhavna" });
  const cookie = await guestWith(await product());
  const html = await htmlOf(page, argsFor("/checkout?pin=394601", { cookie }));
  expect(html).toMatch(/<input[^>]*name="city"[^>]*value="Kadod"/);
  const answer = await loader(argsFor("/checkout/price?pin=394601", { cookie }));
  const body = await answer.text();
  expect((JSON.parse(body) as ShownPrice).town).toBe("Kadod");
  expect(body).not.toMatch(/Bhavna|Mill Road|98\d{8}/);
});
