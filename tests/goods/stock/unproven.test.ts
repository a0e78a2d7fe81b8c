import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { rememberCart } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import { removeGone } from "~/sales/cart/gone-lines.server";
import { changeCheckout } from "~/sales/checkout/checkout-settings.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { cartLines, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { day } from "~/base/lib/time";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import * as cartPage from "~/routes/shop/cart";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookiesOf, shopper } from "../../cast";
import {
  cartWith,
  counted,
  guest,
  holdsAge,
  linesOf,
  orderOf,
  pays,
  placedOrder,
  stockOf,
} from "./counted";

let boss: Viewer;
beforeAll(async () => {
  boss = await admin();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 90_000_000, feePaise: 0, asksToConfirm: true },
      transfer: { isOn: true, details: "HDFC 1234" },
    },
    boss,
  );
});
beforeEach(() => changeCheckout({ unprovenPacks: 5, networkPacks: 4, transferDays: 2 }, boss));

const online = {};
const transfer = { method: "transfer" } as const;
const onDelivery = { method: "on-delivery" } as const;
const problemOf = async (...asked: Parameters<typeof orderOf>) =>
  (await orderOf(...asked)).placed.problem;

test.each([online, transfer, onDelivery])(
  "orders nobody paid hold at most so many packs of a product, or half of them: %o",
  async (way) => {
    const few = await counted(9);
    await placedOrder(few.id, 3, way);
    expect(await problemOf(few.id, 3, way)).toBe("sold-out");
    await placedOrder(few.id, 2, way);
    expect(await problemOf(few.id, 1, way)).toBe("sold-out");
    const many = await counted(40);
    expect(await problemOf(many.id, 560, way)).toBe("sold-out");
    expect(await problemOf(many.id, 21, way)).toBe("sold-out");
    await placedOrder(many.id, 20, way);
    expect(await problemOf(many.id, 1, online)).toBe("sold-out");
  },
);

test("packs are free again when the order is paid, confirmed or packed, or its hold is over", async () => {
  const { id } = await counted(100);
  await changeCheckout({ unprovenPacks: 40 }, boss);
  const full = async () => expect(await problemOf(id, 1)).toBe("sold-out");
  const paid = (await placedOrder(id, 50)).order;
  await full();
  await pays(paid);
  const sent = (await placedOrder(id, 20, onDelivery)).order;
  const byBank = (await placedOrder(id, 20, transfer)).order;
  await full();
  await moveOrder(sent.id, { status: "Processing", confirmed: true }, boss);
  await placedOrder(id, 10);
  await holdsAge(16 * 60_000);
  await moveOrder(byBank.id, { status: "cancel" }, boss);
  expect(stockOf(id).stock).toBe(30);
  expect(await problemOf(id, 30)).toBeUndefined();
});

test("an account that paid an order before is not limited; one that did not is", async () => {
  const { id } = await counted(40);
  const { id: userId } = await shopper();
  const orders = async (packs: number) =>
    placeOrder({ ...guest(), id: userId }, await ownCart(userId, id, packs), online);
  expect((await orders(30)).problem).toBe("sold-out");
  const { order } = await orders(1);
  if (order) await pays(order);
  expect((await orders(30)).order).toBeDefined();
});

/** A cart of this account with packs of a product, past the limits of the page. */
async function ownCart(userId: string, productId: string, quantity: number) {
  const visitor = { userId, cookieCart: null };
  const { line } = await addToCart(visitor, productId);
  await write((tx) =>
    tx
      .update(cartLines)
      .set({ quantity })
      .where(eq(cartLines.id, line ?? ""))
      .run(),
  );
  return visitor;
}

test("one network holds fewer; the others may go on", async () => {
  const { id } = await counted(40);
  const from = (address: string) => ({ ...transfer, address });
  await placedOrder(id, 3, from("203.0.113.7"));
  const refused = (await orderOf(id, 2, from("203.0.113.7"))).placed;
  expect(refused).toMatchObject({
    problem: "too-many-orders",
    tooMany: { sentence: expect.stringMatching(/^Your network has many packs of /) as string },
  });
  await placedOrder(id, 1, from("203.0.113.7"));
  await placedOrder(id, 2, from("198.51.100.7"));
});

test("the cart says how many may be ordered, and goes on with so many", async () => {
  const { id } = await counted(40);
  const visitor = await cartWith(id, 30);
  const html = async () => {
    const cookie = cookiesOf((await rememberCart(visitor.cookieCart)).getSetCookie());
    return htmlOf(cartPage, argsFor("/cart", { cookie }));
  };
  expect(await html()).toContain("You can order up to 20 packs of this now.");
  await removeGone(visitor);
  expect(linesOf(visitor)).toMatchObject([{ quantity: 20 }]);
  await placedOrder(id, 20);
  expect(await html()).toContain("All packs that may wait for payment are in orders being paid.");
});

test("a transfer lets go after two days, with a reference and an account, and is taken up again when the money shows up", async () => {
  const { id } = await counted(10);
  const { order } = await placedOrder(id, 2, transfer);
  const { id: userId } = await shopper();
  await write((tx) =>
    tx
      .update(orders)
      .set({ claimedUtr: "412345678901", userId })
      .where(eq(orders.id, order.id))
      .run(),
  );
  await cancelMissingTransfers(order.updatedAt + 2 * day - 1000);
  expect(stockOf(id).stock).toBe(8);
  await cancelMissingTransfers(order.updatedAt + 2 * day + 60_000);
  const now = () => db.select().from(orders).where(eq(orders.id, order.id)).get();
  expect([now()?.status, stockOf(id).stock]).toEqual(["cancel", 10]);
  await moveOrder(order.id, { status: "Not Process" }, boss);
  await receiveMoney(order.id, { came: "", reference: "412345678901", note: "" }, boss);
  expect([now()?.status, now()?.paymentStatus, stockOf(id).stock]).toEqual([
    "Not Process",
    "paid",
    8,
  ]);
});
