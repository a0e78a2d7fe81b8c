import { afterEach, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { settings } from "~/base/db/schema";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import Refund, {
  loader as refundLoader,
  meta as refundMeta,
} from "~/routes/site/refund-and-return";
import Shipping, { loader as shippingLoader } from "~/routes/site/shipping-policy";
import { aZone, noDelivery, setting } from "../../goods/delivery/shelf";
import { shown, wordsOf } from "./shown";

afterEach(() => write((tx) => tx.delete(settings).run()));

const refund = () => shown(Refund, { data: refundLoader() });
const shipping = () => shown(Shipping, { data: shippingLoader() });

describe("the refund and return policy", () => {
  test.each([
    "Last updated: 10-7-2024",
    "within 7 days of receiving it",
    "not the item you ordered",
    "damaged",
    "package was incomplete",
    "approval before you send anything back",
    "unused and in its original packaging",
    "price of the item only",
    "Shipping charges are not refunded",
    "within 7 working days of approval",
    "depends on availability",
    "final, unless they are defective",
    "Gift cards are not refundable",
    "banks usually need 5 to 7 working days more",
    "If you paid on delivery or by transfer, we ask you where to send the money",
    "We write to you by email when a refund is on its way",
  ])("says: %s", (rule) => {
    expect(wordsOf(refund())).toContain(rule);
  });

  test("says where to ask for a return by e-mail once there is an address, before that how else", async () => {
    expect(refund()).toContain('href="/contact"');
    await setCompanyFacts({ email: "care@example.com" });
    expect(refund()).toContain('href="mailto:care@example.com"');
  });

  test("has a title of its own", () => {
    expect(refundMeta({ matches: [] } as never)).toContainEqual({
      title: "Refund and Return Policy – Prayosha",
    });
  });
});

describe("the shipping policy", () => {
  test.each([
    "same or the next business day after your payment is confirmed",
    "A confirmation email",
    "or, if you pay on delivery, when you have placed it",
    "A tracking email",
    "An email when your parcel was delivered",
    "total that the checkout shows before you pay is all that we charge",
    "within India only, through courier companies or Indian post",
    "Delivery is included in the price",
    "on the same day until 2:00 PM",
    "you can cancel it yourself on the page of your order",
    "After dispatch an order cannot be changed or cancelled",
    "International shipping is planned for the future",
    "Surat",
  ])("says: %s", (rule) => {
    expect(wordsOf(shipping())).toContain(rule);
  });

  test("tells price and time from the table of delivery prices, zone by zone", async () => {
    await aZone({ name: "Surat", pins: ["395"], freeFromPaise: 150_000 });
    const heavy = { rates: {}, fromG: 30_000, daysMin: 1 };
    await aZone({ name: "Bulk", carrier: "transporter", pins: ["3"], ...heavy });
    const words = wordsOf(shipping());
    await noDelivery();
    expect(words).toMatch(/Surat from ₹60, free above ₹1,500 2–4 days/);
    expect(words).toMatch(
      /Bulk \(by transporter, to the godown, from 30 kg\) You pay the freight there/,
    );
    expect(words).not.toContain("included in the price");
  });

  test("names every way that the table has, and no other", async () => {
    const where = () => /We deliver within India only[^.]*\./.exec(wordsOf(shipping()))?.[0];
    const courier = "We deliver within India only, through courier companies or Indian post";
    expect(where()).toBe(`${courier}.`);
    await aZone({ name: "India", pins: ["*"] });
    await aZone({ name: "Off", carrier: "van", pins: ["395"], isOffered: false });
    expect(where()).toBe(`${courier}.`);
    await aZone({ name: "Near", carrier: "van", pins: ["394"] });
    expect(where()).toBe(`${courier}, or with our own van in the areas below.`);
    const heavy = { rates: {}, fromG: 30_000, daysMin: 1 };
    await aZone({ name: "Bulk", carrier: "transporter", pins: ["3"], ...heavy });
    expect(where()).toBe(
      `${courier}, with our own van in the areas below, or by a transporter who keeps the goods for you in a godown.`,
    );
    await noDelivery();
    await aZone({ name: "Near", carrier: "van", pins: ["394"] });
    expect(where()).toBe("We deliver within India only, with our own van in the areas below.");
    await noDelivery();
  });

  test("tells that orders can be collected, also where delivery is included in the price", async () => {
    await setting("delivery.collect", "on");
    await setting("delivery.collectHours", "Mon–Sat, 10 to 6");
    expect(wordsOf(shipping())).toContain(
      "collect your order at our press, free: Mon–Sat, 10 to 6.",
    );
  });

  test("shows the business address and the phone that the operator set", async () => {
    expect(shipping()).not.toContain("tel:");
    await setCompanyFacts({ address: "12 Ring Road\nSurat 395002", phone: "0261 400 1234" });
    const html = shipping();
    expect(html).toContain("12 Ring Road\nSurat 395002");
    expect(html).toContain('<a href="tel:02614001234">0261 400 1234</a>');
  });
});
