import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { mails, orderEvents, orders, refunds } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { keepMoney } from "~/sales/orders/money/kept.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { newId } from "~/base/lib/ids.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { cancelByBuyer } from "~/sales/payments/refunds/cancel-by-buyer.server";
import * as adminPage from "~/routes/admin/orders/order";
import * as page from "~/routes/checkout/cancel-order";
import * as orderPage from "~/routes/checkout/order-status";
import { got, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../orders/sold";
import { providerOnTheWire } from "../payments/provider";
import { confirmRefund, paidOrder, refundsAtProvider } from "../payments/refunding";

const provider = providerOnTheWire();
let boss: Viewer;
let buyer: Viewer;

beforeAll(async () => {
  boss = await admin();
  buyer = await shopper();
});

let serial = 9000;
/** An order of the buyer that is simply there. */
const ready = (more: object = {}) => sold({ userId: buyer.id, serial: (serial += 10), ...more });

const at = async (user: Viewer | null, token: string) => ({
  params: { token },
  cookie: user ? await cookieOf(user) : undefined,
});
const press = async (user: Viewer | null, token: string, idempotencyKey = newId()) =>
  posted(page.action, `/order/${token}/cancel`, { idempotencyKey }, await at(user, token));
const ask = async (user: Viewer | null, token: string) =>
  got(page.loader, `/order/${token}/cancel`, await at(user, token));

function stored(id: string) {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}
const refundsOf = (id: string) => db.select().from(refunds).where(eq(refunds.orderId, id)).all();
const eventsOf = (id: string) =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).all();
const byHand = { paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null } as const;

describe("a buyer who paid online", () => {
  test("cancels, and gets everything back the way it was paid; a double press is one refund", async () => {
    const { buyer: payer, order, token, paymentId } = await paidOrder();
    const key = newId();
    const [answer] = await Promise.all([press(payer, token, key), press(payer, token, key)]);
    expect(answer.location).toBe(`/order/${token}`);
    expect((await toastIn(answer))?.message).toContain(`Order ${order.number} is cancelled.`);
    expect(stored(order.id)).toMatchObject({ status: "cancel", cancelReason: "buyer" });
    expect(refundsOf(order.id)).toMatchObject([
      { amountPaise: order.totalPaise, paymentId, actor: "shopper" },
    ]);
    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: order.totalPaise }]);
    expect(eventsOf(order.id).map(({ kind }) => kind)).toContain("cancelled-by-buyer");
    const key2 = `order-cancelled:${order.id}`;
    expect(db.select().from(mails).where(eq(mails.key, key2)).all()).toHaveLength(1);
  });

  test("is cancelled even if the provider does not answer, and the refund goes on by itself", async () => {
    const { buyer: payer, order, token } = await paidOrder();
    const mend = provider.fail(/refund/, "no-connection", 9);
    await press(payer, token);
    mend();
    expect(stored(order.id).status).toBe("cancel");
    expect(refundsOf(order.id)).toMatchObject([{ status: "requested" }]);
  });

  test("cannot cancel what is packed, and is told so", async () => {
    const { buyer: payer, order, token } = await paidOrder();
    await moveOrder(order.id, { status: "Processing" }, boss);
    expect((await ask(payer, token)).location).toBe(`/order/${token}`);
    expect((await toastIn(await press(payer, token)))?.message).toContain("we have packed it");
    expect(stored(order.id).status).toBe("Processing");
    expect(refundsOf(order.id)).toEqual([]);
  });

  test.each(["packing", "cancelling"])(
    "and an admin who packs at the same moment: one of them wins, %s first",
    async (first) => {
      const { order } = await paidOrder();
      const pack = () =>
        moveOrder(order.id, { status: "Processing", version: "Not Process" }, boss);
      const cancel = () => cancelByBuyer(order.id, newId());
      const [packed, cancelled] =
        first === "packing"
          ? await Promise.all([pack(), cancel()])
          : await Promise.all([cancel(), pack()]).then(([one, other]) => [other, one] as const);
      const isPacked = packed.problem === undefined;
      expect(isPacked).toBe(first === "packing");
      expect(cancelled.problem === undefined).toBe(!isPacked);
      expect(stored(order.id).status).toBe(isPacked ? "Processing" : "cancel");
      expect(refundsOf(order.id)).toHaveLength(isPacked ? 0 : 1);
    },
  );
});

describe("an order that was not paid online", () => {
  test("is just cancelled when nothing was paid", async () => {
    const order = await ready(byHand);
    await press(buyer, order.token);
    expect(stored(order.id)).toMatchObject({ status: "cancel", cancelReason: "buyer" });
    expect(refundsOf(order.id)).toEqual([]);
  });

  test("says of a transfer that may be on its way whom to write to, before and after", async () => {
    const order = await ready({ ...byHand, paymentMethod: "transfer" });
    const asks = argsFor(`/order/${order.token}/cancel`, await at(buyer, order.token));
    const before = await htmlOf(page, asks);
    expect(before).toContain("You have paid it? Then please write to us.");
    expect(before).not.toContain("nothing to pay back");
    await press(buyer, order.token);
    const shown = argsFor(`/order/${order.token}`, await at(buyer, order.token));
    expect(await htmlOf(orderPage, shown)).toContain(
      "You cancelled this order. You have paid it? Then please write to us.",
    );
  });

  test("that was paid by hand is left for the owner to give back", async () => {
    const order = await ready(byHand);
    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    const answer = await press(buyer, order.token);
    expect((await toastIn(answer))?.message).toContain("We write to you about your money");
    expect(refundsOf(order.id)).toEqual([]);
    const params = { number: order.number };
    const ask = argsFor(`/dashboard/admin/orders/${order.number}`, {
      params,
      cookie: await cookieOf(boss),
    });
    expect(await htmlOf(adminPage, ask)).toContain("To be given back by hand: ₹1,450");
    expect(toGiveBack(50).orders.map(({ number }) => number)).toEqual([order.number]);
    const refund = { kind: "full", expected: String(order.totalPaise) };
    expect((await confirmRefund(boss, order.number, refund)).status).toBe(303);
    expect(toGiveBack(50).orders).toEqual([]);
  });

  test("that came back after it was paid by hand is owed back, until its goods are given back and the owner keeps the delivery", async () => {
    const order = await ready({ ...byHand, goodsPaise: 139_000, deliveryPaise: 6_000 });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    const params = { number: order.number };
    const shown = async () =>
      htmlOf(
        adminPage,
        argsFor(`/dashboard/admin/orders/${order.number}`, {
          params,
          cookie: await cookieOf(boss),
        }),
      );
    expect(await shown()).toContain("To be given back by hand: ₹1,450");
    expect(toGiveBack(50).orders.map(({ number }) => number)).toEqual([order.number]);
    const refund = { kind: "amount", amount: "1390", expected: "139000" };
    expect((await confirmRefund(boss, order.number, refund)).status).toBe(303);
    expect(await shown()).toContain("To be given back by hand: ₹60");
    await keepMoney(order.id, "It was sent twice", boss);
    expect(await shown()).not.toContain("To be given back by hand");
    expect(toGiveBack(50).orders).toEqual([]);
  });
});

describe("the button Cancel order", () => {
  test("is on the order's page until it is packed", async () => {
    const order = await ready();
    const path = `/order/${order.token}`;
    const shown = async () => htmlOf(orderPage, argsFor(path, await at(buyer, order.token)));
    expect(await shown()).toContain(`action="${path}/cancel"`);
    await moveOrder(order.id, { status: "Processing" }, boss);
    expect(await shown()).not.toContain(`action="${path}/cancel"`);
  });

  test("asks on a page of its own, which says what comes back", async () => {
    const { buyer: payer, order, token } = await paidOrder();
    const html = await htmlOf(page, argsFor(`/order/${token}/cancel`, await at(payer, token)));
    expect(html).toContain(`Cancel order ${order.number}?`);
    expect(html).toContain("₹1,450 goes back the way you paid");
  });

  test("is for the buyer only: the link alone, and another account, cancel nothing", async () => {
    const { order, token } = await paidOrder();
    expect((await toastIn(await press(null, token)))?.message).toContain("Only the buyer");
    expect((await ask(null, token)).location).toBe(`/order/${token}`);
    expect((await press(await shopper(), token)).status).toBe(404);
    expect((await toastIn(await press(boss, token)))?.message).toContain("Only the buyer");
    expect(stored(order.id).status).toBe("Not Process");
  });

  test("does nothing without the key of its form", async () => {
    const order = await ready(byHand);
    expect((await press(buyer, order.token, "short")).status).toBe(400);
    expect(stored(order.id).status).toBe("Not Process");
  });
});
