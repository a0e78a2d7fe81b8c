import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { db, write } from "~/base/db/connection.server";
import { invoices, moneyReceived, orders, tradeAccounts } from "~/base/db/schema";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { newId } from "~/base/lib/ids.server";
import { adminOrder } from "~/sales/orders/admin/admin-order.server";
import { changeOtherPayments } from "~/sales/payments/by-hand/other-payments.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { creditOf } from "~/sales/orders/money/khata.server";
import { allDues } from "~/office/khata/dues/dues.server";
import { takeOut } from "~/sales/payments/remove-items/take-out.server";
import * as usersOrders from "~/routes/account/orders";
import * as buyerDues from "~/routes/admin/money/buyer-dues";
import * as duesCsv from "~/routes/admin/money/dues-csv";
import * as duesPage from "~/routes/admin/money/dues";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { fillCart, orderOf, ordersOfUser, pressCheckout, tokenIn } from "../checkout/shopping";
import { product } from "../../shelf";
import { providerOnTheWire } from "./provider";

providerOnTheWire();

let boss: Viewer;
let cookie: string;
let tin: string;
let other: string;
let trader: Viewer;

beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
  tin = (await product()).id;
  other = (await product()).id;
  const transfer = { isOn: true, details: "Bank of Surat, A/c 123456", upi: null };
  const onDelivery = { isOn: false, mostPaise: null, feePaise: 0, asksToConfirm: false };
  await changeOtherPayments({ onDelivery, transfer }, boss);
});

beforeEach(async () => {
  trader = await shopper({ name: "Mehul Shah" });
  await letPayLater(trader, true);
});

const letPayLater = (user: Viewer, mayPayLater: boolean) =>
  write((tx) => {
    const approved = { mayPayLater, approvedBy: boss.id, approvedAt: 1, updatedAt: 1 };
    tx.insert(tradeAccounts)
      .values({ userId: user.id, firm: "Shah Traders", createdAt: 1, ...approved })
      .onConflictDoUpdate({ target: tradeAccounts.userId, set: approved })
      .run();
  });

/** Orders one tin of ₹1,450. */
async function order(user: Viewer, method = "later") {
  await fillCart(user, tin);
  return orderOf(tokenIn(await pressCheckout(user, { method })));
}

const duesOf = (user: Viewer) => {
  const own = new Set(ordersOfUser(user).map(({ number }) => number));
  return allDues().find(({ handle }) => own.has(handle)) ?? null;
};

const say = (handle: string, form: Record<string, string>) =>
  posted(
    buyerDues.action,
    `/dashboard/admin/dues/${handle}`,
    { intent: "preview", idempotencyKey: newId(), ...form },
    { cookie, params: { number: handle } },
  );

/** Says what an amount pays, then notes it. */
async function pay(handle: string, form: Record<string, string>) {
  const said = await say(handle, form);
  const { preview } = said.data as { preview: { version: string } };
  return say(handle, { ...form, intent: "record", version: preview.version });
}

const sendBack = (number: string, quantity: number) =>
  recordReturn({
    number,
    packs: [{ position: 0, quantity }],
    goods: "sound",
    why: "",
    at: Date.now(),
    actor: boss,
    id: newId(),
  });

const paidOf = (user: Viewer) =>
  ordersOfUser(user)
    .filter(({ paidAt }) => paidAt !== null)
    .map(({ number }) => number);

test("only who may pay later is offered it at checkout", async () => {
  const other = await shopper();
  await fillCart(other, tin);
  expect(await pressCheckout(other, { method: "later" })).toBe("/cart");
  expect(ordersOfUser(other)).toEqual([]);
  expect(await order(trader)).toMatchObject({
    paymentMethod: "later",
    paymentStatus: "pending",
    totalPaise: 145_000,
  });
});

describe("dues", () => {
  test("are the unpaid orders of each buyer, with their sum", async () => {
    const first = await order(trader);
    const second = await order(trader);
    expect(duesOf(trader)).toMatchObject({
      handle: first.number,
      firm: "Shah Traders",
      sumPaise: 290_000,
      days: 0,
      orders: [{ number: first.number }, { number: second.number }],
    });
    const html = await htmlOf(
      usersOrders,
      argsFor("/dashboard/user/orders", { cookie: await cookieOf(trader) }),
    );
    expect(html).toContain("Still to pay: ₹2,900");
  });

  test("hold a transfer once its goods have left, and nothing that is cancelled or paid", async () => {
    const transfer = await order(trader, "transfer");
    expect(duesOf(trader)).toBeNull();
    await moveOrder(transfer.id, { status: "Shipped", unpaid: "agreed" }, boss);
    expect(duesOf(trader)?.orders).toMatchObject([{ number: transfer.number }]);
    const cancelled = await order(trader);
    await moveOrder(cancelled.id, { status: "cancel" }, boss);
    await receiveMoney(transfer.id, { reference: null, note: "" }, boss);
    expect(duesOf(trader)).toBeNull();
  });

  test("stay when the buyer may no longer pay later", async () => {
    const { number } = await order(trader);
    await letPayLater(trader, false);
    expect(duesOf(trader)?.orders).toMatchObject([{ number }]);
  });

  test("are what is still owed: less what was sent back or taken out", async () => {
    await fillCart(trader, tin, other);
    const sent = orderOf(tokenIn(await pressCheckout(trader, { method: "later" })));
    await moveOrder(sent.id, { status: "deliverd" }, boss);
    await sendBack(sent.number, 1);
    const shown = adminOrder(sent.number);
    expect(shown?.duePaise).toBe(145_000);
    // What the owner may write to the buyer asks for no more.
    expect(shown?.reach?.texts?.[0]?.words).toContain("please pay ₹1,450 for your order");
    await fillCart(trader, tin, other);
    const open = orderOf(tokenIn(await pressCheckout(trader, { method: "later" })));
    const packs = [{ position: 0, quantity: 1 }];
    const out = { number: open.number, packs, expectedPaise: 145_000, reason: "Gone" };
    await takeOut({ ...out, actor: boss, idempotencyKey: newId() });
    expect(duesOf(trader)).toMatchObject({
      sumPaise: 290_000,
      orders: [{ owedPaise: 145_000 }, { owedPaise: 145_000 }],
    });
    expect((await pay(sent.number, { amount: "1450" })).status).toBe(303);
    expect(orderOf(sent.token).paymentStatus).toBe("part_refunded");
    expect(duesOf(trader)?.orders).toMatchObject([{ number: open.number }]);
  });

  test("hold nothing of an order that was sent back as a whole", async () => {
    const { id, number } = await order(trader);
    await moveOrder(id, { status: "deliverd" }, boss);
    await sendBack(number, 1);
    expect(duesOf(trader)).toBeNull();
  });

  test("are shown and downloaded by the owner", async () => {
    const { number } = await order(trader);
    const html = await htmlOf(duesPage, argsFor("/dashboard/admin/dues", { cookie }));
    expect(html).toContain(`/dashboard/admin/dues/${number}`);
    const answer = await duesCsv.loader(argsFor("/dashboard/admin/dues.csv", { cookie }));
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    expect(rows.find((row) => row.Order === number)).toMatchObject({
      Firm: "Shah Traders",
      "To pay (₹)": "1450.00",
      "To be paid": "later",
    });
  });
});

describe("money from a buyer", () => {
  test("is said first, then pays the oldest orders: all of them at once", async () => {
    const [one, two, three] = [await order(trader), await order(trader), await order(trader)];
    const said = await say(one.number, { amount: "2,900" });
    const whole = { paise: 145_000, isWhole: true };
    expect(said).toMatchObject({
      status: 200,
      data: {
        preview: {
          shares: [
            { number: one.number, ...whole },
            { number: two.number, ...whole },
          ],
          leftPaise: 0,
        },
      },
    });
    expect(paidOf(trader)).toEqual([]);

    const form = {
      amount: "2900",
      reference: "SBIN12345678",
      note: "by NEFT",
      idempotencyKey: newId(),
    };
    const noted = await pay(one.number, form);
    expect(noted).toMatchObject({ status: 303, location: `/dashboard/admin/dues/${one.number}` });
    expect((await toastIn(noted))?.message).toBe(`₹2,900 noted for ${one.number}, ${two.number}`);
    expect(paidOf(trader)).toEqual([one.number, two.number]);
    const came = db
      .select()
      .from(moneyReceived)
      .where(eq(moneyReceived.reference, "SBIN12345678"))
      .all();
    expect(came).toMatchObject(
      [one, two].map(({ totalPaise }) => ({
        amountPaise: totalPaise,
        way: "bank",
        reference: "SBIN12345678",
        note: "by NEFT",
        notedBy: boss.id,
      })),
    );
    expect(new Set(came.map(({ receiptId }) => receiptId)).size).toBe(1);
    for (const { id } of [one, two])
      expect(db.select().from(invoices).where(eq(invoices.orderId, id)).all()).toHaveLength(1);
    expect(duesOf(trader)?.orders).toMatchObject([{ number: three.number }]);

    // Pressed twice.
    const again = await pay(one.number, form);
    expect((await toastIn(again))?.message).toBe("This money was noted before");
    expect(paidOf(trader)).toHaveLength(2);
  });

  test("pays the last order in part, and what is more becomes the buyer's credit", async () => {
    const [one, two] = [await order(trader), await order(trader)];
    await pay(one.number, { amount: "2000" });
    expect(paidOf(trader)).toEqual([one.number]);
    expect(duesOf(trader)?.orders).toMatchObject([{ number: two.number, owedPaise: 90_000 }]);
    expect(orderOf(two.token).partPaidAt).not.toBeNull();
    await pay(two.number, { amount: "1000" });
    expect(paidOf(trader)).toEqual([one.number, two.number]);
    expect(creditOf(orderOf(two.token), db)).toBe(10_000);
    // Without the rest, it was no part.
    expect(orderOf(two.token).partPaidAt).toBeNull();
  });

  test("pays the orders that are ticked, and not the oldest", async () => {
    const [one, two] = [await order(trader), await order(trader)];
    await pay(one.number, { amount: "1450", order: two.number });
    expect(paidOf(trader)).toEqual([two.number]);
  });

  test("pays nothing when it was used before", async () => {
    const { number } = await order(trader);
    const other = await order(trader);
    await receiveMoney(other.id, { reference: "HDFC00000001", note: "" }, boss);
    const used = await pay(number, { amount: "1450", reference: "HDFC00000001" });
    expect(used.status).toBe(409);
    expect(formIn(used).errors.reference).toContain(other.number);
    expect(formIn(used).values.amount).toBe("1450");
    expect(paidOf(trader)).toEqual([other.number]);
  });

  test("is said again when the orders have changed since", async () => {
    const [one, two] = [await order(trader), await order(trader)];
    await moveOrder(one.id, { status: "cancel" }, boss);
    const answer = await say(two.number, {
      intent: "record",
      amount: "1450",
      version: `${one.number}:145000 0`,
    });
    expect(answer).toMatchObject({
      status: 409,
      data: { preview: { shares: [{ number: two.number }] } },
    });
    expect(paidOf(trader)).toEqual([]);
  });

  test("is all or nothing", async () => {
    const [one, two] = [await order(trader), await order(trader)];
    // The cart of the second was paid with another order: the first must not stay paid.
    const other = await order(await shopperWhoMay());
    await receiveMoney(other.id, { reference: null, note: "" }, boss);
    const { cartId, cartRound } = orderOf(other.token);
    await write((tx) =>
      tx.update(orders).set({ cartId, cartRound }).where(eq(orders.id, two.id)).run(),
    );
    const form = { amount: "2900", reference: "ICIC00000009" };
    expect((await pay(one.number, form)).status).toBe(409);
    expect(paidOf(trader)).toEqual([]);
  });

  async function shopperWhoMay() {
    const other = await shopper();
    await letPayLater(other, true);
    return other;
  }
});
