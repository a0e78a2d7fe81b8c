import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { orders, refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { moneyOf } from "~/sales/orders/money/order-money.server";
import { cancelAndRefund } from "~/sales/payments/refunds/cancel-order.server";
import { notYetRefunded } from "~/sales/orders/money/open-lines";
import { requestRefund } from "~/sales/payments/refunds/request-refund.server";
import { amountOf, type RefundScope } from "~/sales/payments/refunds/refund-scope";
import * as orderScreen from "~/routes/admin/orders/order";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  invoiceIn,
  november,
  pay,
  placed,
  stored,
  withParts,
} from "../invoices/paying";

let boss: Viewer;
let other: Viewer;
let buyer: Viewer;

beforeAll(async () => {
  [boss, other, buyer] = [await admin(), await admin(), await shopper()];
  await asRegisteredFirm();
});

type Given = Partial<Parameters<typeof placed>[0]>;
type Order = Awaited<ReturnType<typeof placed>>;

/** Paid at the door. */
const byHand = { ...withParts, paymentMethod: "on-delivery" as const };
const goodsPaise = 269_999 + 8_999;

async function paid(given: Given = byHand) {
  const order = await placed({ userId: buyer.id, ...given });
  await pay(order, november);
  return order;
}

const ask = (order: Order, what: RefundScope, actor = boss) =>
  requestRefund(
    { orderId: order.id },
    { what, reason: "A tin leaked", actor, idempotencyKey: newId() },
    november,
  );

const tins = (
  quantity: number,
  ticks: { delivery?: boolean; fee?: boolean } = {},
): RefundScope => ({
  kind: "lines",
  lines: [{ position: 0, quantity }],
  ...ticks,
});

const refundsOf = (order: Order) =>
  db.select().from(refunds).where(eq(refunds.orderId, order.id)).all();

const leftOf = (order: Order) => moneyOf([stored(order.id)]).get(order.id);

describe("packs", () => {
  it("go back at their price less their share of the discount, one by one to the paisa", async () => {
    const order = await paid();
    const amounts = [];
    for (let pack = 0; pack < 3; pack += 1)
      amounts.push((await ask(order, tins(1))).refund?.amountPaise);
    expect(amounts).toEqual([89_999, 90_000, 90_000]);
    expect((await ask(order, tins(1))).problem).toContain("more than was bought");
    expect(leftOf(order)?.left).toEqual({
      goodsPaise: 8_999,
      deliveryPaise: 6_000,
      feePaise: 2_500,
    });
  });

  it("go back with delivery and fee only where these are ticked, each once", async () => {
    const order = await paid();
    expect((await ask(order, tins(1))).refund).toMatchObject({ deliveryPaise: 0, feePaise: 0 });
    expect((await ask(order, tins(1, { delivery: true }))).refund).toMatchObject({
      amountPaise: 96_000,
      deliveryPaise: 6_000,
      feePaise: 0,
    });
    expect((await ask(order, tins(1, { delivery: true }))).problem).toContain("delivery has been");
    const fee: RefundScope = { kind: "lines", lines: [], fee: true };
    expect((await ask(order, fee)).refund).toMatchObject({ amountPaise: 2_500, lines: "[]" });
    expect((await ask(order, fee)).problem).toContain("fee has been");
  });

  it("are credited by the same parts", async () => {
    const order = await paid();
    await ask(order, tins(2, { delivery: true }));
    const [note] = creditNotesOf(order);
    expect(
      note?.lines.map(({ kind, quantity, totalPaise }) => [kind, quantity, totalPaise]),
    ).toEqual([
      ["goods", 2, 179_999],
      ["delivery", 0, 6_000],
    ]);
  });

  it("never go back beyond what an amount left of the goods: delivery is not used for them", async () => {
    const order = await paid();
    await ask(order, { kind: "amount", amountPaise: goodsPaise - 50_000 });
    const { problem } = await ask(order, tins(1));
    expect(problem).toBe("₹899.99 is more than the ₹500 that is left of the products.");
  });
});

describe("everything and amounts", () => {
  it("everything that is left is goods, delivery and fee", async () => {
    const order = await paid();
    await ask(order, tins(1));
    const { refund } = await ask(order, { kind: "full" });
    expect(refund).toMatchObject({
      amountPaise: order.totalPaise - 89_999,
      deliveryPaise: 6_000,
      feePaise: 2_500,
    });
    expect(stored(order.id).paymentStatus).toBe("refunded");
    const credited = creditNotesOf(order).map(({ totals }) => totals.totalPaise);
    expect(credited.reduce((sum, paise) => sum + paise)).toBe(invoiceIn(order).totals.totalPaise);
  });

  it("an amount is for the goods, and beyond them for delivery and fee", async () => {
    const order = await paid();
    const amounts = [goodsPaise - 1_000, 5_000, 4_000];
    const parts = [];
    for (const amountPaise of amounts) {
      const { refund } = await ask(order, { kind: "amount", amountPaise });
      parts.push([refund?.deliveryPaise, refund?.feePaise]);
    }
    expect(parts).toEqual([
      [0, 0],
      [4_000, 0],
      [2_000, 2_000],
    ]);
    expect(leftOf(order)?.left).toEqual({ goodsPaise: 0, deliveryPaise: 0, feePaise: 500 });
    expect((await ask(order, { kind: "amount", amountPaise: 501 })).problem).toContain("more than");
  });

  it("a refund made at the provider, which knows no parts, is counted the same way", async () => {
    const order = await paid();
    await write((tx) =>
      tx
        .insert(refunds)
        .values({
          id: newId(),
          idempotencyKey: newId(),
          orderId: order.id,
          amountPaise: goodsPaise + 6_500,
          status: "processed",
          actor: "provider",
          createdAt: november,
          updatedAt: november,
        })
        .run(),
    );
    expect(leftOf(order)?.left).toEqual({ goodsPaise: 0, deliveryPaise: 0, feePaise: 2_000 });
  });
});

describe("two admins at once", () => {
  it.each([
    ["everything", { kind: "full" } as RefundScope],
    ["the same packs with delivery", tins(3, { delivery: true, fee: true })],
    ["an amount", { kind: "amount", amountPaise: goodsPaise } as RefundScope],
  ])("never give back more than was paid: %s", async (_, what) => {
    const order = await paid();
    const answers = await Promise.all([
      ask(order, what, boss),
      ask(order, what, other),
      ask(order, { kind: "lines", lines: [], delivery: true }, other),
      ask(order, what, boss),
    ]);
    const made = refundsOf(order);
    expect(made).toHaveLength(answers.filter(({ refund }) => refund).length);
    const sum = (part: "amountPaise" | "deliveryPaise" | "feePaise") =>
      made.reduce((total, refund) => total + refund[part], 0);
    expect(sum("amountPaise")).toBeLessThanOrEqual(order.totalPaise);
    expect(sum("deliveryPaise")).toBeLessThanOrEqual(6_000);
    expect(sum("feePaise")).toBeLessThanOrEqual(2_500);
    await ask(order, { kind: "full" });
    expect(leftOf(order)?.leftPaise).toBe(0);
    const noted = creditNotesOf(order).reduce((all, { totals }) => all + totals.totalPaise, 0);
    expect(noted).toBe(order.totalPaise);
  });
});

describe("cancelling with a refund", () => {
  it("gives everything back before the order was sent", async () => {
    const order = await paid();
    const { words } = await cancelAndRefund(order.id, newId(), boss);
    expect(words?.message).toContain("₹2,874.98");
    expect(stored(order.id)).toMatchObject({ status: "cancel", paymentStatus: "refunded" });
  });

  it("gives the goods back once it was sent, as the tick says", async () => {
    const order = await paid({ ...byHand, status: "Shipped", shippedAt: november });
    const args = { params: { number: order.number }, cookie: await cookieOf(boss) };
    const page = await htmlOf(
      orderScreen,
      argsFor(`/dashboard/admin/orders/${order.number}`, args),
    );
    expect(page).toContain("Refund ₹2,789.98 too, without ₹85 for delivery");
    await cancelAndRefund(order.id, newId(), boss);
    expect(refundsOf(order)).toMatchObject([{ amountPaise: goodsPaise, deliveryPaise: 0 }]);
    expect(leftOf(order)?.left).toEqual({ goodsPaise: 0, deliveryPaise: 6_000, feePaise: 2_500 });
  });
});

it("an order of the first release is refunded as it was", async () => {
  const order = await paid({ lines: [{ quantity: 2 }] });
  expect(stored(order.id)).toMatchObject({ deliveryPaise: 0, discountPaise: 0 });
  await write((tx) =>
    tx
      .update(orders)
      .set({ status: "deliverd", deliveredAt: 1 })
      .where(eq(orders.id, order.id))
      .run(),
  );
  await write((tx) =>
    tx
      .insert(refunds)
      .values({
        id: newId(),
        idempotencyKey: newId(),
        orderId: order.id,
        amountPaise: 145_000,
        lines: '[{"position":0,"quantity":1}]',
        status: "processed",
        actor: boss.id,
        createdAt: november,
        updatedAt: november,
      })
      .run(),
  );
  expect((await ask(order, tins(1))).refund).toMatchObject({ amountPaise: 145_000 });
  expect(leftOf(order)?.leftPaise).toBe(0);
});

it("packs given back in any portions add up to what their line cost", () => {
  for (let price = 101; price < 500; price += 7)
    for (const quantity of [1, 2, 3, 7, 999]) {
      const discountPaise = Math.floor((price * quantity) / 7);
      const line = { position: 0, name: "Tin", unitPricePaise: price, quantity, discountPaise };
      const pricePaise = price * quantity - discountPaise;
      const made: { lines: string }[] = [];
      let paise = 0;
      for (let [left, portion] = [quantity, 1]; left > 0; left -= portion, portion += 1) {
        portion = Math.min(portion, left);
        const amount = amountOf(
          { kind: "lines", lines: [{ position: 0, quantity: portion }] },
          {
            bought: notYetRefunded([line], made),
            leftPaise: pricePaise + 1_000,
            left: { goodsPaise: pricePaise - paise, deliveryPaise: 1_000, feePaise: 0 },
            backOnCancelPaise: 0,
            disputedPaise: 0,
            byHand: true,
          },
        );
        expect(amount.problem).toBeUndefined();
        made.push({ lines: JSON.stringify(amount.problem === undefined ? amount.lines : []) });
        paise += amount.amountPaise ?? 0;
        if (left === portion) expect(paise).toBe(pricePaise);
      }
    }
});
