import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { mails, notices, orders, products } from "~/base/db/schema";
import { noticeKinds } from "~/base/db/statuses";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { changeNotices } from "~/people/notices/notice-settings.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { askForPayment, validatePayment } from "~/sales/payments/api-payment.server";
import { sandboxKeyId } from "~/sales/payments/provider/provider-keys.server";
import * as listScreen from "~/routes/admin/orders/orders";
import * as orderScreen from "~/routes/admin/orders/order";
import { htmlOf } from "../../people/accounts/rendered";
import { pay } from "../../api/paying";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { providerOnTheWire } from "../payments/provider";
import { product } from "../../shelf";

providerOnTheWire();

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
  const told = { recipients: ["care@shop.example"], mails: [...noticeKinds], pushes: [] };
  await changeNotices({ ...told, summaryHour: null }, boss);
});

/** Orders a pack through the API, as a client does that has the product from an old list. */
async function orderedByApi(productId: string) {
  const buyer = await shopper();
  const asked = await askForPayment(buyer, { amountPaise: 145_000, receipt: "r" });
  const paid = await pay({ id: asked.id, amount: asked.amount, key: sandboxKeyId });
  const submitted = {
    providerOrderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
    cart: [{ _id: productId, qnty: 1 }],
  };
  expect(await validatePayment(buyer, submitted)).toBe("paid");
  const order = db.select().from(orders).where(eq(orders.userId, buyer.id)).get();
  if (!order) throw new Error("There is no order");
  return order;
}

const problems = () =>
  ordersMatching(orderFilterIn(new URLSearchParams("show=problems")), 1).orders.map(
    ({ number }) => number,
  );

test("what is set to sold out, packs not counted, and ordered through the API is marked until it leaves", async () => {
  const { id } = await product({ pricePaise: 145_000 });
  await write((tx) =>
    tx.update(products).set({ sale: "sold out" }).where(eq(products.id, id)).run(),
  );
  const order = await orderedByApi(id);
  expect(adminOrder(order.number)?.gaps).toContain("Sold out");
  expect(problems()).toEqual([order.number]);
  const cookie = await cookieOf(boss);
  const at = (path: string) => argsFor(path, { cookie, params: { number: order.number } });
  const badge = '<span class="badge badge-warn">Sold out</span>';
  expect(await htmlOf(listScreen, at("/dashboard/admin/orders"))).toContain(badge);
  expect(await htmlOf(orderScreen, at(`/dashboard/admin/orders/${order.number}`))).toContain(badge);
  const told = db
    .select()
    .from(notices)
    .where(eq(notices.key, `order:${order.id}`))
    .get();
  expect(told?.words).toMatch(/, sold out$/);
  const [mail] = db.select().from(mails).where(eq(mails.kind, "new-order")).all();
  expect(mail?.text).toContain("Something of it is set to sold out");

  await moveOrder(order.id, { status: "Shipped" }, boss);
  expect(problems()).toEqual([]);
  expect(adminOrder(order.number)?.gaps).not.toContain("Sold out");
});

test("what is on sale is not marked", async () => {
  const { id } = await product({ pricePaise: 145_000 });
  const order = await orderedByApi(id);
  expect(adminOrder(order.number)?.gaps).not.toContain("Sold out");
  expect(problems()).toEqual([]);
});
