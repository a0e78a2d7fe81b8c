import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import {
  invoicePage,
  monthlySums,
  yearsOfInvoices,
} from "~/sales/invoices/list/invoice-list.server";
import { invoicesLike } from "~/sales/invoices/list/invoice-search.server";
import { loader as exportCsv } from "~/routes/admin/money/invoices-export";
import * as page from "~/routes/admin/money/invoices";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm, giveBack, pay, placed } from "./paying";

let buyer: Viewer;
let cookie: string;
const endOfApril = Date.UTC(2026, 3, 30, 18, 30);
const year = { year: "2627", month: "" };

beforeAll(async () => {
  buyer = await shopper();
  cookie = await cookieOf(await admin());
  await asRegisteredFirm();
  const local = await paid(endOfApril - 1, { buyerName: "=cmd|'/c calc'!A1" });
  await paid(endOfApril, {
    shipState: "27",
    buyerGstin: "27AAPFU0939F1ZV",
    lines: [{}, { unitPricePaise: 11_800, hsn: "3401", gstBasisPoints: 1800 }],
  });
  await giveBack(local, { amountPaise: 45_000 }, endOfApril + 1);
  await setCompanyFacts({ gstin: null });
  await paid(endOfApril + 2);
  await asRegisteredFirm();
  await paid(Date.UTC(2027, 3, 2));
});

async function paid(now: number, given: Partial<Parameters<typeof placed>[0]> = {}) {
  const order = await placed({ userId: buyer.id, createdAt: now, ...given });
  await pay(order, now);
  return order;
}

async function csvOf(query: string): Promise<Record<string, string>[]> {
  const answer = await exportCsv(
    argsFor(`/dashboard/admin/invoices/export.csv?${query}`, { cookie }),
  );
  return parse(await answer.text(), { bom: true, columns: true });
}

test("the sums of each month are those of its papers, and months change at midnight in India", () => {
  expect(monthlySums(year)).toEqual([
    {
      month: "2026-04",
      series: "PR",
      papers: 1,
      taxablePaise: 138_096,
      cgstPaise: 3452,
      sgstPaise: 3452,
      igstPaise: 0,
      totalPaise: 145_000,
      chargesPaise: 0,
    },
    {
      month: "2026-05",
      series: "PR",
      papers: 2,
      taxablePaise: 138_095 + 10_000 + 145_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 6905 + 1800,
      totalPaise: 301_800,
      chargesPaise: 0,
    },
    {
      month: "2026-05",
      series: "CN",
      papers: 1,
      taxablePaise: 42_858,
      cgstPaise: 1071,
      sgstPaise: 1071,
      igstPaise: 0,
      totalPaise: 45_000,
      chargesPaise: 0,
    },
  ]);
});

test("the list shows one year or one of its months, newest first", () => {
  const all = invoicePage(year, 1);
  expect(all.papers.map(({ number }) => number)).toEqual([
    "PR2627-000003",
    "CN2627-000001",
    "PR2627-000002",
    "PR2627-000001",
  ]);
  const april = invoicePage({ ...year, month: "2026-04" }, 99);
  expect(april).toMatchObject({ total: 1, page: 1, pages: 1 });
  expect(invoicePage({ year: "2728", month: "" }, 1).total).toBe(1);
  const years = ["2930", "2728", "2627", "2021"];
  expect(yearsOfInvoices(Date.UTC(2030, 0, 1), "2021")).toEqual(years);
});

test("papers of all years are found by their number, by their order and by the buyer", async () => {
  const order = await paid(endOfApril + 3, { buyerName: "Zubin Irani", buyerPhone: "98111 22334" });
  const numbers = (q: string) => invoicesLike(q, 1).papers.map(({ number }) => number);
  const [number = ""] = numbers("zubin");
  expect(invoicesLike("zubin", 1)).toMatchObject({ total: 1, papers: [{ buyer: "Zubin Irani" }] });
  for (const q of [number, number.toLowerCase(), order.number, "Irani", "+91 98111-22334", "Zu"])
    expect(numbers(q), q).toEqual([number]);
  expect(numbers("PR2728")).toEqual([number, "PR2728-000001"]);
  expect(numbers("1")).toEqual(
    expect.arrayContaining(["PR2728-000001", "CN2627-000001", "PR2627-000001"]),
  );
  for (const none of ["PR2627-9", "nobody", "%", '"', "PR2627-000001' or 1=1"])
    expect(numbers(none), none).toEqual([]);

  const path = "/dashboard/admin/invoices";
  const html = await htmlOf(page, argsFor(`${path}?q=zubin&year=2021`, { cookie }));
  expect(html).toContain(number);
  expect(html).toContain("1 paper of all years");
});

describe("the accountant's file", () => {
  test("has a row for each code and rate on a paper, whose sums are the papers'", async () => {
    const rows = await csvOf("year=2627");
    expect(rows.map((row) => [row.Number, row.HSN, row["GST rate %"]])).toEqual([
      ["PR2627-000001", "1508", "5"],
      ["PR2627-000002", "1508", "5"],
      ["PR2627-000002", "3401", "18"],
      ["CN2627-000001", "1508", "5"],
      ["PR2627-000003", "1508", ""],
    ]);
    expect(rows[1]).toEqual({
      Kind: "Tax invoice",
      Number: "PR2627-000002",
      "Date (IST)": "2026-05-01",
      "Corrects invoice": "",
      Order: rows[1]?.Order,
      Buyer: "Asha Patel",
      "Buyer's GSTIN": "27AAPFU0939F1ZV",
      "Place of supply": "Maharashtra (27)",
      HSN: "1508",
      "GST rate %": "5",
      "Taxable value (INR)": "1380.95",
      "CGST (INR)": "0.00",
      "SGST (INR)": "0.00",
      "IGST (INR)": "69.05",
      "Total (INR)": "1450.00",
      Line: "Goods",
      "Discount (INR)": "0.00",
      "Buyer's firm": "",
    });
    expect(rows[3]).toMatchObject({
      Kind: "Credit note",
      "Corrects invoice": "PR2627-000001",
      "Total (INR)": "450.00",
    });
  });

  test("holds one month alone when asked, and no formula from a buyer's name", async () => {
    const april = await csvOf("year=2627&month=2026-04");
    expect(april).toHaveLength(1);
    expect(april[0]?.["Date (IST)"]).toBe("2026-04-30");
    expect(april[0]?.Buyer).toBe("'=cmd|'/c calc'!A1");
  });

  test("has every paper once, however many fall into one moment", async () => {
    const now = Date.UTC(2035, 5, 1);
    for (let index = 0; index < 205; index += 1) await paid(now);
    const rows = await csvOf("year=3536");
    expect(new Set(rows.map((row) => row.Number)).size).toBe(205);
    expect(rows).toHaveLength(205);
  });
});

test("the screen shows sums, papers and the way to the file", async () => {
  const html = await htmlOf(page, argsFor("/dashboard/admin/invoices?year=2627", { cookie }));
  for (const words of ["2026–27", "April 2026", "May 2026", "1 credit note", "−450.00"])
    expect(html).toContain(words);
  // All invoices less the credit note.
  expect(html).toContain("4,018.00");
  expect(html).toContain('href="/dashboard/admin/invoices/PR2627-000002"');
  expect(html).toContain("/dashboard/admin/invoices/export.csv?year=2627&amp;month=");
  const none = await htmlOf(page, argsFor("/dashboard/admin/invoices?year=2021", { cookie }));
  expect(none).toContain("2020–21");
  expect(none).toContain("No invoices in this time");
});
