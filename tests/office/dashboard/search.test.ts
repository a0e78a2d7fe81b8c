import { beforeAll, describe, expect, test } from "vitest";
import { registerUser } from "~/people/accounts/users/users.server";
import { everythingWith } from "~/office/dashboard/search/found.server";
import { write } from "~/base/db/connection.server";
import { batches, enquiries, orderParcels, payments, quotes } from "~/base/db/schema";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { newId, newToken } from "~/base/lib/ids.server";
import * as page from "~/routes/admin/search";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, castAnswer, castPassword, cookieOf, shopper } from "../../cast";
import { paymentFor, sold } from "../../sales/orders/sold";

const path = "/dashboard/admin/search";
let cookie: string;
let order: Awaited<ReturnType<typeof sold>>;
let invoice: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const { user } = await registerUser({
    name: "Hetal Desai",
    email: "hetal@example.org",
    password: castPassword,
    phone: "+91 97270-55555",
    address: "Rajkot",
    answer: castAnswer,
    termsAccepted: true,
  });
  order = await sold({
    userId: user?.id ?? null,
    buyerName: "Hetal Desai",
    buyerPhone: "+919727055555",
    trackingNumber: "TRK20000001",
  });
  await paymentFor(order, "pay_Hetal1");
  const at = Date.now();
  await write((tx) => {
    issueInvoice(tx, { ...order } as never, at);
    tx.insert(payments)
      .values({
        id: "pay_Stray77",
        amountPaise: 5000,
        currency: "INR",
        status: "captured",
        createdAt: at,
        updatedAt: at,
      })
      .run();
    tx.insert(enquiries)
      .values({
        id: newId(),
        kind: "contact",
        name: "Hetal Desai",
        email: "hetal@example.org",
        phone: "097270 55555",
        message: "Do you deliver to Morbi?",
        createdAt: at,
      })
      .run();
    tx.insert(quotes)
      .values({
        id: newId(),
        serial: 7,
        number: "QT-000007",
        token: newToken(),
        name: "Hetal Desai",
        phone: "+919727055555",
        email: "",
        deliveryWay: "collect",
        validUntil: at,
        actorId: "boss",
        createdAt: at,
        updatedAt: at,
      })
      .run();
    tx.insert(batches)
      .values({
        id: newId(),
        number: "26-11-Hetal",
        productId: "gone",
        packedOn: "2026-11-01",
        bestBefore: "2027-11-01",
        createdAt: at,
        updatedAt: at,
      })
      .run();
    tx.insert(orderParcels)
      .values({
        id: newId(),
        orderId: order.id,
        courier: "DTDC",
        trackingNumber: "SECOND0002",
        shippedAt: at,
        createdAt: at,
      })
      .run();
  });
  const { db } = await import("~/base/db/connection.server");
  const { invoices } = await import("~/base/db/schema");
  invoice = db.select().from(invoices).get()?.number ?? "";
});

const owner = { role: 1, staff: null };

const kinds = (keyword: string) =>
  Object.fromEntries(everythingWith(keyword, owner).map(({ name, hits }) => [name, hits.length]));

describe("the search over everything", () => {
  test("finds a name wherever it stands", () =>
    expect(kinds("hetal")).toEqual({ Orders: 1, Customers: 1, Enquiries: 1, Quotes: 1 }));

  test.each(["97270 55555", "+91-97270-55555", "09727055555", "9727055555"])(
    "finds a person by the number %s",
    (typed) => expect(kinds(typed)).toEqual({ Orders: 1, Customers: 1, Enquiries: 1, Quotes: 1 }),
  );

  test("finds batches, and payments that belong to no order", () => {
    expect(kinds("26-11-h")).toEqual({ Batches: 1 });
    expect(kinds("pay_Stray7")).toEqual({ Payments: 1 });
  });

  test("finds an invoice by the beginning of its number, with its order", () =>
    expect(kinds(invoice.slice(0, -2))).toEqual({ Orders: 1, "Invoices and credit notes": 1 }));

  test("shows a few, and leads to the list of all", async () => {
    for (let each = 0; each < 7; each += 1)
      await sold({ userId: null, buyerName: "Zarna Vora", buyerEmail: "" });
    const [group] = everythingWith("zarna", owner);
    expect(group?.hits).toHaveLength(5);
    expect(group?.all).toEqual({
      to: "/dashboard/admin/orders?q=zarna",
      words: "All 7 orders",
    });
  });

  test("shows the newest customers, and leads to the list of all", async () => {
    for (let each = 0; each < 6; each += 1)
      await shopper({ name: "Nirali Soni", email: `nirali-${each}@example.org` });
    const [group] = everythingWith("nirali", owner);
    expect(group?.hits.map(({ detail }) => detail.match(/nirali-\d/)?.[0])).toEqual(
      [5, 4, 3, 2, 1].map((each) => `nirali-${each}`),
    );
    expect(group?.all).toEqual({
      to: "/dashboard/admin/users?q=nirali",
      words: "All 6 accounts",
    });
  });
});

describe("its screen", () => {
  const asked = (q: string) => got(page.loader, `${path}?q=${encodeURIComponent(q)}`, { cookie });

  test.each([
    ["an order's number", () => order.number.toLowerCase(), () => `orders/${order.number}`],
    ["an invoice's number", () => invoice, () => `invoices/${invoice}`],
    ["a quote's number", () => "qt-000007", () => "quotes/QT-000007"],
    ["a payment", () => "pay_Hetal1", () => `orders/${order.number}`],
    ["a tracking number", () => "TRK20000001", () => `orders/${order.number}`],
    ["a further parcel's number", () => "second0002", () => `orders/${order.number}`],
  ])("%s leads straight there", async (_, typed, to) => {
    const { status, location } = await asked(typed());
    expect(status).toBe(303);
    expect(location).toBe(`/dashboard/admin/${to()}`);
  });

  test("a number that nothing has is told to be in nothing", async () => {
    const html = await htmlOf(page, argsFor(`${path}?q=PR-999999`, { cookie }));
    expect(html).toContain("Nothing has “PR-999999”.");
  });

  test("shows the hits as links under what they are", async () => {
    const html = await htmlOf(page, argsFor(`${path}?q=hetal`, { cookie }));
    expect(html).toMatch(/<h2>Orders<\/h2>.*<h2>Customers<\/h2>.*<h2>Enquiries<\/h2>/);
    expect(html).toContain(`href="/dashboard/admin/orders/${order.number}"`);
  });
});
