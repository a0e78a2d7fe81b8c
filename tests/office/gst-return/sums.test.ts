import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { versionOf } from "~/base/lib/form/version.server";
import { formIn, posted } from "../../people/accounts/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { write } from "~/base/db/connection.server";
import { invoiceCounters, skippedNumbers } from "~/base/db/schema";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { plainPeriodIn } from "~/office/gst-return/period";
import type { Gstr1 } from "~/office/gst-return/return-shape";
import { sectionsOf } from "~/office/gst-return/csv-sections";
import { loader as csv } from "~/routes/admin/money/gst-return-csv";
import { loader as json } from "~/routes/admin/money/gst-return-json";
import { loader as ledger } from "~/routes/admin/money/ledger-csv";
import * as page from "~/routes/admin/money/gst-return";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm } from "../../sales/invoices/paying";
import { isSmall, isTaxed, linesOf, nilKindOf, sumsBy } from "./recomputed";
import { trade } from "./trade";

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const months = ["2027-02", "2027-03", "2027-04", "2027-05", "2027-06"];
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const { id } = await shopper();
  await asRegisteredFirm();
  await trade(id, Date.UTC(2027, 1, 10), 80, seed);
}, 120_000);

const paise = (rupees = 0) => Math.round(rupees * 100);
type Item = { txval: number; iamt?: number; camt?: number; samt?: number };
const four = ({ txval, iamt, camt, samt }: Item) => [txval, iamt, camt, samt].map(paise);

/** Every item of the file with its sign and what it counts for. */
function itemsIn(file: Gstr1) {
  const notes = { sign: -1 };
  const invoices = { sign: 1 };
  return [
    ...(file.b2b ?? []).flatMap(({ inv }) => inv.flatMap((each) => of(each.itms, each, invoices))),
    ...(file.b2cl ?? []).flatMap(({ inv }) => inv.flatMap((each) => of(each.itms, each, invoices))),
    ...(file.cdnr ?? []).flatMap(({ nt }) => nt.flatMap((each) => of(each.itms, each, notes))),
    ...(file.cdnur ?? []).flatMap((each) => of(each.itms, each, notes)),
  ];
}

function of(
  items: { itm_det: Item & { rt: number } }[],
  paper: { inum?: string; nt_num?: string },
  { sign }: { sign: number },
) {
  const number = paper.inum ?? paper.nt_num;
  return items.map(({ itm_det }): [string, number[]] => [
    `${number} ${itm_det.rt}`,
    four(itm_det).map((each) => each * sign),
  ]);
}

const hsnKey = (half: string, hsn: string, uqc: string, rate: number) =>
  `${half} ${hsn} ${uqc} ${rate}`;

const monthNamed = (month: string) => plainPeriodIn(new URLSearchParams({ month }), 0);

describe.each(months)(`in %s (SEED=${seed})`, (month) => {
  let file: Gstr1;
  const lines = () => linesOf(month);
  beforeAll(async () => {
    const found = await gstReturnOf(monthNamed(month));
    expect(found.problem).toBeNull();
    if (found.file) file = found.file;
  });

  test("every paper to a firm and every large sale stands by itself, by rate", () => {
    const expected = sumsBy(
      lines().filter((line) => isTaxed(line) && !isSmall(line)),
      ({ number, rate }) => `${number} ${rate}`,
    );
    const found = Object.fromEntries(itemsIn(file));
    for (const key of Object.keys(found)) found[key] = found[key]?.map((each) => each + 0) ?? [];
    expect(found).toEqual(expected);
  });

  test("all others stand by state and rate, less their credit notes", () => {
    const found = (file.b2cs ?? []).map((row) => [`${row.pos} ${row.rt}`, four(row)]);
    const expected = sumsBy(
      lines().filter((line) => isTaxed(line) && isSmall(line)),
      ({ pos, rate }) => `${pos} ${rate}`,
    );
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(new Set(found.map(([key]) => key)).size).toBe(found.length);
  });

  test("goods at 0 % stand in a table of their own, less their credit notes", () => {
    const found = (file.nil?.inv ?? []).map((row) => [row.sply_ty, paise(row.nil_amt)]);
    const free = lines().filter((line) => !isTaxed(line));
    expect(free.every(({ igst, cgst, sgst }) => igst + cgst + sgst === 0)).toBe(true);
    const expected = Object.entries(sumsBy(free, nilKindOf)).map(([kind, [taxable]]) => [
      kind,
      taxable,
    ]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    for (const row of file.nil?.inv ?? [])
      expect(Object.keys(row)).toEqual(["sply_ty", "expt_amt", "nil_amt", "ngsup_amt"]);
  });

  test("the HSN summary has the same money, and the litres and kilograms of the goods", () => {
    const rows = (["hsn_b2b", "hsn_b2c"] as const).flatMap((half) =>
      (file.hsn?.[half] ?? []).map((row) => ({ half: half.slice(4), ...row })),
    );
    const money = new Map<string, number[]>();
    for (const row of rows) {
      const key = `${row.half} ${row.hsn_sc} ${row.rt}`;
      money.set(
        key,
        four(row).map((each, at) => each + (money.get(key)?.[at] ?? 0)),
      );
    }
    const half = ({ gstin }: { gstin: string | null }) => (gstin ? "b2b" : "b2c");
    const expected = sumsBy(lines(), (line) => `${half(line)} ${line.hsn} ${line.rate}`);
    const notNothing = [...money].filter(([, sum]) => sum.some((each) => each !== 0));
    expect(Object.fromEntries(notNothing)).toEqual(expected);
    const quantities = new Map<string, number>();
    for (const line of lines()) {
      const uqc = line.measure === "kg" ? "KGS" : "LTR";
      const key = hsnKey(half(line), line.hsn, uqc, line.rate);
      quantities.set(key, (quantities.get(key) ?? 0) + line.thousandths);
    }
    for (const row of rows)
      expect(Math.round(row.qty * 1000)).toBe(
        quantities.get(hsnKey(row.half, row.hsn_sc, row.uqc, row.rt)) ?? 0,
      );
  });

  test("the ledger has every paper, and its sum is that of invoices less credit notes", async () => {
    const answer = await ledger(
      argsFor(`/dashboard/admin/invoices/ledger.csv?month=${month}`, { cookie }),
    );
    const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
    const sum = rows.reduce(
      (all, row) =>
        all + paise(Number(row["Total (INR)"])) * (row["Voucher type"] === "Sales" ? 1 : -1),
      0,
    );
    const expected = lines().reduce(
      (all, { taxable, igst, cgst, sgst }) => all + taxable + igst + cgst + sgst,
      0,
    );
    expect(sum).toBe(expected);
    expect(rows).toHaveLength(new Set(lines().map(({ number }) => number)).size);
  });
});

describe("the numbers of a month", () => {
  test("begin anew in April, and count what a restore skipped as cancelled", async () => {
    await write((tx) => {
      tx.update(invoiceCounters).set({ last: 5000 }).run();
      tx.insert(skippedNumbers)
        .values({
          id: "skipped",
          series: "PR",
          year: "2728",
          first: 4801,
          last: 5000,
          createdAt: Date.UTC(2027, 7, 3),
        })
        .run();
    });
    const { issued } = await gstReturnOf(monthNamed("2027-08"));
    expect(issued).toEqual([
      { series: "PR", from: "PR2728-004801", to: "PR2728-005000", total: 200, cancelled: 200 },
    ]);
    const april = await gstReturnOf(monthNamed("2027-04"));
    expect(april.file?.doc_issue?.doc_det[0]).toMatchObject({
      doc_num: 1,
      docs: [{ num: 1, from: "PR2728-000001", cancel: 0 }],
    });
  });

  test("skipped before a series’ first paper come with it: a shop that credits nothing tells of no credit note", async () => {
    const skipped = { id: "early", series: "CN" as const, year: "2829", first: 1, last: 10 };
    await write((tx) =>
      tx
        .insert(skippedNumbers)
        .values({ ...skipped, createdAt: Date.UTC(2028, 4, 3) })
        .run(),
    );
    const issuedIn = async (name: string) => (await gstReturnOf(monthNamed(name))).issued;
    expect(await issuedIn("2028-05")).toEqual([]);
    await write((tx) =>
      tx.run(sql`insert into invoices (id, series, year, serial, number, order_id, round, total_paise, tax_paise, content, created_at)
        select 'first', 'CN', '2829', 11, 'CN2829-000011', order_id, 9, total_paise, tax_paise, content, ${Date.UTC(2028, 6, 9)}
        from invoices where series = 'CN' limit 1`),
    );
    expect(await issuedIn("2028-05")).toEqual([]);
    expect(await issuedIn("2028-07")).toEqual([
      { series: "CN", from: "CN2829-000001", to: "CN2829-000011", total: 11, cancelled: 10 },
    ]);
    expect(await issuedIn("2028-08")).toEqual([]);
  });
});

describe("the owner", () => {
  const path = "/dashboard/admin/invoices/gst-return";

  test("downloads the file under the tool’s name, and each section as CSV", async () => {
    const answer = await json(argsFor(`${path}.json?month=2027-03`, { cookie }));
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /"returns_\d{8}_R1_24AAAAA0000A1Z8_032027_offline\.json"/,
    );
    const file = await answer.json();
    expect(Object.keys(file).slice(0, 4)).toEqual(["gstin", "fp", "version", "hash"]);
    expect(file).toMatchObject({ fp: "032027", version: "GST3.2.4", hash: "hash" });
    for (const section of sectionsOf("month")) {
      const params = { section };
      const part = await csv(argsFor(`${path}/${section}.csv?month=2027-03`, { cookie, params }));
      const rows: unknown[] = parse(await part.text(), { bom: true, columns: true });
      expect(rows.length > 0, section).toBe(Boolean(file[section]));
    }
  });

  test("sets the digits of HSN codes, and is told which papers have fewer", async () => {
    const { versions } = await page.loader(argsFor(path, { cookie }));
    const save = (digits: string) =>
      posted(page.action, path, { digits, version: versions.digits }, { cookie });
    for (const _ of ["first", "sent twice"]) expect((await save("6")).status).toBe(303);
    const late = await save("4");
    expect(late.status).toBe(409);
    expect(formIn(late)).toMatchObject({
      errors: {
        form: expect.stringContaining("Someone else changed these digits"),
        digits: "“Digits that our HSN codes must have” says now: 6",
      },
      values: { digits: "4", version: versionOf(6) },
    });
    const html = await htmlOf(page, argsFor(`${path}?month=2027-03`, { cookie }));
    expect(html).toContain("with an HSN code of fewer than 6 digits");
  });

  test("sees the figures on one page", async () => {
    const html = await htmlOf(page, argsFor(`${path}?month=2027-03`, { cookie }));
    expect(html).toContain("GST return of March 2027");
    expect(html).toContain("GSTR-3B 3.1 (a)");
    expect(html).toContain("GSTR-3B 3.1 (c)");
    expect(html).toContain("in the table nil as nil rated");
    expect(html).toContain("Not yet");
  });
});
