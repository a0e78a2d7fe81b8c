import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { readyTexts, type TextFacts } from "~/sales/orders/contacts/ready-texts";
import * as list from "~/routes/admin/orders/orders";
import * as page from "~/routes/admin/orders/order";
import * as toCall from "~/routes/admin/orders/unconfirmed";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

const paid: TextFacts = {
  buyerName: "Asha Patel",
  number: "PR-000007",
  duePaise: 145_000,
  status: "Not Process",
  paymentStatus: "paid",
  paymentMethod: "online",
  writtenOffAt: null,
  awaitsConfirmation: false,
  isCollected: false,
  standing: "We have your order and pack it next.",
  courier: null,
  trackingNumber: null,
  trackingLink: null,
  place: "Udhna, Surat",
  shop: "Prayosha",
  link: "https://shop.example/order/token",
};
const atDoor = { paymentStatus: "pending", paymentMethod: "on-delivery" } as const;

describe("the ready texts", () => {
  test.each<[string, Partial<TextFacts>, string]>([
    [
      "Please confirm",
      { ...atDoor, awaitsConfirmation: true },
      "Namaste Asha Patel, please confirm your order PR-000007 of ₹1,450 at Prayosha. You pay when it comes. We pack it once you say yes.",
    ],
    [
      "Please pay",
      { paymentStatus: "pending", paymentMethod: "transfer" },
      "Namaste Asha Patel, we have your order PR-000007 at Prayosha and pack it as soon as your transfer of ₹1,450 is here. How to pay: https://shop.example/order/token",
    ],
    [
      "Pay by the link",
      { paymentStatus: "unpaid" },
      "Namaste Asha Patel, your order PR-000007 of ₹1,450 at Prayosha is not paid yet. You can pay here: https://shop.example/order/token",
    ],
    [
      "Packed",
      { ...atDoor, status: "Processing" },
      "Namaste Asha Patel, your order PR-000007 from Prayosha is packed and leaves soon. Please have ₹1,450 ready when it comes.",
    ],
    [
      "Ready to collect",
      { ...atDoor, status: "Processing", isCollected: true },
      "Namaste Asha Patel, your order PR-000007 from Prayosha is packed. You can collect it.\nPlease pay ₹1,450 when you collect it.\nWhere: Udhna, Surat",
    ],
    [
      "Sent",
      {
        status: "Shipped",
        courier: "DTDC",
        trackingNumber: "D1234567",
        trackingLink: "https://courier.example/D1234567",
      },
      "Namaste Asha Patel, your order PR-000007 from Prayosha is sent, with DTDC, number D1234567. Follow it here: https://courier.example/D1234567",
    ],
    [
      "Is it all right",
      { status: "deliverd" },
      "Namaste Asha Patel, we hope that you like your order PR-000007 from Prayosha. If something is missing or broken, please tell us.",
    ],
  ])("begin with “%s”", (name, more, words) => {
    expect(readyTexts({ ...paid, ...more })[0]).toEqual({ name, words });
  });

  test("ask for the money of a parcel that is on its way, and of one that came unpaid", () => {
    const named = (more: Partial<TextFacts>) =>
      readyTexts({ ...paid, ...more }).map(({ name }) => name);
    expect(named({ ...atDoor, status: "Shipped" })).toEqual([
      "Sent",
      "Pay when it comes",
      "How it stands",
    ]);
    expect(named({ ...atDoor, paymentMethod: "later", status: "deliverd" })).toEqual([
      "Please pay",
      "Is it all right",
      "How it stands",
    ]);
    expect(named({ ...atDoor, status: "cancel" })).toEqual(["How it stands"]);
  });

  test("are never more than three, and nobody is shouted at", () => {
    for (const status of ["Not Process", "Processing", "Shipped", "deliverd", "cancel"] as const)
      for (const more of [{}, atDoor, { ...atDoor, awaitsConfirmation: true }]) {
        const texts = readyTexts({ ...paid, ...more, status });
        expect(texts.length).toBeLessThanOrEqual(3);
        expect(texts.map(({ words }) => words).join("")).not.toContain("!");
      }
  });
});

describe("a buyer is called and written to", () => {
  let cookie: string;
  let buyer: Viewer;

  beforeAll(async () => {
    cookie = await cookieOf(await admin());
    buyer = await shopper();
  });

  const texts = (html: string) =>
    [...html.matchAll(/href="https:\/\/wa\.me\/919825012345\?text=([^"]*)"/g)].map(([, text]) =>
      decodeURIComponent(text ?? ""),
    );

  test("from the order's page: the text stands there before anything opens", async () => {
    const { number } = await sold({ userId: buyer.id, status: "Processing" });
    const at = `/dashboard/admin/orders/${number}`;
    const html = await htmlOf(page, argsFor(at, { cookie, params: { number } }));
    expect(html).toContain('href="tel:+919825012345"');
    expect(html).toContain("mailto:asha@example.com?subject=Your%20order");
    const [first = ""] = texts(html);
    expect(first).toContain(`your order ${number}`);
    expect(html).toContain(`<p>${first}</p>`);
    expect(html).toContain('rel="noopener noreferrer"');
  });

  test.each([
    ["where the shop asks for a confirmation", true],
    ["a guest, where it asks for none", false],
  ])("from the row of the list, and from the list of whom to call: %s", async (_who, asks) => {
    const { number } = await sold({
      userId: null,
      ...atDoor,
      paidAt: null,
      needsConfirmation: asks,
    });
    const row = await htmlOf(list, argsFor(`/dashboard/admin/orders?q=${number}`, { cookie }));
    const calls = await htmlOf(toCall, argsFor("/dashboard/admin/orders/unconfirmed", { cookie }));
    for (const html of [row, calls]) {
      expect(html).toContain('href="tel:+919825012345"');
      const about = texts(html).filter((text) => text.includes(number));
      expect(about[0]).toContain(`please confirm your order ${number} of ₹1,450`);
      expect(about.join()).not.toContain("pack it next");
    }
  });

  test("but not by WhatsApp at a number that it does not know", async () => {
    const { number } = await sold({ userId: buyer.id, buyerPhone: "0261 234567", buyerEmail: "" });
    const at = `/dashboard/admin/orders/${number}`;
    const html = await htmlOf(page, argsFor(at, { cookie, params: { number } }));
    expect(html).toContain('href="tel:0261234567"');
    expect(html).not.toContain("wa.me");
    expect(html).not.toContain("mailto:");
  });
});
