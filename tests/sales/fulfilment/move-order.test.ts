import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import {
  auditLog,
  coupons,
  couponUses,
  invoices,
  mails,
  orderEvents,
  orders,
} from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { dayOf, dayStart } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import * as list from "~/routes/admin/orders/orders";
import * as page from "~/routes/admin/orders/order";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { sold } from "../orders/sold";

let boss: Viewer;
let cookie: string;
let userId: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  userId = (await shopper()).id;
});

/** An order to be paid on delivery. */
const unpaid = (more: Partial<Parameters<typeof sold>[0]> = {}) =>
  sold({ userId, paymentStatus: "pending", paymentMethod: "on-delivery", paidAt: null, ...more });

function stored(id: string) {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new Error("No such order");
  return order;
}

const papersOf = (orderId: string) =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).all();

const historyOf = (id: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .all()
    .map(({ kind, detail }) => `${kind} ${detail}`.trim());

const pathOf = (number: string) => `/dashboard/admin/orders/${number}`;
const save = (number: string, form: Record<string, string>) =>
  posted(page.action, pathOf(number), form, { cookie, params: { number } });
const shown = (number: string) =>
  htmlOf(page, argsFor(pathOf(number), { cookie, params: { number } }));

describe("an order on its way", () => {
  test("keeps the time of each step, and loses the later ones when it is set back", async () => {
    const { id } = await sold({ userId });
    for (const [at, status] of [
      [10, "Processing"],
      [20, "Shipped"],
      [30, "deliverd"],
    ] as const)
      await moveOrder(id, { status }, boss, at);
    expect(stored(id)).toMatchObject({ packedAt: 10, shippedAt: 20, deliveredAt: 30 });
    await moveOrder(id, { status: "Processing" }, boss, 40);
    expect(stored(id)).toMatchObject({ packedAt: 10, shippedAt: null, deliveredAt: null });
    await moveOrder(id, { status: "Not Process" }, boss, 50);
    expect(stored(id)).toMatchObject({ packedAt: null, shippedAt: null, deliveredAt: null });
  });

  test("has its tax invoice when it leaves unpaid, once, and none before", async () => {
    const { id, totalPaise } = await unpaid();
    await moveOrder(id, { status: "Processing" }, boss);
    expect(papersOf(id)).toEqual([]);
    for (const status of ["Shipped", "deliverd", "Processing", "Shipped"] as const)
      await moveOrder(id, { status }, boss);
    expect(papersOf(id)).toMatchObject([{ series: "PR", totalPaise }]);
  });

  test("gets no second invoice when a paid one is sent", async () => {
    const { id } = await sold({ userId });
    await moveOrder(id, { status: "Shipped" }, boss);
    expect(papersOf(id)).toEqual([]);
  });
});

describe("an order that the buyer has to confirm", () => {
  test("is not packed from the list, and the page says how to go on", async () => {
    const order = await unpaid({ needsConfirmation: true });
    const answer = await posted(
      list.action,
      "/dashboard/admin/orders",
      { order: order.id, status: "Processing", version: "Not Process" },
      { cookie },
    );
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("has not confirmed this order yet");
    expect(stored(order.id)).toMatchObject({ status: "Not Process", packedAt: null });
  });

  test("is packed once the admin has called", async () => {
    const order = await unpaid({ needsConfirmation: true });
    expect(await shown(order.number)).toContain("I called the buyer");
    const form = { status: "Processing", version: "Not Process", called: "yes" };
    expect((await save(order.number, form)).status).toBe(303);
    expect(stored(order.id).confirmedAt).not.toBeNull();
    expect(historyOf(order.id)).toEqual(["confirmed by phone", "status Not Process → Processing"]);
    expect(await shown(order.number)).not.toContain("I called the buyer");
  });

  test("may be cancelled without", async () => {
    const order = await unpaid({ needsConfirmation: true });
    expect(await moveOrder(order.id, { status: "cancel", reason: "unconfirmed" }, "shop")).toEqual({
      order: stored(order.id),
    });
    expect(stored(order.id)).toMatchObject({ status: "cancel", cancelReason: "unconfirmed" });
  });
});

describe("a page that shows an older status", () => {
  test("does not overwrite what happened meanwhile", async () => {
    const order = await sold({ userId });
    await moveOrder(order.id, { status: "cancel", reason: "buyer" }, "shopper");
    const answer = await save(order.number, { status: "Processing", version: "Not Process" });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("Someone else changed");
    expect(formIn(answer).values.status).toBe("Processing");
    expect(stored(order.id).status).toBe("cancel");
  });

  test("is taken for such a page where it does not say which", async () => {
    const order = await sold({ userId });
    const answer = await save(order.number, { status: "Processing" });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("Someone else changed");
    expect(stored(order.id).status).toBe("Not Process");
  });

  test("may say again what is so already", async () => {
    const order = await sold({ userId });
    await moveOrder(order.id, { status: "Processing" }, boss);
    const form = { status: "Processing", version: "Not Process" };
    expect((await save(order.number, form)).status).toBe(303);
  });
});

describe("a coupon", () => {
  async function orderWithCoupon() {
    const couponId = newId();
    const at = { createdAt: 1, updatedAt: 1 };
    await write((tx) =>
      tx
        .insert(coupons)
        .values({ id: couponId, code: couponId, kind: "amount", value: 100, ...at })
        .run(),
    );
    const order = await unpaid({ couponId, couponCode: couponId });
    await write((tx) =>
      tx
        .insert(couponUses)
        .values({ orderId: order.id, couponId, userId, phone: order.buyerPhone, createdAt: 1 })
        .run(),
    );
    return order.id;
  }
  const isGivenBack = (orderId: string) =>
    db.select().from(couponUses).where(eq(couponUses.orderId, orderId)).get()?.givenBackAt !== null;

  test("is given back by an unpaid order that is cancelled, and taken again when it goes on", async () => {
    const id = await orderWithCoupon();
    await moveOrder(id, { status: "cancel" }, boss);
    expect(isGivenBack(id)).toBe(true);
    await moveOrder(id, { status: "Not Process" }, boss);
    expect(isGivenBack(id)).toBe(false);
  });
});

describe("a parcel that came back", () => {
  test("closes the order with its day and the state of the goods, and tells the buyer", async () => {
    const order = await unpaid({ createdAt: Date.now() - 2 * day });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    expect(await shown(order.number)).toContain("The parcel came back");
    const yesterday = dayOf(Date.now() - day);
    const answer = await save(order.number, {
      intent: "came-back",
      goods: "leaking",
      day: yesterday,
    });
    expect((await toastIn(answer))?.message).toBe(`The parcel of ${order.number} came back`);
    expect(stored(order.id)).toMatchObject({
      status: "cancel",
      cancelReason: "returned",
      returnedAt: dayStart(yesterday),
    });
    expect(historyOf(order.id).slice(-2)).toEqual([
      "status Shipped → cancel",
      "came-back leaking or broken",
    ]);
    const mail = db
      .select({ subject: mails.subject })
      .from(mails)
      .where(eq(mails.key, `order-cancelled:${order.id}`))
      .get();
    expect(mail?.subject).toContain("came back");
    expect(
      db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).all().at(-1)?.changes,
    ).toContain("returned");
    expect(await shown(order.number)).not.toContain("Leave it empty for today");
  });

  test.each([
    ["the state of the goods is not said", { goods: "" }, "goods"],
    ["the day is to come", { goods: "sound", day: "2999-01-01" }, "day"],
    ["it was not ordered by then", { goods: "sound", day: "2020-01-01" }, "day"],
  ])("is not recorded when %s, and nothing typed is lost", async (_, form, field) => {
    const order = await sold({ userId, status: "Shipped", shippedAt: 1 });
    const answer = await save(order.number, { intent: "came-back", ...form });
    expect(answer.status).toBe(400);
    expect(Object.keys(formIn(answer).errors)).toEqual([field]);
    expect(formIn(answer).values).toMatchObject(form);
    expect(stored(order.id).returnedAt).toBeNull();
  });

  test("is recorded once, however often the button is pressed", async () => {
    const order = await unpaid({ status: "Shipped", shippedAt: 1 });
    const form = { intent: "came-back", goods: "sound" };
    const answers = [await save(order.number, form), await save(order.number, form)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const backs = historyOf(order.id).filter((entry) => entry.startsWith("came-back"));
    expect(backs).toEqual(["came-back can be sold again"]);
  });

  test("was sent before: an order that never left cannot come back", async () => {
    const order = await sold({ userId });
    expect(await shown(order.number)).not.toContain("The parcel came back");
    const answer = await save(order.number, { intent: "came-back", goods: "sound" });
    expect(answer.status).toBe(409);
    expect(stored(order.id).status).toBe("Not Process");
  });

  test("credits the invoice of what was never paid, once", async () => {
    const { id, totalPaise } = await unpaid();
    await moveOrder(id, { status: "Shipped" }, boss);
    await moveOrder(id, { status: "cancel" }, boss);
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "opened" } }, boss);
    expect(papersOf(id)).toMatchObject([
      { series: "PR", totalPaise },
      { series: "CN", refundId: null, totalPaise },
    ]);
  });

  test("says that its invoice is credited, and how the goods get another one", async () => {
    const { id, number } = await unpaid();
    await moveOrder(id, { status: "Shipped" }, boss);
    const words = "Its invoice is credited";
    expect(await shown(number)).not.toContain(words);
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(await shown(number)).toContain(words);
    await moveOrder(id, { status: "Shipped" }, boss);
    expect(await shown(number)).not.toContain(words);
    expect(papersOf(id).map(({ series }) => series)).toEqual(["PR", "CN", "PR"]);
  });

  test("that was paid gets its credit note with the refund, not before", async () => {
    const { id, totalPaise } = await unpaid();
    await moveOrder(id, { status: "Shipped" }, boss);
    await receiveMoney(id, { reference: null, note: "" }, boss);
    await moveOrder(id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    expect(papersOf(id)).toMatchObject([{ series: "PR", totalPaise }]);
  });

  test("no longer counts as back when its order goes on", async () => {
    const order = await sold({ userId, status: "Shipped", shippedAt: 1 });
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    await moveOrder(order.id, { status: "Shipped" }, boss);
    expect(stored(order.id)).toMatchObject({ returnedAt: null, cancelReason: null, shippedAt: 1 });
  });
});
