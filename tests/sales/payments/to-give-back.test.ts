import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { staffToday } from "~/office/dashboard/today/staff-today.server";
import { db, write } from "~/base/db/connection.server";
import { auditLog, orders } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { newId } from "~/base/lib/ids.server";
import { chipCounts } from "~/sales/orders/list/order-chips.server";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { idsToGiveBack, toGiveBack } from "~/sales/orders/money/to-give-back.server";
import * as todayScreen from "~/routes/admin/home";
import * as moneyScreen from "~/routes/admin/money/money";
import * as orderScreen from "~/routes/admin/orders/order";
import * as refundScreen from "~/routes/admin/orders/refund";
import { htmlOf } from "../../people/accounts/rendered";
import { answerTo } from "../../people/accounts/answers";
import { admin, argsFor, cookieOf, seller, shopper } from "../../cast";
import { paymentFor, sold } from "../orders/sold";
import { confirmRefund } from "./refunding";

let boss: Viewer;
let clerk: Viewer;
let userId: string;

beforeAll(async () => {
  boss = await admin();
  clerk = await seller();
  userId = (await shopper()).id;
});

const owed = () =>
  toGiveBack(50).orders.map(({ number, paise, cause }) => ({ number, paise, cause }));
const of = (number: string) => owed().filter((one) => one.number === number);
const problems = () =>
  ordersMatching(orderFilterIn(new URLSearchParams("show=problems")), 1).orders.map(
    ({ number, toGiveBackPaise }) => ({ number, toGiveBackPaise }),
  );

/** The screen as this person sees it. */
const seen = async (screen: Parameters<typeof htmlOf>[0], path: string, who: Viewer, number = "") =>
  htmlOf(screen, argsFor(path, { cookie: await cookieOf(who), params: { number } }));

const press = async (number: string, form: Record<string, string>, who = boss) =>
  answerTo(
    refundScreen.action,
    argsFor(`/dashboard/admin/orders/${number}/refund`, {
      cookie: await cookieOf(who),
      params: { number },
      form,
    }),
  );

describe("an order that is cancelled while the shop keeps its money", () => {
  const ways = ["online", "transfer", "cash", "on-delivery", "later"] as const;
  test.each(ways)("is named until the money went back: paid %s", async (paymentMethod) => {
    const order = await sold({ userId, paymentMethod, buyerName: `Bought ${paymentMethod}` });
    if (paymentMethod === "online") await paymentFor(order, `pay_${order.id}`);
    expect(of(order.number)).toEqual([]);
    await moveOrder(order.id, { status: "cancel" }, clerk);

    expect(of(order.number)).toEqual([
      { number: order.number, paise: 145_000, cause: "cancelled" },
    ]);
    expect(problems()).toContainEqual({ number: order.number, toGiveBackPaise: 145_000 });
    for (const [screen, path] of [
      [todayScreen, "/dashboard/admin"],
      [moneyScreen, "/dashboard/admin/money"],
    ] as const) {
      const html = await seen(screen, path, boss);
      expect(html).toContain("Money to give back");
      expect(html).toContain(`${order.number}, Bought ${paymentMethod}`);
      expect(html).toContain(`/dashboard/admin/orders/${order.number}/refund`);
    }
    await write((tx) =>
      tx.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, order.id)).run(),
    );
    expect(of(order.number)).toEqual([]);
  });

  test("whose parcel came back is named with all that was paid, then with the rest", async () => {
    const order = await sold({
      userId,
      paymentMethod: "transfer",
      goodsPaise: 48_200,
      deliveryPaise: 11_000,
      totalPaise: 59_200,
      status: "Shipped",
    });
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(of(order.number)).toMatchObject([{ paise: 59_200, cause: "came back" }]);
    await confirmRefund(boss, order.number, { kind: "amount", amount: "482", expected: "48200" });
    expect(of(order.number)).toMatchObject([{ paise: 11_000 }]);
  });

  test("is left by a seller, who may not refund, for the owner", async () => {
    const order = await sold({ userId, paymentMethod: "cash" });
    const before = staffToday(clerk).matters.find(({ one }) => one.includes("given back"))?.count;
    await moveOrder(order.id, { status: "cancel" }, clerk);
    const matter = staffToday(clerk).matters.find(({ one }) => one.includes("given back"));
    expect(matter).toMatchObject({ count: (before ?? 0) + 1 });
    expect(matter?.to).toBe("/dashboard/admin/orders?show=problems");
    const form = { intent: "keep", reason: "Mine" };
    expect((await press(order.number, form, clerk)).status).toBe(403);
  });

  test("goes on, and is named no longer", async () => {
    const order = await sold({ userId });
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(of(order.number)).toHaveLength(1);
    await moveOrder(order.id, { status: "Not Process" }, boss);
    expect(of(order.number)).toEqual([]);
  });

  test("counts alike as a chip, on Today and in the list", () => {
    const { total, paise, orders: listed } = toGiveBack(50);
    expect(total).toBe(listed.length);
    expect(paise).toBe(listed.reduce((sum, one) => sum + one.paise, 0));
    expect(chipCounts().problems).toBe(total);
    expect(toGiveBack(1).orders).toHaveLength(1);
  });
});

describe("money that is kept", () => {
  const kept = async () => {
    const order = await sold({ userId, paymentMethod: "transfer" });
    await moveOrder(order.id, { status: "cancel" }, boss);
    return order;
  };
  const entries = (id: string) =>
    db.select().from(auditLog).where(eq(auditLog.subjectId, id)).all();

  test("needs a reason; is stored, logged, shown, and undone", async () => {
    const order = await kept();
    const empty = await press(order.number, { intent: "keep", reason: "  " });
    expect(empty.status).toBe(400);
    expect(of(order.number)).toHaveLength(1);

    const reason = "Drums were made to order";
    expect((await press(order.number, { intent: "keep", reason })).status).toBe(303);
    expect(of(order.number)).toEqual([]);
    expect(problems().map(({ number }) => number)).not.toContain(order.number);
    const page = await seen(
      orderScreen,
      `/dashboard/admin/orders/${order.number}`,
      boss,
      order.number,
    );
    expect(page).toContain(reason);
    expect(entries(order.id).at(-1)?.changes).toContain(`₹1,450: ${reason}`);
    // Twice changes nothing.
    expect((await press(order.number, { intent: "keep", reason })).status).toBe(409);

    expect((await press(order.number, { intent: "keep-no-longer" })).status).toBe(303);
    expect(of(order.number)).toMatchObject([{ paise: 145_000 }]);
  });

  test("is asked about anew once the order went on and is cancelled again", async () => {
    const order = await kept();
    await press(order.number, { intent: "keep", reason: "Agreed on the phone" });
    await moveOrder(order.id, { status: "Not Process" }, boss);
    await moveOrder(order.id, { status: "cancel" }, boss);
    expect(of(order.number)).toHaveLength(1);
  });
});

test("packs that were sent back are named until they are refunded or kept", async () => {
  const order = await sold({
    userId,
    paymentMethod: "cash",
    status: "deliverd",
    deliveredAt: Date.now(),
    totalPaise: 290_000,
    lines: [{ quantity: 2 }],
  });
  const sentBack = {
    number: order.number,
    packs: [{ position: 0, quantity: 1 }],
    goods: "sound" as const,
    why: "",
    at: Date.now(),
    actor: boss,
    id: newId(),
  };
  await recordReturn(sentBack);
  expect(of(order.number)).toMatchObject([{ paise: 145_000, cause: "sent back" }]);
  expect(problems().map(({ number }) => number)).toContain(order.number);
  await press(order.number, { intent: "keep", reason: "Opened and half empty" });
  expect(of(order.number)).toEqual([]);
  await recordReturn({ ...sentBack, id: newId() });
  expect(of(order.number)).toMatchObject([{ paise: 290_000 }]);
});

test("they are found by an index that holds nothing else", () => {
  const plan = JSON.stringify(db.all(sql`explain query plan ${idsToGiveBack}`));
  expect(plan).toContain("orders_money_back");
});
