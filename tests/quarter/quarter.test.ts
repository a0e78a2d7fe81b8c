import { parse } from "csv-parse/sync";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { ledgerAsCsv } from "~/office/gst-return/ledger-csv.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import { returnPage } from "~/office/gst-return/return-page.server";
import type { Gstr1 } from "~/office/gst-return/return-shape";
import { InvoicePaper } from "~/sales/invoices/invoice-paper";
import { paperOfNumber } from "~/sales/invoices/papers.server";
import { amountWithPaise } from "~/base/lib/money";
import { invoicePdf, rollPdf } from "../sales/invoices/downloaded";
import { apiClient } from "../api/client";
import { textOf } from "../sales/invoices/pdf-reader";
import { providerOnTheWire } from "../sales/payments/provider";
import { csvSums, hsnIn, listedIn, nilIn, paiseIn, smallIn } from "./filed";
import { wrongKhatas } from "./khatas";
import * as raw from "./raw";
import { somebodyElses } from "./somebody-elses";
import { closeBooks, played, vouchers } from "./somebody-elses.sql";
import { months, quarter } from "./trade";

// A quarter of random trade. `npm run quarter` has 3,000 orders (ten minutes); ORDERS and SEED say otherwise.
providerOnTheWire();
const api = apiClient();
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const orders = Number(process.env.ORDERS ?? 24);
let ends: Map<string, number>;

beforeAll(async () => {
  ends = await quarter(orders, seed, api);
  if (orders > 1000 || process.env.ENDS)
    process.stdout.write(
      `${said(ends)}\n${JSON.stringify({ ...played(), ...raw.packsPlayed() })}\n`,
    );
}, 3_600_000);
afterAll(closeBooks);

const said = (all: Map<string, number>) =>
  [...all]
    .toSorted()
    .map(([end, count]) => `${String(count).padStart(6)}  ${end}`)
    .join("\n");
const boundsOf = (month: string) => plainPeriodIn(new URLSearchParams({ month }), 0);
const taxes = ["txval", "iamt", "camt", "samt"];
const sumsOf = (rows: raw.Row[]) => taxes.map((name) => paiseIn(rows, name));

describe.each(months)(`the return of %s, from the tables (SEED=${seed})`, (month) => {
  let file: Gstr1;
  beforeAll(async () => {
    const found = await gstReturnOf(boundsOf(month));
    expect(found.problem).toBeNull();
    if (found.file) file = found.file;
  });

  test("has every paper to a firm and every large sale by rate", () =>
    expect(listedIn(file)).toEqual(raw.listed(month)));
  test("has all others by state and rate", () => expect(smallIn(file)).toEqual(raw.small(month)));

  test("has goods at 0 % in a table of their own", () =>
    expect(nilIn(file)).toEqual(raw.nil(month)));

  test("has the money and the amounts of the HSN summary", () => {
    const rows = hsnIn(file);
    const money = new Map<string, number[]>();
    for (const row of rows) {
      const key = `${row.half} ${row.hsn} ${row.rt}`;
      const before = money.get(key) ?? [0, 0, 0, 0];
      money.set(
        key,
        sumsOf([row]).map((paise, at) => paise + (before[at] ?? 0)),
      );
    }
    const isSome = (sums: number[]) => sums.some((paise) => paise !== 0);
    const expected = raw
      .hsnMoney(month)
      .map((row) => [`${row.half} ${row.hsn} ${row.rt}`, sumsOf([row])]);
    expect(Object.fromEntries([...money].filter(([, sums]) => isSome(sums)))).toEqual(
      Object.fromEntries(expected),
    );
    const amounts = rows
      .filter(({ qty }) => qty !== 0)
      .map(({ half, hsn, uqc, rt, qty }) => ({ half, hsn, uqc, rt, qty }))
      .toSorted((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1));
    const sold = raw
      .hsnAmounts(month)
      .toSorted((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1));
    expect(amounts).toEqual(sold);
  });

  test("has the numbers that were used", () => {
    const docs = (file.doc_issue?.doc_det ?? []).flatMap(({ doc_num, docs: rows }) =>
      rows.map(({ from, to, totnum, cancel }) => ({ doc_num, from, to, totnum, cancel })),
    );
    const numbers = { PR: 1, CN: 5, RV: 6, RF: 8 };
    expect(docs).toEqual(
      [...raw.series(month), ...vouchers(month)].map(({ series, from, to, total }) => ({
        doc_num: numbers[series as keyof typeof numbers],
        from,
        to,
        totnum: total,
        cancel: 0,
      })),
    );
  });

  test("says the same as CSV", async () => {
    const csv = await csvSums(file);
    for (const section of ["b2b", "b2cl", "cdnr", "cdnur"])
      expect(csv[section], section).toEqual(
        sumsOf(raw.listed(month).filter((row) => row.section === section)),
      );
    expect(csv.b2cs).toEqual(sumsOf(raw.small(month)));
    expect(csv.hsn).toEqual(sumsOf([raw.whole(month) ?? {}]));
  });

  test("gives GSTR-3B its figures", async () => {
    const { total, byState } = await returnPage(boundsOf(month));
    const figures = (sum: typeof total) => [
      sum.taxablePaise,
      sum.igstPaise,
      sum.cgstPaise,
      sum.sgstPaise,
    ];
    expect(figures(total)).toEqual(sumsOf([raw.taxed(month) ?? {}]));
    expect(byState.map(figures)).toEqual(raw.unregistered(month).map((row) => sumsOf([row])));
  });

  test("agrees with the ledger, paper by paper", async () => {
    let text = "";
    for await (const part of ledgerAsCsv(boundsOf(month))) text += part;
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const ledger = rows.map((row) => [
      row["Voucher number"],
      ...["Taxable value", "IGST", "CGST", "SGST", "Total"].map((name) =>
        paiseIn([row], `${name} (INR)`),
      ),
    ]);
    const expected = raw
      .papers(month)
      .map((row) => [row.number, ...sumsOf([row]), paiseIn([row], "total")]);
    expect(ledger.toSorted()).toEqual(expected.toSorted());
  });

  test("agrees with what a sample of its papers says", async () => {
    const rows = raw.papers(month);
    const step = Math.max(1, Math.ceil(rows.length / (orders > 1000 ? 40 : 2)));
    for (const row of rows.filter((_, index) => index % step === 0)) {
      const paper = paperOfNumber(String(row.number));
      if (!paper) throw new Error(`No paper ${row.number}`);
      const page = renderToStaticMarkup(createElement(InvoicePaper, { content: paper }));
      for (const words of [page, textOf(await invoicePdf(paper)), textOf(await rollPdf(paper))]) {
        for (const paise of [...sumsOf([row]), paiseIn([row], "total")].filter(Boolean))
          expect(words, `${row.number}`).toContain(amountWithPaise(paise));
        expect(words).toContain(String(row.number));
      }
    }
  });
});

somebodyElses(seed);

describe("the books of the quarter", () => {
  test("give every buyer the balance of what is owed and in hand", () =>
    expect(wrongKhatas()).toEqual([]));
  test("have series without gaps, and stock that is what came less what went", () => {
    expect(raw.gaps()).toEqual([]);
    expect(raw.wrongStock()).toEqual([]);
  });
  test("have batches that add up, and packings that use what they make", () => {
    expect(raw.wrongBatches()).toEqual([]);
    expect(raw.wrongPackings()).toEqual([]);
  });
  test("sent what was ordered, in cartons or in their parts, and nothing of a recalled batch", () => {
    expect(raw.wrongGoods()).toEqual([]);
    expect(raw.recalledGone(false)).toEqual([]);
    expect(ends.get("recall: done")).toBe(1);
    expect(ends.get("end of recall: done")).toBe(3);
  });
  test("split each line to the paisa, and papers come to what was paid less what went back", () => {
    expect(raw.wrongTax()).toEqual([]);
    expect(raw.wrongMoney()).toEqual([]);
  });
  test("had every door and every fate", () => {
    const of = (start: string) => [...ends].filter(([end]) => end.startsWith(start));
    expect(of("door").filter(([end]) => end.endsWith("done")).length > 3).toBe(true);
    if (orders < 500) return;
    for (const fate of ["returned", "corrected", "came back and sent again", "erased", "all"])
      expect(ends.get(`after ${fate}: done`), fate).toBeGreaterThan(0);
    for (const [what, count] of Object.entries({ ...played(), ...raw.packsPlayed() }))
      expect(count, what).toBeGreaterThan(0);
    for (const section of ["b2b", "b2cl", "cdnr", "cdnur"])
      expect(
        months.flatMap(raw.listed).some((row) => row.section === section),
        section,
      ).toBe(true);
    expect(months.flatMap(raw.nil).length).toBeGreaterThan(3);
  });
});
