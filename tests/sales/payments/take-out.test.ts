import "../orders/with-mail";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { auditLog, orderLines } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { newId } from "~/base/lib/ids.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { stillToCome } from "~/sales/payments/takings/takings.server";
import { cancelAndRefund } from "~/sales/payments/refunds/cancel-order.server";
import * as refundPage from "~/routes/admin/orders/refund";
import * as orderScreen from "~/routes/admin/orders/order";
import * as takeOutScreen from "~/routes/admin/orders/take-out";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  november,
  pay,
  placed,
  stored,
  withParts,
} from "../invoices/paying";
import { emptyOutbox, mailsOf } from "../../people/mail/outbox";
import { batch, counted, movementsOf, stockOf } from "../../goods/stock/counted";
import { allDifferences, cookieOfLongAgo, orderOfFour } from "./changing";
import { providerOnTheWire } from "./provider";
import { confirmRefund, paidOrder, refundsAtProvider } from "./refunding";

const wire = providerOnTheWire();

let boss: Viewer;
let cookie: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  await asRegisteredFirm();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 9_000_000, feePaise: 2_500, asksToConfirm: false },
      transfer: { isOn: true, details: "Account 1, IFSC 2", upi: null },
    },
    boss,
  );
});

beforeEach(emptyOutbox);

const pathOf = (number: string, query = "") => `/dashboard/admin/orders/${number}/take-out${query}`;
const pageOf = (number: string, query = "") =>
  htmlOf(takeOutScreen, argsFor(pathOf(number, query), { params: { number }, cookie }));

type Form = Record<string, string>;

const take = (number: string, form: Form, as = cookie) =>
  posted(
    takeOutScreen.action,
    pathOf(number),
    { idempotencyKey: newId(), reason: "It is sold out", ...form },
    { params: { number }, cookie: as },
  );

const takenOut = (orderId: string) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
    .all()
    .map((line) => [line.quantity, line.takenOut]);

const titles = () => mailsOf().map(({ subject }) => subject);

describe("of an order that was paid online", () => {
  test("a line goes back by exactly its part, with its credit note, its stock and one mail; twice is once", async () => {
    const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
    const { order, paymentId } = await paidOrder(tin.id, pouch.id);
    await emptyOutbox();
    const html = await pageOf(order.number, "?line-0=0&line-1=1");
    expect(html).toContain(`Take out 1 × ${pouch.name}?`);
    expect(html).toContain("Take out and refund ₹90");

    const form = { "line-1": "1", expected: "9000", idempotencyKey: newId() };
    const answer = await take(order.number, form);
    expect(answer).toMatchObject({
      status: 303,
      location: `/dashboard/admin/orders/${order.number}`,
    });
    expect((await toastIn(answer))?.message).toBe(`Taken out: 1 × ${pouch.name}. ₹90 refunded`);
    expect((await toastIn(await take(order.number, form)))?.message).toContain("taken out before");

    expect(await refundsAtProvider(paymentId)).toMatchObject([{ amount: 9_000 }]);
    expect(stored(order.id)).toMatchObject({
      paymentStatus: "part_refunded",
      totalPaise: order.totalPaise,
      status: "Not Process",
    });
    const [note, ...more] = creditNotesOf(order);
    expect(more).toEqual([]);
    expect(
      note?.lines.map(({ name, quantity, totalPaise }) => [name, quantity, totalPaise]),
    ).toEqual([[pouch.name, 1, 9_000]]);
    expect(takenOut(order.id)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect([stockOf(tin.id).stock, stockOf(pouch.id).stock]).toEqual([9, 10]);
    expect(slipOf(order.number)).toMatchObject({ units: 1, lines: [{ name: tin.name }] });
    expect(titles()).toEqual([`We had to take something out of your order ${order.number}`]);
    expect(mailsOf()[0]?.text).toContain("₹90 goes back the way you paid");
    expect(adminOrder(order.number)?.history).toContainEqual(
      expect.objectContaining({
        what: "took packs out before packing",
        mark: `1 × ${pouch.name}, ₹90 goes back`,
      }),
    );
    const written = db.select().from(auditLog).where(eq(auditLog.subjectId, order.id)).all();
    expect(written.map(({ action }) => action)).toContain("order.take-out");
    expect(await allDifferences()).toEqual([]);
  });

  test("the rest goes back when it is cancelled, and the packs in stock are those that were left", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const { order } = await paidOrder(tin.id, pouch.id);
    await take(order.number, { "line-0": "1", expected: "145000" });
    const { words } = await cancelAndRefund(order.id, newId(), boss);
    expect(words?.message).toContain("₹1,450");
    expect(stored(order.id).paymentStatus).toBe("refunded");
    expect(movementsOf(order.id).toSorted()).toEqual([
      "returned 1",
      "returned 1",
      "sold -1",
      "sold -1",
    ]);
    await moveOrder(order.id, { status: "Not Process" }, boss);
    expect([stockOf(tin.id).stock, stockOf(pouch.id).stock]).toEqual([10, 9]);
    expect(await allDifferences()).toEqual([]);
  });

  test("comes out even where the provider does not answer: the refund goes on by itself", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const { order } = await paidOrder(tin.id, pouch.id);
    wire.fail(/refund/, "no-connection");
    const answer = await take(order.number, { "line-0": "1", expected: "145000" });
    expect((await toastIn(answer))?.message).toContain("goes on by itself");
    expect(takenOut(order.id)).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test("asks for the password again, and takes nothing out before", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const { order } = await paidOrder(tin.id, pouch.id);
    const old = await cookieOfLongAgo(await admin());
    expect((await take(order.number, { "line-0": "1", expected: "145000" }, old)).status).toBe(428);
    expect(takenOut(order.id)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

describe("of an order that was paid by hand", () => {
  const byHand = { ...withParts, paymentMethod: "transfer" as const };
  async function paidByHand() {
    const order = await placed({ userId: (await shopper()).id, ...byHand });
    await pay(order, november);
    return order;
  }

  test("the packs are owed less their share of the discount, until they are noted as given back", async () => {
    const order = await paidByHand();
    await emptyOutbox();
    await take(order.number, { "line-0": "1", expected: "89999" });
    expect(adminOrder(order.number)?.toGiveBack).toEqual({ paise: 89_999, cause: "taken out" });
    expect(toGiveBack(50).orders.map(({ number }) => number)).toContain(order.number);
    expect(mailsOf().at(-1)?.text).toContain("We give ₹899.99 back to you");
    const path = adminOrder(order.number)?.owedPath ?? "";
    const args = argsFor(path, { params: { number: order.number }, cookie });
    const html = await htmlOf(refundPage, args);
    expect(html).toContain("Did you give ₹899.99 back?");
    expect(inputIn(html, "line-0")).toContain('value="1"');

    await confirmRefund(boss, order.number, { kind: "lines", "line-0": "1", expected: "89999" });
    expect(adminOrder(order.number)?.toGiveBack).toBeNull();
    expect(toGiveBack(50).orders.map(({ number }) => number)).not.toContain(order.number);
    expect(creditNotesOf(order)).toHaveLength(1);
    expect(await allDifferences()).toEqual([]);
  });

  test("packs whose money went back before come out without money", async () => {
    const order = await paidByHand();
    await confirmRefund(boss, order.number, { kind: "lines", "line-0": "2", expected: "179999" });
    expect(await pageOf(order.number, "?line-0=1")).toContain("Their money went back before");
    await take(order.number, { "line-0": "1", expected: "0" });
    await take(order.number, { "line-0": "1", expected: "0" });
    await take(order.number, { "line-0": "1", expected: "90000" });
    expect(adminOrder(order.number)?.toGiveBack?.paise).toBe(90_000);
    expect(takenOut(order.id)[0]).toEqual([3, 3]);
  });
});

describe("of an order that is not paid yet", () => {
  test("the sum to collect falls by the packs, and everything that says it follows", async () => {
    const [tin, pouch] = [await counted(0), await counted(10, { pricePaise: 9_000 })];
    await batch(tin.id, 2, { number: "OLDER", bestBefore: "2027-07-01" });
    await batch(tin.id, 4, { number: "NEWER", bestBefore: "2027-09-01" });
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    expect(order.totalPaise).toBe(3 * 145_000 + 9_000 + 2_500);
    await emptyOutbox();
    const atTheDoor = () =>
      stillToCome().find(({ method }) => method === "on-delivery")?.paise ?? 0;
    const before = atTheDoor();
    expect(await pageOf(order.number, "?line-0=1")).toContain(
      "The order then costs ₹3,015 instead of ₹4,465",
    );
    const answer = await take(order.number, { "line-0": "1", "line-1": "1", expected: "154000" });
    expect((await toastIn(answer))?.message).toContain("₹1,540 less is to be paid");

    const totalPaise = 2 * 145_000 + 2_500;
    expect(stored(order.id)).toMatchObject({ totalPaise, goodsPaise: 290_000, feePaise: 2_500 });
    expect(takenOut(order.id)).toEqual([[2, 0]]);
    expect(atTheDoor()).toBe(before - 154_000);
    expect([stockOf(tin.id).stock, stockOf(pouch.id).stock]).toEqual([4, 10]);
    expect(slipOf(order.number)?.lines.map(({ picks }) => picks)).toEqual([
      [{ number: "OLDER", packs: 2 }],
    ]);
    expect(titles()).toEqual([`We had to take something out of your order ${order.number}`]);
    expect(mailsOf()[0]?.text).toContain("You pay ₹2,925, that is ₹1,540 less.");

    await moveOrder(order.id, { status: "Shipped" }, boss);
    await receiveMoney(order.id, { reference: null, note: "" }, boss);
    expect(adminOrder(order.number)?.money.paidPaise).toBe(totalPaise);
    expect(creditNotesOf(order)).toEqual([]);
    expect(await allDifferences()).toEqual([]);
  });

  test("the discount falls with its packs, and stays with those that are left", async () => {
    const order = await placed({
      userId: null,
      ...withParts,
      paymentMethod: "on-delivery",
      paymentStatus: "pending",
    });
    await take(order.number, { "line-0": "1", "line-1": "1", expected: String(89_999 + 8_999) });
    expect(stored(order.id)).toMatchObject({
      goodsPaise: 200_000,
      discountPaise: 20_000,
      totalPaise: order.totalPaise - 98_998,
    });
    expect(await allDifferences()).toEqual([]);
  });

  test("no password is asked for: no money moves", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "transfer" });
    const old = await cookieOfLongAgo(await admin());
    const form = { "line-1": "1", expected: "145000", idempotencyKey: newId() };
    expect((await take(order.number, form, old)).status).toBe(303);
    expect((await toastIn(await take(order.number, form, old)))?.message).toContain("before");
    expect(stored(order.id).goodsPaise).toBe(3 * 145_000);
    expect(await allDifferences()).toEqual([]);
  });
});

describe("nothing comes out", () => {
  test("of an order that is packed, sent or cancelled", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    const screen = () => {
      const page = { params: { number: order.number }, cookie };
      return htmlOf(orderScreen, argsFor(`/dashboard/admin/orders/${order.number}`, page));
    };
    const links = ["Take something out", `/dashboard/admin/parcels/${order.number}/pack`];
    for (const link of links) expect(await screen()).toContain(link);
    for (const [status, words] of [
      ["Processing", "This order is packed already."],
      ["Shipped", "This order is packed already."],
      ["cancel", "This order is cancelled"],
    ] as const) {
      await moveOrder(order.id, { status }, boss);
      const answer = await take(order.number, { "line-1": "1", expected: "145000" });
      expect(answer.status).toBe(409);
      expect(formIn(answer).errors.form).toContain(words);
      expect(await pageOf(order.number)).toContain(words);
    }
    const html = await screen();
    for (const link of links) expect(html).not.toContain(link);
    expect(takenOut(order.id)).toEqual([
      [3, 0],
      [1, 0],
    ]);
  });

  test.each([
    [{ "line-0": "3", "line-1": "1" }, /Nothing would be left to send: that is cancelling/],
    [{ "line-0": "4" }, /more than is to be sent/],
    [{ "line-7": "1" }, /more than is to be sent/],
    [{ "line-0": "one" }, /whole numbers/],
    [{ "line-0": "0" }, /Choose how many/],
    [{ "line-1": "1", expected: "1" }, /That comes to ₹1,450 now/],
  ])("by %o", async (packs, words) => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    const answer = await take(order.number, { expected: "145000", ...packs } as Form);
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toMatch(words);
    expect(formIn(answer).values.reason).toBe("It is sold out");
    expect(stored(order.id).totalPaise).toBe(order.totalPaise);
  });

  test("the page leads to cancelling where nothing would be left", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    const html = await pageOf(order.number, "?line-0=3&line-1=1");
    expect(html).toContain(`Cancel order ${order.number}`);
    expect(inputIn(html, "line-0")).toContain('value="3"');
  });

  test("of an unpaid order that was sent once and has its invoice", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, { status: "Not Process" }, boss);
    const answer = await take(order.number, { "line-1": "1", expected: "145000" });
    expect(formIn(answer).errors.form).toContain("has its invoice");
    expect(await allDifferences()).toEqual([]);
  });

  test("of an order that does not exist", async () => {
    expect((await take("PR-999999", { "line-0": "1", expected: "1" })).status).toBe(409);
  });
});
