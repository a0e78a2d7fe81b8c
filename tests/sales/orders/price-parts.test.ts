import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails, orders } from "~/base/db/schema";
import { mailOrderPaid } from "~/sales/orders/mails/order-mails.server";
import * as adminOrder from "~/routes/admin/orders/order";
import * as adminOrders from "~/routes/admin/orders/orders";
import { loader as exported } from "~/routes/admin/orders/orders-export";
import { apiOrderById } from "~/sales/orders/api/api-orders.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "./sold";

/** ₹2,900 of goods − ₹290.01 + ₹60 + ₹20 = ₹2,689.99. */
const sums = {
  goodsPaise: 290_000,
  discountPaise: 29_001,
  couponCode: "DIWALI",
  deliveryPaise: 6000,
  deliveryWay: "courier",
  deliveryZone: "Gujarat",
  feePaise: 2000,
  totalPaise: 268_999,
} as const;
const words = [
  "Goods",
  "₹2,900",
  "Coupon DIWALI",
  "− ₹290.01",
  "Delivery",
  "₹60",
  "Fee for payment on delivery",
  "₹20",
  "₹2,689.99",
];

let user: Viewer;
let adminCookie: string;
let order: Awaited<ReturnType<typeof sold>>;

beforeAll(async () => {
  user = await shopper();
  adminCookie = await cookieOf(await admin());
  order = await sold({ userId: user.id, ...sums, lines: [{ quantity: 2, discountPaise: 29_001 }] });
});

/** The texts of the list of parts, in order. */
function partsIn(html: string): string[] {
  const list = /<dl class="order-parts">(.*?)<\/dl>/s.exec(html)?.[1] ?? "";
  return [...list.matchAll(/<d[td]>([^<]*)</g)].map(([, text]) => text ?? "");
}

test("the owner's list and the order's page name each part of the price and the total", async () => {
  const { number } = order;
  const pages = [
    await htmlOf(adminOrders, argsFor("/dashboard/admin/orders", { cookie: adminCookie })),
    await htmlOf(
      adminOrder,
      argsFor(`/dashboard/admin/orders/${number}`, { cookie: adminCookie, params: { number } }),
    ),
  ];
  for (const html of pages) expect(partsIn(html)).toEqual(words.toSpliced(8, 0, "Total"));
});

test("an order that is only its goods has no parts", async () => {
  const { number } = await sold({ userId: user.id });
  const html = await htmlOf(
    adminOrder,
    argsFor(`/dashboard/admin/orders/${number}`, { cookie: adminCookie, params: { number } }),
  );
  expect(html).not.toContain("order-parts");
});

test("free delivery is said where the shop has prices for it", async () => {
  const { number } = await sold({ userId: user.id, deliveryWay: "courier", deliveryZone: "Surat" });
  const html = await htmlOf(
    adminOrder,
    argsFor(`/dashboard/admin/orders/${number}`, { cookie: adminCookie, params: { number } }),
  );
  expect(partsIn(html)).toEqual(["Goods", "₹1,450", "Delivery", "Free", "Total", "₹1,450"]);
});

test("the owner sees that an order through the API, which knows no price of delivery, was charged none", async () => {
  const { number } = await sold({ userId: user.id, source: "api" });
  const at = (query: string) =>
    argsFor(`/dashboard/admin/orders${query}`, { cookie: adminCookie, params: { number } });
  expect(await htmlOf(adminOrders, at(`?q=${number}`))).toContain("No delivery charged");
  expect(await htmlOf(adminOrder, at(`/${number}`))).toContain("No delivery charged");
  const others = await htmlOf(adminOrders, at(`?q=${order.number}`));
  expect(others).not.toContain("No delivery charged");
});

test("the mail about the order lists its lines, the parts and the total", async () => {
  await write((tx) => {
    const stored = tx.select().from(orders).where(eq(orders.id, order.id)).get();
    if (stored) mailOrderPaid(tx, stored);
  });
  const mail = db
    .select()
    .from(mails)
    .where(eq(mails.key, `order-paid:${order.id}`))
    .get();
  for (const word of words) {
    expect(mail?.text).toContain(word);
    expect(mail?.html).toContain(word);
  }
});

test("the CSV has each part, which add up to the order's amount", async () => {
  const answer = await exported(
    argsFor(`/dashboard/admin/orders/export.csv?q=${order.number}`, { cookie: adminCookie }),
  );
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    "Order amount (INR)": "2689.99",
    "Line total (INR)": "2900.00",
    "Line discount (INR)": "290.01",
    "Goods (INR)": "2900.00",
    "Discount (INR)": "290.01",
    Coupon: "DIWALI",
    "Delivery (INR)": "60.00",
    "Fee (INR)": "20.00",
  });
});

test("the API's totalbill is the order's total, whatever its lines add up to", () => {
  const { totalbill, payment } = apiOrderById(order.id) ?? {};
  expect([totalbill, payment?.totalbill]).toEqual([2689.99, 268_999]);
});
