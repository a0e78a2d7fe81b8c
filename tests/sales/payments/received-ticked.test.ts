import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db } from "~/base/db/connection.server";
import { moneyReceived } from "~/base/db/schema";
import * as receivedTicked from "~/routes/admin/orders/received-ticked";
import * as orders from "~/routes/admin/orders/orders";
import { receivedOf } from "~/sales/orders/money/money-received.server";
import { orderById } from "~/sales/orders/order.server";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { answerTo, formIn, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer, seller } from "../../cast";
import { sold } from "../orders/sold";

type Order = Awaited<ReturnType<typeof sold>>;
const path = "/dashboard/admin/orders/received";
const open = {
  userId: null,
  paymentStatus: "pending",
  paymentMethod: "on-delivery",
  paidAt: null,
} as const;

let boss: Viewer;
let cookie: string;
let one: Order;
let two: Order;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(await seller());
});
beforeEach(async () => {
  [one, two] = [
    await sold(open),
    await sold({ ...open, totalPaise: 60_000, lines: [{ unitPricePaise: 60_000 }] }),
  ];
});

const query = (orders: { number: string }[]) =>
  orders.map(({ number }) => `order=${number}`).join("&");

const shown = (...orders: { number: string }[]) =>
  htmlOf(receivedTicked, argsFor(`${path}?${query(orders)}`, { cookie }));

function send(orders: { number: string }[], sum: number, how: Record<string, string> = {}) {
  const order = orders.map(({ number }) => number);
  const form = { order, sum: String(sum), came: "bank", reference: "", note: "", ...how };
  return answerTo(receivedTicked.action, argsFor(`${path}?${query(orders)}`, { cookie, form }));
}

const paid = (order: Order) => orderById(order.id)?.paymentStatus === "paid";

test("says for which ticked orders money is awaited, how much, and why not for the others", async () => {
  const online = await sold({ ...open, paymentStatus: "paid", paymentMethod: "online", paidAt: 1 });
  const cancelled = await sold(open);
  await moveOrder(cancelled.id, { status: "cancel" }, boss);
  const html = await shown(one, two, online, cancelled, { number: "PR-999999" });
  expect(html).toContain("Money of 2 orders");
  expect(html).toContain("₹2,050 received");
  expect(html).toMatch(new RegExp(`${online.number}[^]*?paid already`));
  expect(html).toMatch(new RegExp(`${cancelled.number}[^]*?cancelled`));
  expect(html).toContain("not placed, or there is no such order");
});

test("notes one receipt for all of them, with one reference, once", async () => {
  const how = { reference: "DLVY00004711", came: "courier", note: "week 47" };
  const answer = await send([one, two], 205_000, how);
  expect(answer).toMatchObject({ status: 303, location: "/dashboard/admin/orders" });
  expect((await toastIn(answer))?.message).toBe("₹2,050 received for 2 orders");
  const rows = db.select().from(moneyReceived).all();
  const own = rows.filter(({ orderId }) => [one.id, two.id].includes(orderId ?? ""));
  expect(own).toMatchObject(
    [145_000, 60_000].map((amountPaise) => ({
      amountPaise,
      way: "courier",
      reference: "DLVY00004711",
      note: "week 47",
    })),
  );
  expect(new Set(own.map(({ receiptId }) => receiptId)).size).toBe(1);
  expect([one, two].every(paid)).toBe(true);

  const again = await send([one, two], 205_000, how);
  expect((await toastIn(again))?.message).toBe("This money was noted before");
  expect(receivedOf(one.id)).toHaveLength(1);
});

test("notes nothing where the sum is another one now, or one of them was paid meanwhile", async () => {
  const other = await send([one, two], 200_000);
  expect(other.status).toBe(409);
  expect(formIn(other).errors.form).toBe(
    "The orders have changed. Please look at them again. Nothing was noted.",
  );
  await receiveMoney(two.id, { reference: null, note: "" }, boss);
  const late = await send([one, two], 205_000);
  expect(late.status).toBe(409);
  expect(formIn(late).errors.form).toBe(`Order ${two.number} is paid already. Nothing was noted.`);
  expect(paid(one)).toBe(false);
  expect((await send([], 0)).status).toBe(409);
});

test("notes nothing with a reference that was used, or with too much cash of one buyer", async () => {
  const before = await sold(open);
  await receiveMoney(before.id, { reference: "HDFC00000777", note: "" }, boss);
  const used = await send([one, two], 205_000, { reference: "HDFC00000777" });
  expect(used.status).toBe(409);
  expect(formIn(used).errors.reference).toContain(before.number);

  const buyerPhone = "+919725512345";
  const large = (totalPaise: number) =>
    sold({ ...open, buyerPhone, totalPaise, lines: [{ unitPricePaise: totalPaise }] });
  const both = [await large(15_000_000), await large(6_000_000)];
  const cash = await send(both, 21_000_000, { came: "cash", note: "kept as typed" });
  expect(cash.status).toBe(409);
  expect(formIn(cash).errors.came).toContain("269ST");
  expect(formIn(cash).values.note).toBe("kept as typed");
  expect(both.some(paid)).toBe(false);
  expect([one, two].some(paid)).toBe(false);
});

test("is a button of the list, for who may note money", async () => {
  const list = "/dashboard/admin/orders";
  expect(await htmlOf(orders, argsFor(list, { cookie }))).toContain(`formaction="${path}"`);
  const packs = await cookieOf(await packer());
  const answer = await answerTo(receivedTicked.loader, argsFor(path, { cookie: packs }));
  expect(answer.status).toBe(403);
});

test("leaves nothing behind where one of them cannot be noted", async () => {
  // The cart of the second was paid with another order.
  const other = await sold(open);
  await receiveMoney(other.id, { reference: null, note: "" }, boss);
  const { cartId, cartRound } = other;
  const twin = await sold({ ...open, cartId, cartRound, fingerprint: "twin" });
  const answer = await send([one, twin], 290_000);
  expect(answer.status).toBe(409);
  expect(formIn(answer).errors.form).toContain("another order of the same cart");
  expect(paid(one)).toBe(false);
  expect(receivedOf(one.id)).toEqual([]);
});
