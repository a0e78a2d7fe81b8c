import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { orders, payments, payoutParts, payouts } from "~/base/db/schema";
import { storeSettings } from "~/base/db/stored-settings.server";
import { versionOf } from "~/base/lib/form/version.server";
import { dayOf, dayStart, startOfDay } from "~/base/lib/days";
import { dayMatters } from "~/office/dashboard/today/day-matters.server";
import * as money from "~/routes/admin/money/money";
import * as page from "~/routes/admin/money/payout";
import * as orderPage from "~/routes/admin/orders/order";
import * as list from "~/routes/admin/money/payouts";
import * as moneyCsv from "~/routes/admin/money/money-csv";
import * as monthCsv from "~/routes/admin/money/month-csv";
import * as csv from "~/routes/admin/money/payouts-csv";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import { payoutRhythm } from "~/sales/payments/payouts/payout-settings.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { paymentFor, sold } from "../orders/sold";

const path = "/dashboard/admin/money/payouts";
const noon = (day: string) => (dayStart(day) ?? 0) + 12 * 60 * 60 * 1000;
const now = Date.now();

let cookie: string;
beforeAll(async () => {
  cookie = await cookieOf(await admin());
});

type Part = Partial<typeof payoutParts.$inferInsert> & { entityId: string };

/** A payout of this day (noon) with these parts; ₹1,000 with a fee of ₹23.60 unless told otherwise. */
const paidOut = (id: string, day: string, amountPaise: number | null, parts: Part[]) =>
  write((tx) => {
    const times = { createdAt: now, updatedAt: now };
    const row = { id, amountPaise, status: "processed" as const, utr: `UTR${id}`, ...times };
    tx.insert(payouts)
      .values({ ...row, paidAt: noon(day), readAt: now })
      .run();
    for (const part of parts)
      tx.insert(payoutParts)
        .values({
          payoutId: id,
          kind: "payment",
          amountPaise: 100_000,
          creditPaise: 97_640,
          debitPaise: 0,
          feePaise: 2360,
          taxPaise: 360,
          paymentId: part.entityId,
          madeAt: noon(day),
          createdAt: now,
          ...part,
        })
        .run();
  });

/** An order that was paid online, by a payment of this id at this time. */
async function paidOnline(id: string, at: number) {
  const order = await sold({ userId: null, totalPaise: 100_000, paidAt: at });
  await paymentFor(order, id);
  await write((tx) =>
    tx
      .update(payments)
      .set({ createdAt: at, feePaise: 2360, taxPaise: 360 })
      .where(eq(payments.id, id))
      .run(),
  );
  return order.number;
}

const shown = (id: string, query = "") =>
  htmlOf(page, argsFor(`${path}/${id}${query}`, { cookie, params: { id } }));

describe("payouts of October", () => {
  let number: string;
  beforeAll(async () => {
    number = await paidOnline("pay_October1", noon("2026-10-01"));
    await paidOut("setl_Whole", "2026-10-05", 97_640, [{ entityId: "pay_October1" }]);
    const refund = { amountPaise: 5000, creditPaise: 0, debitPaise: 5000 };
    await paidOut("setl_Short", "2026-10-07", 90_000, [
      { entityId: "pay_Foreign1" },
      {
        entityId: "rfnd_1",
        kind: "refund",
        paymentId: "pay_October1",
        ...refund,
        feePaise: 0,
        taxPaise: 0,
      },
    ]);
    await paidOut("setl_File", "2026-10-08", null, [{ entityId: "pay_Foreign2" }]);
  });

  test("are listed with their bank references, the newest first", async () => {
    const html = await htmlOf(list, argsFor(path, { cookie }));
    expect(html.indexOf("UTRsetl_File")).toBeLessThan(html.indexOf("UTRsetl_Short"));
    expect(html).toContain("976.40");
    expect(html).toContain("₹26.40 differ");
  });

  test("show their parts with the orders, and what nobody knows", async () => {
    const whole = await shown("setl_Whole");
    expect(whole).toContain(`/dashboard/admin/orders/${number}`);
    expect(whole).toContain("₹23.60, of which GST ₹3.60");
    expect(whole).not.toContain("differ");
    const short = await shown("setl_Short");
    expect(short).toContain("The bank got ₹26.40 less than the parts");
    expect(short).toContain("No order known: ask Razorpay");
    expect(short).toContain("−50.00");
    expect(await shown("setl_File")).toContain("by its parts; Razorpay has not told the sum");
    const none = argsFor(`${path}/setl_None`, { cookie, params: { id: "setl_None" } });
    await expect(page.loader(none)).rejects.toMatchObject({ status: 404 });
  });

  test("are a month's input tax on Money, and in a file for the accountant", async () => {
    const html = await htmlOf(money, argsFor("/dashboard/admin/money?month=2026-10", { cookie }));
    expect(html).toContain("From Razorpay to the bank");
    // 976.40 + 900 + the parts of the third.
    expect(html).toContain("₹2,852.80 in 3 payouts of this month");
    expect(html).toContain("10.80");
    const every = argsFor("/dashboard/admin/money/money.csv?month=2026-10", { cookie });
    expect(await ((await moneyCsv.loader(every)) as Response).text()).toMatch(
      /pay_October1,UTRsetl_Whole\r\n/,
    );
    const asked = argsFor("/dashboard/admin/money/month.csv?month=2026-10", { cookie });
    const month = await ((await monthCsv.loader(asked)) as Response).text();
    expect(month).toContain("Input tax: GST in the fees of these payouts,,,,,,10.80");
    const answer = (await csv.loader(argsFor(`${path}.csv?month=2026-10`, { cookie }))) as Response;
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      "Paid out (IST)": "2026-10-05 12:00",
      Payout: "setl_Whole",
      UTR: "UTRsetl_Whole",
      What: "Payment",
      Reference: "pay_October1",
      Order: number,
      "Amount (INR)": "1000.00",
      "Fee before GST (INR)": "20.00",
      "GST in the fee (INR)": "3.60",
      "To the bank (INR)": "976.40",
    });
  });
});

describe("what is in no payout", () => {
  const past = startOfDay(now, -20);

  it("is not judged before the shop has asked", async () => {
    await paidOnline("pay_Late1", past);
    expect(notPaidOut(now)).toBeNull();
  });

  it("is late once its bank days have passed, and on its way until then", async () => {
    const since = { "payouts.knownSince": dayOf(startOfDay(now, -30)) };
    await write((tx) =>
      storeSettings(tx, { ...since, "payouts.askedUntil": dayOf(startOfDay(now, -4)) }),
    );
    // The provider has not answered for days.
    expect(notPaidOut(now)).toBeNull();
    await write((tx) => storeSettings(tx, { "payouts.askedUntil": dayOf(startOfDay(now, -3)) }));
    await paidOnline("pay_Early1", startOfDay(now, -40));
    await paidOnline("pay_Today1", now - 1000);
    const number = await paidOnline("pay_Late2", past);
    const found = notPaidOut(now);
    expect(found).toMatchObject({
      onItsWayPaise: 3 * 97_640,
      late: { payments: 2, paise: 200_000 },
    });
    expect(found?.late.first).toContainEqual(
      expect.objectContaining({ id: "pay_Late2", order: number, paise: 100_000 }),
    );
    expect(dayMatters()).toContainEqual(expect.objectContaining({ count: 2, to: `${path}#late` }));
    expect(await htmlOf(list, argsFor(path, { cookie }))).toContain(
      "₹2,000 in 2 payments should be in the bank and is in no payout",
    );
    await paidOut("setl_Late", dayOf(now), 97_640, [{ entityId: "pay_Late1" }]);
    expect(notPaidOut(now)).toMatchObject({ late: { payments: 1 } });
  });

  it("is later by foreign cards", async () => {
    const foreign = (international: boolean) =>
      write((tx) =>
        tx.update(payments).set({ international }).where(eq(payments.id, "pay_Foreign3")).run(),
      );
    // Seven bank days are nine days or more.
    await paidOnline("pay_Foreign3", startOfDay(now, -8));
    const before = notPaidOut(now)?.late.payments ?? 0;
    await foreign(true);
    expect(notPaidOut(now)?.late.payments).toBe(before - 1);
    await write((tx) => tx.delete(payments).where(eq(payments.id, "pay_Foreign3")).run());
  });

  it("follows the owner's days", async () => {
    const save = (form: Record<string, string>) => list.action(argsFor(path, { cookie, form }));
    const refused = (await save({ days: "soon", holidays: "2026-13-01" })) as {
      data: { form: { errors: Record<string, string> } };
    };
    expect(Object.keys(refused.data.form.errors)).toEqual(["days", "holidays"]);
    const { version } = await list.loader(argsFor(path, { cookie }));
    for (const _ of ["first", "sent twice"])
      expect(await save({ version, days: "25", holidays: "26-01-2027" })).toMatchObject({
        status: 303,
      });
    expect(await save({ version, days: "3", holidays: "" })).toMatchObject({
      init: { status: 409 },
      data: {
        form: {
          errors: {
            form: expect.stringContaining("Someone else changed the days of payouts"),
            days: "“Bank days from the payment to the payout” says now: 25",
            holidays: "“Bank holidays” says now: 2027-01-26",
          },
          values: { days: "3", version: versionOf(payoutRhythm()) },
        },
      },
    });
    expect(payoutRhythm()).toEqual({ days: 25, holidays: ["2027-01-26"] });
    expect(notPaidOut(now)).toMatchObject({ late: { payments: 0 } });
  });

  it("and was paid out twice keeps the newest; the schema refuses what has two sides", async () => {
    await paidOut("setl_Twice", dayOf(now), 97_640, [{ entityId: "pay_Late1" }]);
    const row = db.select().from(payments).where(eq(payments.id, "pay_Late1")).get();
    expect(row?.payoutId).toBe("setl_Twice");
    const order = db
      .select()
      .from(orders)
      .where(eq(orders.id, row?.paidOrderId ?? ""))
      .get();
    const params = { number: order?.number ?? "" };
    const args = argsFor(`/dashboard/admin/orders/${params.number}`, { cookie, params });
    expect(await htmlOf(orderPage, args)).toContain(`href="${path}/setl_Twice"`);
    await expect(
      paidOut("setl_Wrong", dayOf(now), 1, [{ entityId: "pay_Late2", debitPaise: 1 }]),
    ).rejects.toThrow(/payout_parts_sides/);
  });
});
