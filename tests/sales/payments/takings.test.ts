import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { invoices, orders, payments, refunds } from "~/base/db/schema";
import { monthBounds } from "~/sales/invoices/financial-year";
import { dayOf, dayStart } from "~/base/lib/days";
import { newId } from "~/base/lib/ids.server";
import { issueInvoice } from "~/sales/invoices/issue.server";
import { receiveIn } from "~/sales/payments/by-hand/receive-money.server";
import { cameIn, leftOver, sumOf } from "~/sales/payments/takings/takings";
import { takingsByDay, stillToCome, unassigned } from "~/sales/payments/takings/takings.server";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import * as monthCsv from "~/routes/admin/money/month-csv";
import * as csv from "~/routes/admin/money/money-csv";
import * as page from "~/routes/admin/money/money";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf } from "../../cast";
import { paymentFor, sold } from "../orders/sold";

const path = "/dashboard/admin/money";
const october = monthBounds("2026-10") ?? { from: 0, until: 0 };
const noon = (day: string) => (dayStart(day) ?? 0) + 12 * 60 * 60 * 1000;

let cookie: string;

/** An order that was paid by hand at noon of this day, as this note says. */
async function byHand(
  day: string,
  paymentMethod: "on-delivery" | "transfer" | "later" | "cash",
  how: { reference: string | null; note: string },
) {
  const order = await sold({
    userId: null,
    paymentMethod,
    paymentStatus: "pending",
    paidAt: null,
    totalPaise: 50_000,
  });
  const boss = { id: "boss", name: "Ramesh Shah" };
  expect(await write((tx) => receiveIn(tx, order.id, how, boss, noon(day)))).toMatchObject({
    leftPaise: 0,
  });
  return order;
}

async function refund(orderId: string | null, given: Partial<typeof refunds.$inferInsert>) {
  await write((tx) =>
    tx
      .insert(refunds)
      .values({
        id: newId(),
        idempotencyKey: newId(),
        orderId,
        amountPaise: 100,
        actor: "boss",
        createdAt: noon("2026-10-06"),
        updatedAt: noon("2026-10-06"),
        ...given,
      })
      .run(),
  );
}

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const lateOnTheFirst = (dayStart("2026-10-02") ?? 0) - 1;
  const first = await sold({ userId: null, totalPaise: 100_000, createdAt: lateOnTheFirst });
  await paymentFor(first, "pay_First1");
  const second = await sold({
    userId: null,
    totalPaise: 200_000,
    createdAt: noon("2026-10-05"),
    paymentStatus: "part_refunded",
  });
  await paymentFor(second, "pay_Second2");
  await write((tx) => {
    const of = (id: string, feePaise: number | null, taxPaise: number | null) =>
      tx.update(payments).set({ feePaise, taxPaise }).where(eq(payments.id, id)).run();
    of("pay_First1", 2360, 360);
    of("pay_Second2", null, null);
  });
  await refund(second.id, {
    paymentId: "pay_Second2",
    amountPaise: 30_000,
    status: "processed",
    processedAt: noon("2026-10-06"),
  });
  await refund(second.id, {
    paymentId: "pay_Second2",
    amountPaise: 20_000,
    status: "pending",
    createdAt: noon("2026-10-07"),
  });
  await refund(second.id, { amountPaise: 7, status: "failed", createdAt: noon("2026-10-07") });

  await byHand("2026-10-05", "on-delivery", { reference: null, note: "" });
  await byHand("2026-10-05", "later", { reference: null, note: "Cash at the mill" });
  await byHand("2026-10-05", "transfer", { reference: "412345678901", note: "" });
  await byHand("2026-10-31", "on-delivery", { reference: "412345678902", note: "" });
  // Other months, and what never came.
  await byHand(`${dayOf(Date.now()).slice(0, 7)}-01`, "transfer", { reference: null, note: "" });
  await sold({
    userId: null,
    paymentStatus: "unpaid",
    paidAt: null,
    createdAt: noon("2026-10-05"),
  });
  await sold({
    userId: null,
    paymentMethod: "on-delivery",
    paymentStatus: "pending",
    paidAt: null,
    totalPaise: 12_300,
  });
  const twice = await sold({ userId: null, createdAt: noon("2026-09-05") });
  await paymentFor(twice, "pay_Twice1");
  const { id: _id, ...again } = db
    .select()
    .from(payments)
    .where(eq(payments.id, "pay_Twice1"))
    .get()!;
  await write((tx) =>
    tx
      .insert(payments)
      .values({ ...again, id: "pay_Twice2", paidOrderId: null, createdAt: noon("2026-10-09") })
      .run(),
  );
});

describe("the money of a month", () => {
  test("stands by day in India and by the way it came, less fees and refunds", () => {
    const days = takingsByDay(october);
    expect(days.map(({ start }) => start)).toEqual(
      ["2026-10-31", "2026-10-07", "2026-10-06", "2026-10-05", "2026-10-01"].map(dayStart),
    );
    expect(days.at(-1)).toMatchObject({ onlinePaise: 100_000, feePaise: 2360, taxPaise: 360 });
    expect(days.at(-2)).toMatchObject({
      onlinePaise: 200_000,
      cashPaise: 100_000,
      bankPaise: 50_000,
      withoutFee: 1,
    });
    expect(days[0]).toMatchObject({ bankPaise: 50_000, cashPaise: 0 });
    const sum = sumOf(days);
    expect(cameIn(sum)).toBe(500_000);
    expect(sum.refundedPaise).toBe(50_000);
    expect(leftOver(sum)).toBe(500_000 - 2360 - 50_000);
  });

  test("is all the money that the books know of", () => {
    const all = sumOf(takingsByDay({ from: 0, until: noon("2100-01-01") }));
    const books = db.get<{ paid: number; back: number }>(sql`select
      (select sum(coalesce(p.amount_paise, o.total_paise)) from orders o
        left join payments p on p.paid_order_id = o.id
        where o.payment_status in ('paid', 'part_refunded', 'refunded')) as paid,
      (select sum(amount_paise) from refunds where status in ('pending', 'processed')) as back`);
    expect({ paid: cameIn(all), back: all.refundedPaise }).toEqual(books);
  });

  test("leaves out payments that belong to no order, but tells of them", () =>
    expect(unassigned(october)).toEqual({ payments: 1, paise: 145_000 }));

  test("knows what is still to come", () =>
    expect(stillToCome()).toEqual([
      { method: "on-delivery", isSent: false, orders: 1, paise: 12_300 },
    ]));
});

describe("the screen", () => {
  const shownFor = (query: string) => htmlOf(page, argsFor(`${path}${query}`, { cookie }));

  test("shows the month, its tax and the months beside it", async () => {
    const html = await shownFor("?month=2026-10");
    expect(html).toContain("₹5,000");
    expect(html).toContain("4,476.40");
    expect(html).toContain("?month=2026-09");
    expect(html).toContain("?month=2026-11");
    expect(html).toContain("/dashboard/admin/invoices?year=2627&amp;month=2026-10");
    expect(html).toContain("₹1,450 in 1 payment, not counted above");
  });

  test.each(["?month=2199-01", "?month=x", ""])("shows the current month for %j", async (query) => {
    const html = await shownFor(query);
    expect(html).toContain("₹500");
    expect(html).not.toContain("2199");
  });

  test("gives every payment and refund as a file, which adds up to the same", async () => {
    const answer = (await csv.loader(
      argsFor(`${path}/money.csv?month=2026-10`, { cookie }),
    )) as Response;
    expect(answer.headers.get("Content-Disposition")).toContain("money-2026-10.csv");
    const text = await answer.text();
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    const total = (column: string) =>
      rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    expect(rows).toHaveLength(8);
    expect(total("Came in (INR)")).toBe(500_000);
    expect(total("Went back (INR)")).toBe(50_000);
    expect(total("Fee of the provider (INR)")).toBe(2360);
    expect(rows[0]).toMatchObject({
      "Time (IST)": "2026-10-01 23:59",
      What: "Paid online",
      Reference: "pay_First1",
      "Came in less the fee (INR)": "976.40",
    });
  });

  test("gives the accountant the month by tax rate, with fees, refunds and what is left", async () => {
    const rowsOf = async (month: string): Promise<Record<string, string>[]> => {
      const asked = argsFor(`${path}/month.csv?month=${month}`, { cookie });
      const answer = (await monthCsv.loader(asked)) as Response;
      expect(answer.headers.get("Content-Disposition")).toContain(`month-${month}.csv`);
      return parse(await answer.text(), { columns: true, bom: true });
    };
    const october = await rowsOf("2026-10");
    const total = (what: string) => october.find((row) => row.What === what)?.["Total (INR)"];
    expect(total("Fees of the provider")).toBe("23.60");
    expect(total("Refunds")).toBe("500.00");
    expect(total("Left after fees, refunds and disputes")).toBe("4476.40");

    await setCompanyFacts({ gstin: "24AAAAA0000A1Z8", state: "24" });
    const { id } = await sold({ userId: null, totalPaise: 105_000 });
    const order = db.select().from(orders).where(eq(orders.id, id)).get()!;
    await write((tx) => issueInvoice(tx, order, Date.now()));
    const issued = db.select().from(invoices).where(eq(invoices.orderId, id)).get()!;
    const month = dayOf(issued.createdAt).slice(0, 7);
    const { from, until } = monthBounds(month) ?? { from: 0, until: 0 };
    const books = db.get<{ total: number; tax: number; papers: number }>(sql`
      select sum(total_paise) as total, sum(tax_paise) as tax, count(*) as papers from invoices
      where series = 'PR' and created_at >= ${from} and created_at < ${until}`);
    const invoiced = (await rowsOf(month)).filter((row) => row.What === "Invoices");
    const sumOfAll = (...heads: string[]) =>
      heads
        .flatMap((head) => invoiced.map((row) => Math.round(Number(row[head]) * 100)))
        .reduce((sum, paise) => sum + paise, 0);
    expect(sumOfAll("Total (INR)")).toBe(books.total);
    expect(sumOfAll("CGST (INR)", "SGST (INR)", "IGST (INR)")).toBe(books.tax);
    expect(books.tax).toBeGreaterThan(0);
    const html = await shownFor(`?month=${month}`);
    expect(html).toContain("For the accountant");
    expect(html).toContain(`${books.papers} invoices`);
  });
});
