import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { batches, products, stockMovements } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { newId } from "~/base/lib/ids.server";
import { askForPayment, validatePayment } from "~/sales/payments/api-payment.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { providerKeys } from "~/sales/payments/provider/provider-keys.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import { admin, shopper } from "../../cast";
import { orderOf as orderByToken } from "../../sales/checkout/shopping";
import { providerOnTheWire } from "../../sales/payments/provider";
import { drive } from "../../sales/payments/refunding";
import { product } from "../../shelf";
import { batch, counted, movementsOf, pays, placedOrder, stockOf, stockProblems } from "./counted";

providerOnTheWire();

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: true, details: "Account 1, IFSC 2" },
    },
    boss,
  );
});

const cameBack = (goods: "sound" | "opened" | "leaking") => ({
  cameBack: { at: Date.now(), goods },
});

test("an order paid online takes its packs when it is paid, and gives them back when its buyer cancels it", async () => {
  const tin = await counted(10);
  const { order } = await placedOrder(tin.id, 3);
  expect(stockOf(tin.id).stock).toBe(10);
  expect((await pays(order)).settled).toBe("paid");
  expect(stockOf(tin.id).stock).toBe(7);
  expect((await pays(order)).settled, "a second payment").toBe("review");
  expect(stockOf(tin.id).stock).toBe(7);
  await cancelByBuyer(order.id, newId());
  expect(stockOf(tin.id).stock).toBe(10);
  expect(movementsOf(order.id)).toEqual(["sold -3", "returned 3"]);
  expect(await stockProblems()).toEqual([]);
});

test.each(["on-delivery", "transfer"] as const)(
  "an order paid %s takes its packs when it is placed, and once",
  async (method) => {
    const tin = await counted(10);
    const { order } = await placedOrder(tin.id, 2, { method });
    expect(stockOf(tin.id).stock).toBe(8);
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, { status: "deliverd" }, boss);
    expect(await receiveMoney(order.id, { reference: null, note: "" }, boss)).toMatchObject({
      leftPaise: 0,
    });
    expect(movementsOf(order.id)).toEqual(["sold -2"]);
    expect(await stockProblems()).toEqual([]);
  },
);

describe("an order that ends", () => {
  test("gives back what it took; when it goes on it takes it again, below zero if it must", async () => {
    const tin = await counted(2);
    const { order } = await placedOrder(tin.id, 2, { method: "on-delivery" });
    await moveOrder(order.id, { status: "cancel" }, boss);
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(stockOf(tin.id).stock).toBe(2);
    await placedOrder(tin.id, 1, { method: "on-delivery" });
    await moveOrder(order.id, { status: "Processing" }, boss);
    expect(stockOf(tin.id)).toMatchObject({ stock: -1, isSoldOut: true });
    expect(movementsOf(order.id)).toEqual(["sold -2", "returned 2", "sold -2"]);
    expect(await stockProblems()).toEqual([]);
  });

  test.each([
    ["sound", 5, ["sold -2", "returned 2"]],
    ["opened", 3, ["sold -2", "returned 2", "broken -2"]],
    ["leaking", 3, ["sold -2", "returned 2", "broken -2"]],
  ] as const)("and comes back %s leaves %i packs to sell", async (goods, left, movements) => {
    const tin = await counted(5);
    const { order } = await placedOrder(tin.id, 2, { method: "on-delivery" });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, cameBack(goods), boss);
    await moveOrder(order.id, cameBack(goods), boss);
    expect(stockOf(tin.id).stock).toBe(left);
    expect(movementsOf(order.id)).toEqual(movements);
    expect(await stockProblems()).toEqual([]);
  });

  test("was cancelled on its way, and comes back leaking: what was given back then is broken now", async () => {
    const tin = await counted(5);
    const { order } = await placedOrder(tin.id, 2, { method: "on-delivery" });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(stockOf(tin.id).stock).toBe(5);
    await moveOrder(order.id, cameBack("leaking"), boss);
    await moveOrder(order.id, cameBack("leaking"), boss);
    expect(stockOf(tin.id).stock).toBe(3);
  });
});

test("packs are taken from the batch that ends first, not from one too old, and go back to where they came from", async () => {
  const tin = await counted(0);
  const late = await batch(tin.id, 5, { bestBefore: "2027-09-01" });
  const early = await batch(tin.id, 2, { bestBefore: "2027-03-01" });
  const old = await batch(tin.id, 9, { bestBefore: "2026-12-01" });
  await write((tx) => tx.update(batches).set({ isAged: true }).where(eq(batches.id, old)).run());
  const left = () =>
    [early, late, old].map(
      (id) => db.select().from(batches).where(eq(batches.id, id)).get()?.packs,
    );
  const { order } = await placedOrder(tin.id, 3, { method: "on-delivery" });
  expect(left()).toEqual([0, 4, 9]);
  await moveOrder(order.id, { status: "cancel" }, boss);
  expect(left()).toEqual([2, 5, 9]);
  expect(await stockProblems()).toEqual([]);
});

test("an order through the API for a sold-out pack is kept, and the number goes below zero", async () => {
  const client = await shopper();
  const tin = await counted(0);
  const { id } = await askForPayment(client, { amountPaise: tin.pricePaise, receipt: "r" });
  const { payment } = await drive<{ payment: { id: string } }>("pay", { order_id: id });
  const signature = createHmac("sha256", providerKeys().keySecret)
    .update(`${id}|${payment.id}`)
    .digest("hex");
  const answer = await validatePayment(client, {
    providerOrderId: id,
    paymentId: payment.id,
    signature,
    cart: [{ _id: tin.id, qnty: 1 }],
  });
  expect(answer).toBe("paid");
  expect(stockOf(tin.id)).toMatchObject({ stock: -1, isSoldOut: true });
  expect(await stockProblems()).toEqual([]);
});

test("a product that is not counted has no movements, whatever becomes of its orders", async () => {
  const tin = await product();
  const { order } = await placedOrder(tin.id, 2, { method: "on-delivery" });
  await moveOrder(order.id, { status: "Shipped" }, boss);
  await moveOrder(order.id, cameBack("leaking"), boss);
  expect(orderByToken(order.token).status).toBe("cancel");
  expect(
    db.select().from(stockMovements).where(eq(stockMovements.productId, tin.id)).all(),
  ).toEqual([]);
});

test("an order from before its product was counted gives nothing back", async () => {
  const tin = await product();
  const { order } = await placedOrder(tin.id, 2, { method: "on-delivery" });
  await write((tx) =>
    tx.update(products).set({ isCounted: true }).where(eq(products.id, tin.id)).run(),
  );
  // Counted since a later second than the order.
  await write((tx) =>
    tx
      .update(products)
      .set({ countedAt: order.createdAt + 1000 })
      .where(eq(products.id, tin.id))
      .run(),
  );
  expect(await stockProblems()).toEqual([]);
  await moveOrder(order.id, { status: "cancel" }, boss);
  expect(stockOf(tin.id).stock).toBe(0);
  expect(movementsOf(order.id)).toEqual([]);
});
