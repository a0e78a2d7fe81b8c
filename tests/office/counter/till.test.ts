import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tillOf } from "~/office/counter/till.server";
import { write as writing } from "~/base/db/connection.server";
import { moneyReceived, orders, refunds } from "~/base/db/schema";
import { day } from "~/base/lib/time";
import type { HowItCame } from "~/sales/payments/by-hand/receive-money.server";
import { receiveMoney } from "~/sales/payments/by-hand/receive-money.server";
import * as counter from "~/routes/admin/counter/counter";
import { got } from "../../people/accounts/answers";
import { htmlOf } from "../../people/accounts/rendered";
import { argsFor } from "../../cast";
import { noDelivery } from "../../goods/delivery/shelf";
import { giveBack } from "../../sales/invoices/paying";
import { paymentFor, sold } from "../../sales/orders/sold";
import { providerOnTheWire } from "../../sales/payments/provider";
import { product } from "../../shelf";
import { counted, stockOf, stockProblems } from "../../goods/stock/counted";
import { formFor, owner, press, written } from "./counter";

providerOnTheWire();
beforeEach(noDelivery);
beforeEach(() => allFrom(1));

/** As if everything so far had been long ago. */
const allFrom = (time: number) =>
  writing((tx) => {
    tx.update(orders).set({ createdAt: time, updatedAt: time, paidAt: time }).run();
    tx.update(moneyReceived).set({ cameAt: time }).run();
  });

// Time passes for what came, too, although its rows never change.
beforeAll(() => writing((tx) => void tx.run(sql`drop trigger money_received_stays`)));

const yesterday = (id: string) =>
  writing(
    (tx) =>
      void tx
        .update(orders)
        .set({ createdAt: Date.now() - day, updatedAt: Date.now() - day })
        .where(eq(orders.id, id))
        .run(),
  );

const byKey = (sums: { key: string; paise: number }[]) =>
  Object.fromEntries(sums.map(({ key, paise }) => [key, paise]));

async function received(id: string, how: Partial<HowItCame>) {
  const { viewer } = await owner();
  expect(await receiveMoney(id, { reference: null, note: "", ...how }, viewer)).toMatchObject({
    leftPaise: 0,
  });
}

test("the till adds up what came, and what of today's is still due", async () => {
  const tin = await product();
  await written(formFor({ [tin.id]: 1 }));
  await written(formFor({ [tin.id]: 2 }));
  await written(formFor({ [tin.id]: 1 }, { paid: "upi" }));
  await written(formFor({ [tin.id]: 3 }, { paid: "later" }));
  await written(formFor({ [tin.id]: 1 }, { paid: "link" }));
  const { cookie } = await owner();
  const { data } = await got(counter.loader, "/dashboard/admin/counter", { cookie });
  const { till } = data as Awaited<ReturnType<typeof counter.loader>>;
  expect(till.orders).toHaveLength(5);
  expect(byKey(till.came)).toEqual({ cash: 435_000, transfer: 145_000 });
  expect(byKey(till.due)).toEqual({ later: 435_000, online: 145_000 });
});

test("money counts on the day and by the way it came, not as it was agreed", async () => {
  const tin = await product();
  const [inCash, byUpi, unsaid] = [
    await written(formFor({ [tin.id]: 1 }, { paid: "later" })),
    await written(formFor({ [tin.id]: 2 }, { paid: "later" })),
    await written(formFor({ [tin.id]: 3 }, { paid: "later" })),
  ];
  const before = await written(formFor({ [tin.id]: 4 }, { paid: "cash" }));
  for (const { id } of [inCash, byUpi, unsaid]) await yesterday(id);
  expect(byKey(tillOf().came)).toEqual({ cash: 580_000 });
  await writing(
    (tx) =>
      void tx
        .update(orders)
        .set({ paidAt: Date.now() - day, createdAt: Date.now() - day })
        .where(eq(orders.id, before.id))
        .run(),
  );
  await writing(
    (tx) =>
      void tx
        .update(moneyReceived)
        .set({ cameAt: Date.now() - day })
        .where(eq(moneyReceived.orderId, before.id))
        .run(),
  );

  await received(inCash.id, { came: "cash" });
  await received(byUpi.id, { reference: "412345678901" });
  await received(unsaid.id, {});
  const till = tillOf();
  expect(byKey(till.came)).toEqual({ cash: 145_000, transfer: 290_000, unsaid: 435_000 });
  expect(till.due).toEqual([]);
  expect(till.orders.map(({ isOfToday }) => isOfToday)).toEqual([false, false, false]);
});

test("an online order of the shop is none of the till's; a cancelled one is not due", async () => {
  await sold({ userId: null, serial: 900_001 });
  const tin = await product();
  const later = await written(formFor({ [tin.id]: 1 }, { paid: "later" }));
  expect(byKey(tillOf().due)).toEqual({ later: 145_000 });
  await writing(
    (tx) => void tx.update(orders).set({ status: "cancel" }).where(eq(orders.id, later.id)).run(),
  );
  const till = tillOf();
  expect(till.came).toEqual([]);
  expect(till.due).toEqual([]);
});

test("a link that is not paid is due as long as it works, and can be paid in cash instead", async () => {
  const tin = await counted(5);
  const order = await written(formFor({ [tin.id]: 2 }, { paid: "link" }));
  await yesterday(order.id);
  expect(byKey(tillOf().due)).toEqual({ online: 290_000 });

  const otherwise = { intent: "otherwise", number: order.number, phone: "" };
  const page = `/dashboard/admin/orders/${order.number}/received`;
  expect((await press(otherwise)).location).toBe(page);
  expect((await press(otherwise)).location, "pressed twice").toBe(page);
  expect(stockOf(tin.id).stock).toBe(3);
  await received(order.id, { came: "cash" });
  const till = tillOf();
  expect(byKey(till.came)).toEqual({ cash: 290_000 });
  expect(till.due).toEqual([]);
  expect((await press(otherwise)).location, "paid meanwhile").toBe(
    `/dashboard/admin/orders/${order.number}`,
  );
  expect(await stockProblems()).toEqual([]);
});

test("an order of the shop is not paid otherwise at the counter", async () => {
  const { number } = await sold({
    userId: null,
    serial: 950_000,
    paymentStatus: "unpaid",
    paidAt: null,
  });
  expect((await press({ intent: "otherwise", number })).status).toBe(400);
});

describe("money that was noted for an order of the website", () => {
  /** An order of the website that waits for a transfer, or is paid at the door. */
  const waiting = (paymentMethod: "transfer" | "on-delivery") => {
    serial += 1;
    return sold({ userId: null, serial, paymentMethod, paymentStatus: "pending", paidAt: null });
  };
  let serial = 960_000;

  test("by transfer stands below the till; in cash it lies in it", async () => {
    const tin = await product();
    await written(formFor({ [tin.id]: 2 }, { paid: "upi" }));
    const transfer = await waiting("transfer");
    const [atDoor, unsaid] = [await waiting("on-delivery"), await waiting("on-delivery")];
    await received(transfer.id, { reference: "412345678902" });
    await received(atDoor.id, { came: "cash" });
    await received(unsaid.id, {});
    const { orders: rows, came, website } = tillOf();
    expect(byKey(came)).toEqual({ cash: 145_000, transfer: 290_000 });
    expect(rows.map((order) => order.number)).toContain(atDoor.number);
    expect(byKey(website.came)).toEqual({ transfer: 145_000, unsaid: 145_000 });
    expect(website.orders.map((order) => order.number).toSorted()).toEqual(
      [transfer.number, unsaid.number].toSorted(),
    );
    const { cookie } = await owner();
    const html = await htmlOf(counter, argsFor("/dashboard/admin/counter", { cookie }));
    const [above = "", below = ""] = html.split("Noted today for orders of the website");
    expect(above).toContain(atDoor.number);
    expect(above).not.toContain(transfer.number);
    expect(below).toContain(transfer.number);
  });

  test("is not what its buyer paid online after all", async () => {
    const order = await sold({ userId: null, serial: 970_000, paymentMethod: "on-delivery" });
    await paymentFor(order, "pay_AfterAll");
    const { came, website } = tillOf();
    expect([came, website.orders]).toEqual([[], []]);
  });

  test("is given back where it came", async () => {
    const [transfer, atDoor] = [await waiting("transfer"), await waiting("on-delivery")];
    await received(transfer.id, { came: "bank" });
    await received(atDoor.id, { came: "cash" });
    await giveBack(transfer, { amountPaise: 100_000 });
    await giveBack(atDoor, { amountPaise: 45_000 });
    await writing((tx) => void tx.update(refunds).set({ processedAt: Date.now() }).run());
    const { givenBackPaise, website } = tillOf();
    expect([givenBackPaise, website.givenBackPaise]).toEqual([45_000, 100_000]);
  });
});
