import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { type Till, tillOf } from "~/office/counter/till.server";
import { db } from "~/base/db/connection.server";
import { mails } from "~/base/db/schema";
import { labelsOf } from "~/sales/fulfilment/print/labels.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { dayOf, dayStart } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { ordersAsCsv } from "~/sales/orders/admin/order-export.server";
import { orderFilterIn } from "~/sales/orders/list/order-filter";
import { ordersMatching } from "~/sales/orders/admin/admin-orders.server";
import { slipOf } from "~/sales/orders/admin/slip/slip.server";
import { tooMuchCash } from "~/sales/payments/by-hand/cash-limit";
import { cashProblem } from "~/sales/payments/by-hand/cash-limit.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { sumOf } from "~/sales/payments/takings/takings";
import { takingsByDay } from "~/sales/payments/takings/takings.server";
import { returnedGoods } from "~/sales/fulfilment/returned-goods.server";
import * as receivedScreen from "~/routes/admin/orders/order-received";
import * as orderScreen from "~/routes/admin/orders/order";
import * as refundScreen from "~/routes/admin/orders/refund";
import * as returnScreen from "~/routes/admin/orders/order-return";
import { formIn, posted } from "../../people/accounts/answers";
import { htmlOf, inputIn } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { asRegisteredFirm, creditNotesOf, stored } from "../invoices/paying";
import { allDifferences, orderOfFour } from "../payments/changing";
import { providerOnTheWire } from "../payments/provider";
import { confirmRefund, paidOrder } from "../payments/refunding";
import { counted, movementsOf, stockOf } from "../../goods/stock/counted";

providerOnTheWire();

let boss: Viewer;
let cookie: string;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  await asRegisteredFirm();
  await changeOtherPayments(
    {
      onDelivery: { isOn: true, mostPaise: 9_000_000, feePaise: 0, asksToConfirm: false },
      transfer: { isOn: true, details: "Account 1, IFSC 2", upi: null },
    },
    boss,
  );
});

const argsOf = (number: string, path = "") =>
  argsFor(`/dashboard/admin/orders/${number}${path}`, { params: { number }, cookie });

const sendBack = (number: string, form: Record<string, string>) =>
  posted(
    returnScreen.action,
    `/dashboard/admin/orders/${number}/return`,
    { idempotencyKey: newId(), goods: "sound", why: "Too much", day: "", ...form },
    { params: { number }, cookie },
  );

/** Three packs of one product and one of another, with their buyer. */
async function arrived(method: "on-delivery" | "transfer" = "on-delivery") {
  const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
  const order = await orderOfFour(tin.id, pouch.id, { method });
  await moveOrder(order.id, { status: "deliverd" }, boss);
  return { order, tin, pouch };
}

const cashIn = ({ came }: Till) => came.find(({ key }) => key === "cash")?.paise ?? 0;

/** What Money says of today. */
const takenIn = () =>
  sumOf(takingsByDay({ from: dayStart(dayOf(Date.now())) ?? 0, until: Date.now() + day }));

/** The same, and its money was noted. */
async function paidAndArrived() {
  const made = await arrived();
  await receiveMoney(made.order.id, { reference: null, note: "" }, boss);
  return made;
}

describe("packs that were sent back", () => {
  test("go back into stock, and lead to their refund, with the credit note", async () => {
    const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
    const { order } = await paidOrder(tin.id, pouch.id);
    await moveOrder(order.id, { status: "deliverd" }, boss);
    const early = dayOf(order.createdAt - day);
    const tooEarly = await sendBack(order.number, { "line-0": "1", day: early });
    expect(formIn(tooEarly).errors.form).toMatch(/from the one it was ordered on/);
    const answer = await sendBack(order.number, { "line-0": "1", "line-1": "0" });
    expect(answer.location).toBe(
      `/dashboard/admin/orders/${order.number}/refund?kind=lines&line-0=1&because=sent-back`,
    );
    expect(stockOf(tin.id).stock).toBe(10);
    expect(movementsOf(order.id)).toContain("returned 1");
    const page = await htmlOf(
      refundScreen,
      argsOf(order.number, answer.location?.replace(/^.*refund/, "/refund")),
    );
    expect(page).toContain("Refund ₹1,450?");
    expect(page).toMatch(/The goods were sent back<\/textarea>/);
    expect(inputIn(page, "line-0")).toContain('value="1"');
    expect(stored(order.id)).toMatchObject({ status: "deliverd", paymentStatus: "paid" });
    expect(creditNotesOf(order)).toEqual([]);

    await confirmRefund(boss, order.number, { kind: "lines", "line-0": "1", expected: "145000" });
    expect(creditNotesOf(order)).toHaveLength(1);
    expect(returnedGoods(order.number)?.duePaise).toBe(0);
    expect(await allDifferences()).toEqual([]);
  });

  test("lead to what is left, where a part was refunded as an amount before", async () => {
    const [tin, pouch] = [await counted(10), await counted(10, { pricePaise: 9_000 })];
    const { order } = await paidOrder(tin.id, pouch.id);
    await moveOrder(order.id, { status: "deliverd" }, boss);
    const paid = stored(order.id).goodsPaise;
    const before = String((paid - 50_000) / 100);
    await confirmRefund(boss, order.number, {
      kind: "amount",
      amount: before,
      expected: `${paid - 50_000}`,
    });
    const answer = await sendBack(order.number, { "line-0": "1" });
    expect(answer.location).toContain("line-0=1&because=sent-back");
    const page = await htmlOf(
      refundScreen,
      argsOf(order.number, answer.location?.replace(/^.*refund/, "/refund")),
    );
    expect(page).toContain("Refund ₹500?");
    expect(page).not.toContain("is more than");
    expect(returnedGoods(order.number)?.duePaise).toBe(50_000);

    await confirmRefund(boss, order.number, { kind: "amount", amount: "500", expected: "50000" });
    expect(returnedGoods(order.number)?.duePaise).toBe(0);
    expect((await sendBack(order.number, { "line-1": "1" })).location).toBe(
      `/dashboard/admin/orders/${order.number}`,
    );
    expect(await allDifferences()).toEqual([]);
  });

  test("are told on the page of the order, apart from a parcel that came back as a whole", async () => {
    const { order, tin } = await paidAndArrived();
    await sendBack(order.number, { "line-0": "2", goods: "leaking", why: "It leaked" });
    const html = await htmlOf(orderScreen, argsOf(order.number));
    expect(html).toContain("Sent back</h2>");
    expect(html).toContain(`2 × ${tin.name}, cannot be sold again, It leaked`);
    expect(html).toContain("Not refunded: ₹2,900");
    expect(html).not.toContain("Came back:");
    expect(adminOrder(order.number)?.history).toContainEqual(
      expect.objectContaining({
        what: "noted that goods were sent back",
        mark: `2 × ${tin.name}, leaking or broken`,
      }),
    );
  });

  test("that cannot be sold again are given back and broken", async () => {
    const { order, tin } = await paidAndArrived();
    await sendBack(order.number, { "line-0": "2", goods: "opened" });
    expect(stockOf(tin.id).stock).toBe(7);
    expect(movementsOf(order.id).toSorted()).toEqual([
      "broken -2",
      "returned 2",
      "sold -1",
      "sold -3",
    ]);
    expect(await allDifferences()).toEqual([]);
  });

  test("are never more than were sent and did not come back before; a form sent twice is one", async () => {
    const { order, tin } = await paidAndArrived();
    const form = { "line-0": "2", idempotencyKey: newId() };
    await sendBack(order.number, form);
    await sendBack(order.number, form);
    expect(stockOf(tin.id).stock).toBe(9);
    const answer = await sendBack(order.number, { "line-0": "2" });
    expect(answer.status).toBe(409);
    expect(formIn(answer).errors.form).toContain("more than was sent");
    expect(formIn(answer).values).toMatchObject({ "line-0": "2", goods: "sound", why: "Too much" });
    await sendBack(order.number, { "line-0": "1", "line-1": "1" });
    const html = await htmlOf(returnScreen, argsOf(order.number, "/return"));
    expect(html).toContain("Everything that was sent has come back.");
    expect(await allDifferences()).toEqual([]);
  });

  test("stay where they are when the rest of the parcel comes back, or the order goes on", async () => {
    const { order, tin, pouch } = await arrived();
    await sendBack(order.number, { "line-0": "1" });
    const tooEarly = { at: order.createdAt - day, goods: "opened" } as const;
    expect(await moveOrder(order.id, { cameBack: tooEarly }, boss)).toEqual({
      problem: "wrong-day",
    });
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "opened" } }, boss);
    expect([stockOf(tin.id).stock, stockOf(pouch.id).stock]).toEqual([8, 9]);
    await moveOrder(order.id, { status: "Not Process" }, boss);
    expect([stockOf(tin.id).stock, stockOf(pouch.id).stock]).toEqual([6, 8]);
    expect((await allDifferences()).filter((line) => /packs/.test(line))).toEqual([]);
  });

  test("of an unpaid order: less is collected, and the papers come right with the money", async () => {
    const { order } = await arrived();
    const answer = await sendBack(order.number, { "line-0": "1" });
    expect(answer.location).toBe(`/dashboard/admin/orders/${order.number}`);
    const words = "Packs for ₹1,450 were sent back unpaid, so collect ₹2,990.";
    expect(await htmlOf(orderScreen, argsOf(order.number))).toContain(words);
    expect(await htmlOf(receivedScreen, argsOf(order.number, "/received"))).toContain(words);
    expect(labelsOf(order.number)[0]?.money).toBe("Collect ₹2,990");
    expect(slipOf(order.number)).toMatchObject({ money: "Collect ₹2,990", units: 3 });
    const found = orderFilterIn(new URLSearchParams({ q: order.number }));
    const listed = ordersMatching(found, 1).orders[0];
    expect(listed).toMatchObject({ totalPaise: 444_000, lessDuePaise: 299_000 });
    let csv = "";
    for await (const part of ordersAsCsv(found)) csv += part;
    expect(csv.trim().split("\r\n").at(-1)?.split(",").at(-1)).toBe("2990.00");
    const before = { till: tillOf(), taken: takenIn() };
    await receiveMoney(order.id, { came: "cash", reference: null, note: "" }, boss);
    expect(adminOrder(order.number)?.money).toMatchObject({ leftPaise: 299_000 });
    // What came is what was asked for: the credit note for the packs moved no money.
    expect(cashIn(tillOf()) - cashIn(before.till)).toBe(299_000);
    expect(tillOf().givenBackPaise).toBe(before.till.givenBackPaise);
    expect(takenIn()).toEqual({ ...before.taken, cashPaise: before.taken.cashPaise + 299_000 });
    const more = cashProblem(
      db,
      { userId: order.userId, phones: [] },
      tooMuchCash - 299_001,
      Date.now(),
    );
    expect(more).toBeNull();
    const told = db
      .select()
      .from(mails)
      .all()
      .filter(({ subject }) => subject.includes(order.number));
    expect(told.some(({ text }) => text.includes("your payment of ₹2,990"))).toBe(true);
    expect(told.some(({ kind }) => kind === "refunded")).toBe(false);
    expect(returnedGoods(order.number)?.duePaise).toBe(0);
    expect(creditNotesOf(order).map(({ totals }) => totals.totalPaise)).toEqual([145_000]);
    const own = (await allDifferences()).filter((line) => line.startsWith(order.number));
    expect(own).toEqual([]);
  });
});

describe("nothing is recorded", () => {
  test("before the order has left, and once it is closed", async () => {
    const [tin, pouch] = [await counted(10), await counted(10)];
    const order = await orderOfFour(tin.id, pouch.id, { method: "on-delivery" });
    const early = await sendBack(order.number, { "line-0": "1" });
    expect(formIn(early).errors.form).toContain("has not left yet");
    await moveOrder(order.id, { status: "Shipped" }, boss);
    await moveOrder(order.id, { cameBack: { at: Date.now(), goods: "sound" } }, boss);
    const late = await sendBack(order.number, { "line-0": "1" });
    expect(formIn(late).errors.form).toContain("This order is closed");
    expect(stockOf(tin.id).stock).toBe(10);
  });

  test.each([
    [{ goods: "" }, "goods", /in which state/],
    [{ day: dayOf(Date.now() + 2 * day) }, "day", /today or before/],
    [{ "line-0": "some" }, "form", /whole numbers/],
    [{ "line-0": "0" }, "form", /Choose how many/],
    [{ why: "x".repeat(201) }, "why", /200 characters/],
  ])("without what is needed: %o", async (form, field, words) => {
    const { order } = await arrived();
    const answer = await sendBack(order.number, { "line-0": "1", ...form } as Record<
      string,
      string
    >);
    expect(formIn(answer).errors[field]).toMatch(words);
    expect(returnedGoods(order.number)).toBeNull();
  });
});
