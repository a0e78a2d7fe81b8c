import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { auditLog, invoices, mails, orders, refunds } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import { day } from "~/base/lib/time";
import { differences } from "~/office/books/differences.server";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import * as adminOrderPage from "~/routes/admin/orders/order";
import * as received from "~/routes/admin/orders/order-received";
import * as orderPage from "~/routes/checkout/order-status";
import * as refundPage from "~/routes/admin/orders/refund";
import * as takeMoneyBack from "~/routes/admin/orders/take-money-back";
import { moveOrder } from "~/sales/fulfilment/move-order.server";
import { recordReturn } from "~/sales/fulfilment/record-return.server";
import { creditOf } from "~/sales/orders/money/khata.server";
import { cameFor, receivedOf } from "~/sales/orders/money/money-received.server";
import { owedFor } from "~/sales/orders/money/owed.server";
import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import { orderById } from "~/sales/orders/order.server";
import { cancelMissingTransfers } from "~/sales/payments/by-hand/missing-transfers.server";
import { type HowItCame, receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import { stillToCome, takingsByDay } from "~/sales/payments/takings/takings.server";
import { takeOut } from "~/sales/payments/remove-items/take-out.server";
import { giveBackPart } from "~/sales/payments/received/give-back-part.server";
import { takeBack as takeBackRow } from "~/sales/payments/received/take-back.server";
import { formIn, posted, toastIn } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, packer, seller, shopper } from "../../cast";
import { eventsOf } from "../checkout/shopping";
import { sold } from "../orders/sold";
import { cookieOfLongAgo } from "./changing";
import { providerOnTheWire } from "./provider";

providerOnTheWire();

const open = { paymentStatus: "pending", paymentMethod: "later", paidAt: null } as const;

type Sold = Awaited<ReturnType<typeof sold>>;

let boss: Viewer;
let cookie: string;
let buyer: Viewer;
beforeAll(async () => {
  boss = await admin();
  cookie = await cookieOf(boss);
});
beforeEach(async () => {
  buyer = await shopper();
});

/** An order of one tin for ₹1,450 that is to be paid by hand. */
const order = (more: object = {}) => sold({ ...open, userId: buyer.id, ...more });
const now = ({ id }: { id: string }) => orderById(id) ?? expect.fail("It is gone");
const pay = ({ id }: { id: string }, amountPaise?: number, how: Partial<HowItCame> = {}) =>
  receiveMoney(id, { reference: null, note: "", amountPaise, ...how }, boss);
const invoicesOf = ({ id }: { id: string }) =>
  db.select().from(invoices).where(eq(invoices.orderId, id)).all();
const mailsOf = ({ id }: { id: string }) =>
  db
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.orderId, id))
    .all()
    .map(({ kind }) => kind);
const credit = (one: { id: string }) => creditOf(now(one), db);

async function booksOf(one: { number: string }) {
  const found: string[] = [];
  for await (const line of differences()) if (line.includes(one.number)) found.push(line);
  return found;
}

const say = (one: { number: string }, form: Record<string, string>, as = cookie) =>
  posted(
    received.action,
    `/dashboard/admin/orders/${one.number}/received`,
    { idempotencyKey: newId(), came: "", reference: "", note: "", ...form },
    { cookie: as, params: { number: one.number } },
  );

describe("a part of an order's money", () => {
  test("leaves it to be paid, until the rest has come", async () => {
    const one = await order();
    const part = await say(one, { amount: "500", came: "upi", reference: "612345678901" });
    expect((await toastIn(part))?.message).toBe(
      `₹500 received for ${one.number}: ₹950 is still to come`,
    );
    expect(now(one)).toMatchObject({ paymentStatus: "pending", paidAt: null });
    expect(now(one).partPaidAt).not.toBeNull();
    expect(owedFor(now(one))).toBe(95_000);
    expect(invoicesOf(one)).toEqual([]);
    expect(eventsOf(one.id)).toContain("part-paid");
    expect(mailsOf(one)).toEqual(["order-part-paid"]);
    const log = db.select().from(auditLog).where(eq(auditLog.subjectId, one.id)).all();
    expect(log.map(({ action }) => action)).toEqual(["order.money"]);
    const page = await htmlOf(
      adminOrderPage,
      argsFor(`/dashboard/admin/orders/${one.number}`, { cookie, params: { number: one.number } }),
    );
    expect(page).toContain("Part paid");
    expect(page).toContain("₹950");
    expect(await booksOf(one)).toEqual([]);

    await say(one, { amount: "950", came: "cash" });
    expect(now(one)).toMatchObject({ paymentStatus: "paid", partPaidAt: null });
    expect(cameFor(db, [one.id]).get(one.id)).toBe(145_000);
    expect(invoicesOf(one)).toHaveLength(1);
    expect(mailsOf(one)).toEqual(["order-part-paid", "order-paid"]);
    expect(await booksOf(one)).toEqual([]);
  });

  test("is noted once, however often its form is sent", async () => {
    const one = await order();
    const form = { amount: "500", idempotencyKey: newId() };
    await Promise.all([say(one, form), say(one, form)]);
    const again = await say(one, form);
    expect((await toastIn(again))?.message).toContain("was noted before");
    expect(receivedOf(one.id)).toHaveLength(1);
  });

  test("is noted by a seller, and by no packer", async () => {
    const one = await order();
    expect((await say(one, { amount: "500" }, await cookieOf(await seller()))).status).toBe(303);
    const packers = await cookieOf(await packer());
    expect((await say(one, { amount: "500" }, packers)).status).toBe(403);
    expect(receivedOf(one.id)).toHaveLength(1);
  });

  test("keeps an order that waits for its transfer", async () => {
    const old = { createdAt: Date.now() - 60 * day, source: "shop" } as const;
    const transfer = { paymentMethod: "transfer" } as const;
    const [paying, waiting] = [
      await order({ ...old, ...transfer }),
      await order({ ...old, ...transfer }),
    ];
    await pay(paying, 10_000);
    await write((tx) =>
      tx.update(orders).set({ updatedAt: old.createdAt }).where(eq(orders.id, paying.id)).run(),
    );
    await cancelMissingTransfers();
    expect(now(paying).status).toBe("Not Process");
    expect(now(waiting).status).toBe("cancel");
  });

  test("confirms an order to be paid on delivery", async () => {
    const one = await order({ paymentMethod: "on-delivery", needsConfirmation: true });
    await pay(one, 10_000);
    expect(now(one).confirmedAt).not.toBeNull();
  });

  test("is in the takings of its day, and the rest is still to come", async () => {
    const before = stillToCome().find(({ method }) => method === "cash")?.paise ?? 0;
    const one = await order({ paymentMethod: "cash" });
    await pay(one, 40_000, { came: "cash" });
    const after = stillToCome().find(({ method }) => method === "cash")?.paise ?? 0;
    expect(after - before).toBe(105_000);
    const from = Date.now() - day;
    const sum = takingsByDay({ from, until: Date.now() + day }).reduce(
      (total, { cashPaise }) => total + cashPaise,
      0,
    );
    expect(sum).toBeGreaterThanOrEqual(40_000);
  });

  test("in cash counts with what was paid in cash for the same order on other days", async () => {
    const one = await order({ totalPaise: 30_000_000, lines: [{ unitPricePaise: 30_000_000 }] });
    await pay(one, 15_000_000, { came: "cash" });
    await write((tx) =>
      tx
        .update(orders)
        .set({ buyerPhone: "90000 00001", userId: null })
        .where(eq(orders.id, one.id))
        .run(),
    );
    const more = await pay(one, 10_000_000, { came: "cash" });
    expect(more).toMatchObject({ problem: "too-much-cash" });
  });
});

describe("more than is still to come", () => {
  test("is refused, or stays as the buyer's credit, which pays another order", async () => {
    const [one, two] = [await order(), await order()];
    const refused = await say(one, { amount: "2000" });
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.amount).toContain("Only ₹1,450 is still to come");
    expect(formIn(refused).values.amount).toBe("2000");

    const kept = await say(one, { amount: "2000", came: "bank", keepsMore: "on" });
    expect((await toastIn(kept))?.message).toContain("₹550 of it stands on the buyer’s khata");
    expect(credit(one)).toBe(55_000);
    expect(cameFor(db, [one.id]).get(one.id)).toBe(145_000);

    expect(await pay(two, 60_000, { came: "credit" })).toMatchObject({ problem: "too-much" });
    expect(await pay(two, 55_000, { came: "credit" })).toMatchObject({ leftPaise: 90_000 });
    expect(credit(one)).toBe(0);
    expect(owedFor(now(two))).toBe(90_000);
    expect([...(await booksOf(one)), ...(await booksOf(two))]).toEqual([]);
  });

  test("cannot stay as the credit of somebody who has neither account nor mobile number", async () => {
    const one = await order({ userId: null, buyerPhone: "" });
    const refused = await say(one, { amount: "2000", keepsMore: "on" });
    expect(formIn(refused).errors.amount).toContain("neither an account nor a mobile number");
    expect(receivedOf(one.id)).toEqual([]);
  });

  test("becomes credit where packs are taken out, and the order is paid", async () => {
    const line = { unitPricePaise: 50_000 };
    const one = await order({ totalPaise: 100_000, lines: [line, line] });
    await pay(one, 60_000);
    const packs = [{ position: 1, quantity: 1 }];
    const out = { number: one.number, packs, expectedPaise: 50_000, reason: "Gone" };
    expect(await takeOut({ ...out, actor: boss, idempotencyKey: newId() })).not.toHaveProperty(
      "problem",
    );
    expect(now(one)).toMatchObject({ paymentStatus: "paid", totalPaise: 50_000 });
    expect(credit(one)).toBe(10_000);
    expect(await booksOf(one)).toEqual([]);
  });

  test("where packs come back is settled with the next look at its money", async () => {
    const line = { unitPricePaise: 50_000 };
    const one = await order({ totalPaise: 100_000, lines: [line, line] });
    await moveOrder(one.id, { status: "deliverd" }, boss);
    await pay(one, 60_000);
    const packs = [{ position: 1, quantity: 1 }];
    const back = {
      goods: "sound",
      why: "",
      at: Date.now(),
      actor: boss,
      id: newId(),
    } as const;
    await recordReturn({ ...back, number: one.number, packs });
    expect(owedFor(now(one))).toBe(0);
    await say(one, { amount: "" });
    expect(now(one).paymentStatus).toBe("part_refunded");
    expect(credit(one)).toBe(10_000);
    expect(await booksOf(one)).toEqual([]);
  });
});

describe("an order that is paid in part and cancelled", () => {
  const due = (one: { number: string }) =>
    toGiveBack(1_000).orders.find(({ number }) => number === one.number)?.paise ?? 0;

  const giveBack = async (one: { number: string }, form: Record<string, string>) =>
    posted(
      refundPage.action,
      `/dashboard/admin/orders/${one.number}/refund`,
      { intent: "part", idempotencyKey: newId(), reference: "", reason: "Cancelled", ...form },
      { cookie: cookie, params: { number: one.number } },
    );

  test("waits until what came is given back", async () => {
    const one = await order();
    await pay(one, 50_000, { came: "upi" });
    await moveOrder(one.id, { status: "cancel" }, boss);
    expect(due(one)).toBe(50_000);
    const html = await htmlOf(
      refundPage,
      argsFor(`/dashboard/admin/orders/${one.number}/refund`, {
        cookie,
        params: { number: one.number },
      }),
    );
    expect(html).toContain("₹500 of the ₹500 that came is to be given back");

    const tooMuch = await giveBack(one, { amount: "501", went: "cash" });
    expect(formIn(tooMuch).errors.form).toContain("Only ₹500 came");
    const form = { amount: "500", went: "upi", idempotencyKey: newId() };
    await giveBack(one, form);
    await giveBack(one, form);
    expect(due(one)).toBe(0);
    expect(cameFor(db, [one.id]).get(one.id) ?? 0).toBe(0);
    expect(now(one).partPaidAt).toBeNull();
    expect(db.select().from(refunds).where(eq(refunds.orderId, one.id)).all()).toEqual([]);
    expect(mailsOf(one)).toContain("refunded");
    expect(await booksOf(one)).toEqual([]);
  });

  test("takes the reference by which the money came for the way back, too", async () => {
    const one = await order();
    await pay(one, 50_000, { came: "upi", reference: "612345678999" });
    await moveOrder(one.id, { status: "cancel" }, boss);
    const back = await giveBack(one, { amount: "500", went: "upi", reference: "612345678999" });
    expect(back.status).toBe(303);
    expect(due(one)).toBe(0);
  });

  test("can leave its money as the buyer's credit", async () => {
    const one = await order();
    await pay(one, 50_000);
    await moveOrder(one.id, { status: "cancel" }, boss);
    await giveBack(one, { amount: "500", went: "credit" });
    expect(due(one)).toBe(0);
    expect(credit(one)).toBe(50_000);
    expect(await booksOf(one)).toEqual([]);
  });
});

describe("money that was noted by mistake", () => {
  const takeBack = async (one: Sold, reason = "Wrong order", as = cookie) => {
    const row = receivedOf(one.id).at(-1)?.id ?? "";
    return posted(
      takeMoneyBack.action,
      `/dashboard/admin/orders/${one.number}/received/${row}`,
      { reason },
      { cookie: as, params: { number: one.number, row } },
    );
  };

  test("is taken back with a reason, and its reference can be noted again", async () => {
    const [one, two] = [await order(), await order()];
    const reference = "SBIN00000077";
    await pay(one, 50_000, { reference });
    expect((await takeBack(one, "")).status).toBe(400);
    expect((await takeBack(one)).status).toBe(303);
    expect(receivedOf(one.id)).toEqual([]);
    expect(now(one)).toMatchObject({ paymentStatus: "pending", partPaidAt: null });
    expect(await pay(two, 50_000, { reference })).toMatchObject({ leftPaise: 95_000 });
    expect(eventsOf(one.id)).toContain("money-taken-back");
    expect(await booksOf(one)).toEqual([]);
  });

  test("lets a delivered order be paid again, with the invoice it had", async () => {
    const one = await order();
    await moveOrder(one.id, { status: "deliverd" }, boss);
    const [invoice] = invoicesOf(one);
    await pay(one);
    expect(now(one).paymentStatus).toBe("paid");
    await takeBack(one);
    expect(now(one)).toMatchObject({ paymentStatus: "pending", paidAt: null });
    expect(owedFor(now(one))).toBe(145_000);
    await pay(one);
    expect(now(one).paymentStatus).toBe("paid");
    expect(invoicesOf(one)).toEqual([invoice]);
    expect(await booksOf(one)).toEqual([]);
  });

  test("stays where a paper rests on it", async () => {
    const one = await order();
    await pay(one);
    const refused = await takeBack(one);
    expect(refused.status).toBe(409);
    expect(formIn(refused).errors.form).toContain("was issued when this money came");
    expect(now(one).paymentStatus).toBe("paid");
  });

  test("stays where a part of it went back since", async () => {
    const one = await order();
    await pay(one, 100_000);
    const given = {
      receiptId: newId(),
      amount: 60_000,
      went: "cash",
      reference: "",
      reason: "x",
    } as const;
    await giveBackPart(one.id, given, boss);
    const row = receivedOf(one.id).find(({ amountPaise }) => amountPaise > 0)?.id ?? "";
    expect(await takeBackRow(one.number, row, "Wrong", boss)).toMatchObject({
      problem: expect.stringContaining("went back"),
    });
  });

  test("takes its credit with it, unless that was used", async () => {
    const [one, two] = [await order(), await order()];
    await moveOrder(one.id, { status: "deliverd" }, boss);
    await pay(one, 155_000, { keepsMore: true });
    await pay(two, 10_000, { came: "credit" });
    expect((await takeBack(one)).status).toBe(409);
    // The credit that was used comes back first.
    expect((await takeBack(two)).status).toBe(303);
    expect(credit(one)).toBe(10_000);
    expect((await takeBack(one)).status).toBe(303);
    expect(credit(one)).toBe(0);
    expect(owedFor(now(one))).toBe(145_000);
  });

  test("is taken back by the owner alone, with the password", async () => {
    const one = await order();
    await pay(one, 50_000);
    const sellers = await cookieOf(await seller());
    expect((await takeBack(one, "No", sellers)).status).toBe(403);
    // And asks for the password.
    const asked = await takeBack(one, "No", await cookieOfLongAgo(boss));
    expect(asked.status).toBe(428);
    expect(receivedOf(one.id)).toHaveLength(1);
  });
});

test("the buyer reads what came, and is asked for the rest alone", async () => {
  const one = await order({ paymentMethod: "transfer" });
  await pay(one, 45_000);
  const params = { token: one.token };
  const ask = { cookie: await cookieOf(buyer), params };
  const html = await htmlOf(orderPage, argsFor(`/order/${one.token}`, ask));
  expect(html).toContain("₹450 is paid already.");
  expect(html).toContain("₹1,000");
});
