import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import {
  auditLog,
  invoices,
  khataOpenings,
  lockedMonths,
  moneyPaidOut,
  moneyReceived,
  orders,
  refunds,
  tillDays,
  vouchers,
  writeOffs,
} from "~/base/db/schema";
import { dayOf, monthOf } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { indianTime, utcOf } from "~/base/lib/india/indian-time";
import { rmSync } from "node:fs";
import { versionOf } from "~/base/lib/form/version.server";
import { openTill } from "~/office/counter/till-day/till-changes.server";
import { notePaidOut } from "~/office/expenses/paid-out.server";
import { importOldShop } from "~/office/mongo-import/import.server";
import type { Finding } from "~/office/mongo-import/report";
import { correctInvoice } from "~/sales/invoices/correct/correct-invoice.server";
import { openKhata } from "~/sales/orders/money/khata.server";
import { noteMoney } from "~/sales/orders/money/money-received.server";
import { noteWrittenOff } from "~/sales/orders/money/written-off.server";
import { stepTo } from "~/sales/payments/refunds/refund-steps.server";
import { openTime } from "~/upkeep/month-lock/open-time.server";
import { lockMonth, locksOf, unlockMonth } from "~/upkeep/month-lock/month-lock.server";
import * as till from "~/routes/admin/counter/till-day";
import * as expenses from "~/routes/admin/money/expenses";
import * as dues from "~/routes/admin/money/buyer-dues";
import { admin, cookieOf, shopper } from "../../cast";
import { formIn, posted } from "../../people/accounts/answers";
import { asRegisteredFirm, invoiceIn, invoiceRow, pay, placed } from "../../sales/invoices/paying";
import { dumpOf, orderDoc, userDoc } from "../../office/mongo-import/old-shop";

const now = Date.now();
const startOfMonth = utcOf(indianTime(now).startOf("month"));
/** The last minute of last month, and its last day. */
const late = startOfMonth - 60_000;
const lastDay = dayOf(late);
const month = monthOf(late);
const owner = { id: "owner", name: "Owner" };
let userId: string;
let cookie: string;
let before: { id: string };
/** Paid on the last day. */
const tape = {
  id: newId(),
  day: lastDay,
  amountPaise: 500,
  gstPaise: 0,
  way: "upi",
  spentOn: "packing",
  words: "Tape",
  toWhom: "",
  billNumber: null,
  gstin: null,
} as const;

// The month does not turn meanwhile.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await asRegisteredFirm();
  userId = (await shopper()).id;
  cookie = await cookieOf(await admin());
  before = await placed({ userId, createdAt: late - 3_600_000 });
  await pay(before, late - 1_800_000);
  await openTill(lastDay, 10_000, owner, versionOf(null));
  await write((tx) => notePaidOut(tx, tape, owner));
});
afterAll(() => void vi.useRealTimers());

describe("a month", () => {
  test("is locked when it is over, not sooner", async () => {
    expect(await write((tx) => lockMonth(tx, monthOf(now), owner))).toBe(false);
    expect(await write((tx) => lockMonth(tx, "2999-01", owner))).toBe(false);
    const ahead = { id: newId(), month: monthOf(now), lockedBy: "owner", lockedAt: now };
    await expect(write((tx) => tx.insert(lockedMonths).values(ahead).run())).rejects.toThrow();
    expect(await write((tx) => lockMonth(tx, month, owner))).toBe(true);
    expect(await write((tx) => lockMonth(tx, month, owner))).toBe(false);
    const logged = db.select().from(auditLog).where(eq(auditLog.action, "month.lock")).all();
    expect(logged).toHaveLength(1);
  });

  test("is opened again once, for a reason, and nothing of that is lost", async () => {
    const open = () => write((tx) => unlockMonth(tx, month, "A bill came late", owner));
    expect(await open()).toBe(true);
    expect(await open()).toBe(false);
    expect(await write((tx) => lockMonth(tx, month, owner))).toBe(true);
    expect(locksOf(month).map(({ unlockedBecause }) => unlockedBecause)).toEqual([
      "",
      "A bill came late",
    ]);
    const rows = eq(lockedMonths.month, month);
    const changes = [
      (tx: Parameters<Parameters<typeof write>[0]>[0]) => tx.delete(lockedMonths).where(rows).run(),
      (tx: Parameters<Parameters<typeof write>[0]>[0]) =>
        tx.update(lockedMonths).set({ lockedBy: "nobody" }).where(rows).run(),
    ];
    for (const change of changes) await expect(write(change)).rejects.toThrow();
  });
});

describe("the schema of a locked month refuses", () => {
  const copy = <Row extends object>(row: Row | undefined, change: object) => ({
    ...row,
    ...change,
  });

  const refused: [string, (tx: Parameters<Parameters<typeof write>[0]>[0]) => unknown][] = [
    [
      "an invoice",
      (tx) =>
        tx
          .insert(invoices)
          .values(
            copy(invoiceRow(before), {
              id: newId(),
              number: "PR-X",
              serial: 9,
              round: 9,
              createdAt: late,
            }) as never,
          )
          .run(),
    ],
    [
      "a voucher",
      (tx) =>
        tx
          .insert(vouchers)
          .values({
            id: newId(),
            series: "RV",
            year: "2627",
            serial: 1,
            number: "RV-X",
            orderId: before.id,
            moneyId: "m",
            totalPaise: 1,
            content: "{}",
            createdAt: late,
          })
          .run(),
    ],
    [
      "money",
      (tx) =>
        tx
          .insert(moneyReceived)
          .values({
            id: newId(),
            receiptId: "r",
            orderId: before.id,
            amountPaise: 1,
            cameAt: late,
            notedBy: "shop",
            createdAt: now,
          })
          .run(),
    ],
    [
      "an expense",
      (tx) =>
        tx
          .insert(moneyPaidOut)
          .values({
            id: newId(),
            day: lastDay,
            amountPaise: 1,
            way: "upi",
            spentOn: "packing",
            words: "Tape",
            notedBy: "owner",
            createdAt: now,
          })
          .run(),
    ],
    [
      "a change of an expense",
      (tx) =>
        tx.update(moneyPaidOut).set({ toWhom: "Roy" }).where(eq(moneyPaidOut.id, tape.id)).run(),
    ],
    [
      "an order that was paid elsewhere",
      (tx) =>
        tx
          .insert(orders)
          .values(
            copy(tx.select().from(orders).where(eq(orders.id, before.id)).get(), {
              id: newId(),
              paidAt: late,
            }) as never,
          )
          .run(),
    ],
    [
      "a till that is opened",
      (tx) =>
        tx
          .insert(tillDays)
          .values({ day: `${month}-02`, openingPaise: 0, openedBy: "owner", openedAt: now })
          .run(),
    ],
    [
      "a change of a till",
      (tx) => tx.update(tillDays).set({ openingPaise: 1 }).where(eq(tillDays.day, lastDay)).run(),
    ],
    [
      "an opening balance",
      (tx) =>
        tx
          .insert(khataOpenings)
          .values({
            id: newId(),
            khataId: "k",
            amountPaise: 1,
            since: late,
            notedBy: "owner",
            createdAt: now,
          })
          .run(),
    ],
    [
      "a write-off",
      (tx) =>
        tx
          .insert(writeOffs)
          .values({
            id: newId(),
            orderId: before.id,
            amountPaise: 1,
            reason: "Gone",
            notedBy: "owner",
            createdAt: late,
          })
          .run(),
    ],
    [
      "a payment",
      (tx) => tx.update(orders).set({ paidAt: late }).where(eq(orders.id, before.id)).run(),
    ],
    [
      "a refund",
      (tx) => {
        const id = newId();
        tx.insert(refunds)
          .values({
            id,
            idempotencyKey: id,
            orderId: before.id,
            amountPaise: 1,
            actor: "owner",
            createdAt: now,
            updatedAt: now,
          })
          .run();
        tx.update(refunds).set({ processedAt: late }).where(eq(refunds.id, id)).run();
      },
    ],
  ];

  test.each(refused)("%s", async (_, insert) => {
    await expect(write((tx) => void insert(tx))).rejects.toThrow(/month is locked/);
  });
});

describe("what comes late", () => {
  test("a payment of the last minute is kept with the first open day", async () => {
    const order = await placed({ userId, createdAt: late - 60_000 });
    await pay(order, late);
    expect(invoiceIn(order).issuedAt).toBeGreaterThanOrEqual(startOfMonth);
    const row = db.select().from(orders).where(eq(orders.id, order.id)).get();
    expect(row).toMatchObject({ paymentStatus: "paid", paidAt: startOfMonth });
    // The next paper does not go back behind it.
    const next = await placed({ userId, createdAt: late });
    await pay(next, late);
    expect(invoiceIn(next).issuedAt).toBeGreaterThanOrEqual(invoiceIn(order).issuedAt);
  });

  test("money, and what is written off, too", async () => {
    const how = { way: "cash", reference: null, note: "", by: "owner" } as const;
    const id = await write((tx) =>
      noteMoney(tx, { ...how, orderId: before.id, amountPaise: 5 }, late),
    );
    const row = db.select().from(moneyReceived).where(eq(moneyReceived.id, id)).get();
    expect(row?.cameAt).toBe(startOfMonth);
    const gone = { orderId: before.id, amountPaise: 5, reason: "Gone", by: "owner" };
    await write((tx) => noteWrittenOff(tx, gone, late));
    const [first] = db.select().from(writeOffs).all();
    expect(first?.createdAt).toBe(startOfMonth);
  });

  test("a refund of which the provider tells late is kept with the first open day", async () => {
    const order = await placed({ userId, createdAt: late - 60_000 });
    await pay(order, late);
    const id = newId();
    const given = { id, idempotencyKey: id, orderId: order.id, amountPaise: 100, actor: "owner" };
    const done = await write((tx) => {
      const row = tx
        .insert(refunds)
        .values({ ...given, status: "pending", createdAt: late, updatedAt: late })
        .returning()
        .get();
      return stepTo(tx, row, { status: "processed" }, late);
    });
    expect(done).toMatchObject({ status: "processed", processedAt: startOfMonth });
  });

  test("several locked months are passed over", async () => {
    const earlier = utcOf(indianTime(late).startOf("month")) - 60_000;
    expect(openTime(db, earlier)).toBe(earlier);
    await write((tx) => lockMonth(tx, monthOf(earlier), owner));
    expect(openTime(db, earlier)).toBe(startOfMonth);
    expect(openTime(db, now)).toBe(now);
  });

  test("a correction of an invoice of that month has today’s date", async () => {
    const right = { name: "Asha", address: "9 Ring Road", firm: null, gstin: null };
    await correctInvoice(invoiceRow(before).number, right, owner);
    const dates = db
      .select({ at: invoices.createdAt })
      .from(invoices)
      .where(eq(invoices.orderId, before.id))
      .all()
      .map(({ at }) => monthOf(at));
    expect(dates.toSorted()).toEqual([month, monthOf(now), monthOf(now)]);
  });
});

describe("forms say it beside the day", () => {
  const words = /is locked: its papers and money stay as they are/;

  test("an expense", async () => {
    const form = {
      idempotencyKey: newId(),
      day: lastDay,
      amount: "10",
      words: "Tape",
      spentOn: "packing",
    };
    const answer = await posted(
      expenses.action,
      "/dashboard/admin/expenses",
      { ...form, way: "upi" },
      { cookie },
    );
    expect(formIn(answer).errors.day).toMatch(words);
  });

  test("the bill of an expense, and that it is taken back", async () => {
    const send = (form: Record<string, string>) =>
      posted(expenses.action, "/dashboard/admin/expenses", { id: tape.id, ...form }, { cookie });
    const bill = await send({ intent: "bill", spentOn: "packing", gst: "0.10" });
    expect(formIn(bill).errors.form).toMatch(/month of this expense is locked/);
    const back = await send({ intent: "take-back", reason: "Twice" });
    expect(formIn(back).errors.form).toMatch(words);
  });

  test("a till", async () => {
    const path = `/dashboard/admin/till/${lastDay}`;
    const form = { intent: "open", opening: "10" };
    const answer = await posted(till.action, path, form, { cookie, params: { day: lastDay } });
    expect(formIn(answer).errors.form).toMatch(words);
  });

  test("an opening balance", async () => {
    const khata = await write((tx) => openKhata(tx, { userId, buyerPhone: "9825012345" }, now));
    const form = {
      intent: "opening",
      idempotencyKey: newId(),
      amount: "10",
      since: lastDay,
      note: "",
    };
    const params = { number: khata ?? "" };
    const path = `/dashboard/admin/dues/${khata}`;
    const answer = await posted(dues.action, path, form, { cookie, params });
    expect(formIn(answer).errors.since).toMatch(words);
  });

  test("the import of the old shop, which leaves the paid order out and says so", async () => {
    const docs = { users: [userDoc(1)], orders: [orderDoc(1, { createdAt: new Date(late) })] };
    const folder = dumpOf(docs, "relaxed");
    const told: Finding[] = [];
    const report = await importOldShop(folder, { isDry: false, tell: (each) => told.push(each) });
    rmSync(folder, { recursive: true, force: true });
    expect(report.refused).toBe(1);
    expect(told.find(({ kind }) => kind === "refused")?.reason).toMatch(words);
  });
});
