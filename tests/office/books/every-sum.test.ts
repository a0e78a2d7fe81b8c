import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { differences } from "~/office/books/differences.server";
import type { ShownPrice } from "~/sales/checkout/checkout-page.server";
import { db } from "~/base/db/connection.server";
import { invoices, orderLines, paymentOrders } from "~/base/db/schema";
import { startingTable } from "~/goods/delivery/starting-table";
import { checkFile } from "~/goods/delivery/check-file";
import {
  changeDeliverySettings,
  deliverySettings,
} from "~/goods/delivery/delivery-settings.server";
import { saveTable, storedTable } from "~/goods/delivery/stored-table.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import type { Order } from "~/sales/orders/order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import * as cartPage from "~/routes/shop/cart";
import * as page from "~/routes/checkout/place-order";
import { got, posted } from "../../people/accounts/answers";
import { admin } from "../../cast";
import { guestWith, press, typed } from "../../sales/checkout/guests";
import {
  openPayPage,
  orderOf,
  paymentsOfOrder,
  returnToShop,
  tokenIn,
} from "../../sales/checkout/shopping";
import { coupon } from "../../sales/coupons/couponing";
import { payOnHostedPage, providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

/** Streets of the van, the rest of Surat, Gujarat, near it, metros, the rest of India, and what is hard to reach. */
const pins = [
  "395007",
  "395009",
  "395023",
  "380001",
  "400001",
  "110001",
  "560001",
  "226001",
  "781001",
  "744101",
];

let boss: Viewer;
let goods: { id: string }[];
let code: string;

beforeAll(async () => {
  boss = await admin();
  goods = [
    await product({ pricePaise: 18_433, volumeMl: 1000 }),
    await product({ pricePaise: 104_567, volumeMl: 5000 }),
  ];
  ({ code } = await coupon({ kind: "percent", value: 750 }));
  await saveTable(checkFile(startingTable, []).zones, storedTable().version, boss);
  const collecting = { isOn: true, hours: null };
  await changeDeliverySettings({ ...deliverySettings(), collecting }, boss);
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 10_000_000, feePaise: 3050, asksToConfirm: false },
      transfer: { isOn: true, details: null, upi: { vpa: "prayosha@bank", payee: null } },
    },
    boss,
  );
});

/** Orders as a guest what the checkout page offers for a PIN, by each of its ways; `method`: how to pay. */
async function orderEach(pin: string, method: string, withCoupon: boolean): Promise<Order[]> {
  const first = await priceAt(await guestWith(...goods), pin, method);
  const placed: Order[] = [];
  for (const { way, paysOnDelivery } of first.quotes) {
    if (method === "on-delivery" && !paysOnDelivery) continue;
    const cookie = await guestWith(...goods);
    if (withCoupon) await posted(cartPage.action, "/cart", { intent: "coupon", code }, { cookie });
    const price = await priceAt(cookie, pin, method, way);
    const { sums, quote, round } = price;
    const answer = await press(cookie, {
      ...typed,
      pin,
      total: String(sums.goodsPaise - sums.discountPaise),
      shown: String(sums.totalPaise),
      priced: pin,
      round: String(round),
      way: `${way}:${quote?.pricePaise}`,
      method,
    });
    const order = orderOf(tokenIn(answer.location ?? ""));
    expect(order).toMatchObject({ ...sums, deliveryWay: way, paymentMethod: method });
    placed.push(order);
  }
  return placed;
}

async function priceAt(cookie: string, pin: string, method: string, way = ""): Promise<ShownPrice> {
  const query = new URLSearchParams({ pin, method, ...(way && { way }) });
  const { data } = await got(page.loader, `/checkout?${query}`, { cookie });
  return (data as { price: ShownPrice }).price;
}

/** Pays an order as its way to pay goes, and sends it. */
async function payAndSend({ id, token, number, paymentMethod }: Order): Promise<void> {
  const send = () => moveOrder(id, { status: "Shipped" }, boss);
  if (paymentMethod === "online") {
    const { form } = await openPayPage(null, token);
    const fields = await payOnHostedPage(form?.fields ?? {});
    await returnToShop(token, fields ?? {});
    await send();
  } else {
    // On delivery the goods leave first, and their invoice with them.
    const money = { reference: paymentMethod === "transfer" ? utrOf(number) : null, note: "" };
    if (paymentMethod === "on-delivery") await send();
    expect(await receiveMoney(id, money, boss)).not.toHaveProperty("problem");
    if (paymentMethod === "transfer") await send();
  }
}

const utrOf = (number: string) => number.replace(/\D/g, "").padStart(12, "6");

describe("what a guest pays, to ten PINs, by every way of delivery and to pay", () => {
  test.each(
    pins.flatMap((pin, index) =>
      ["online", "on-delivery", "transfer"].map(
        (method) => [pin, method, index % 2 === 0] as const,
      ),
    ),
  )("to %s, %s: lines, order, invoice and money are one sum", async (pin, method, withCoupon) => {
    const placed = await orderEach(pin, method, withCoupon);
    // Islands and hills cannot be paid on delivery.
    expect(placed.length > 0).toBe(true);
    for (const order of placed) {
      await payAndSend(order);
      const { id, deliveryPaise, feePaise, discountPaise, totalPaise } = orderOf(order.token);
      const lines = db.select().from(orderLines).where(eq(orderLines.orderId, id)).all();
      const sum = lines.reduce((all, line) => all + line.unitPricePaise * line.quantity, 0);
      expect(discountPaise > 0).toBe(withCoupon);
      expect(sum + deliveryPaise + feePaise - discountPaise).toBe(totalPaise);
      const papers = db.select().from(invoices).where(eq(invoices.orderId, id)).all();
      expect(papers.map((paper) => paper.totalPaise)).toEqual([totalPaise]);
      if (method !== "online") continue;
      const asked = db.select().from(paymentOrders).where(eq(paymentOrders.orderId, id)).all();
      expect(asked.map(({ amountPaise }) => amountPaise)).toEqual([totalPaise]);
      const paid = paymentsOfOrder(id).map(({ payment }) => [payment.status, payment.amountPaise]);
      expect(paid).toEqual([["captured", totalPaise]]);
    }
  });

  test("and the books of all of them agree", async () => {
    const found: string[] = [];
    for await (const line of differences()) found.push(line);
    expect(found).toEqual([]);
  });
});
