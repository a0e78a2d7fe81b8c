import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { storeSettings } from "~/base/db/stored-settings.server";
import { noteDone, takeBackDone } from "~/office/duties/done.server";
import { filingToKeep } from "~/office/gst-return/amended/keep-filed.server";
import { filedReturns } from "~/office/gst-return/amended/filed.server";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { dutyOf } from "~/office/gst-return/period";
import { sectionAsCsv } from "~/office/gst-return/section-csv";
import type { Gstr1 } from "~/office/gst-return/return-shape";
import { shopper } from "../../cast";
import {
  asRegisteredFirm,
  creditNotesOf,
  giveBack,
  invoiceRow,
  pay,
  placed,
} from "../../sales/invoices/paying";

const owner = { id: "owner", name: "Owner" };
const period = (query: string) => filedPeriodIn(new URLSearchParams(query), 0);
const returnOf = (query: string) => gstReturnOf(period(query));
const fileOf = async (query: string): Promise<Gstr1> => {
  const { file, problem } = await returnOf(query);
  expect(problem).toBeNull();
  if (!file) throw new Error("No file");
  return file;
};
const own = "27AAPFU0939F1ZV";
const at = (month: number, day: number) => Date.UTC(2027, month - 1, day, 6);

/** Hands a return in as the page of its duty does, with the file or without. */
async function handIn(query: string, attached?: unknown) {
  const of = dutyOf(period(query));
  const bytes = attached === undefined ? null : Buffer.from(JSON.stringify(attached));
  const store = await filingToKeep(of, bytes);
  await write((tx) => {
    const said = { ...of, day: "2027-03-01", doneBy: "Accountant", reference: "" };
    expect(noteDone(tx, said, null, owner, at(3, 1))).toBe(true);
    store?.(tx, Date.now());
  });
}
const takeBack = (query: string) =>
  write((tx) => takeBackDone(tx, dutyOf(period(query)), "Mistake", owner));

/** Changes frozen papers, which no door of the shop does. Gives the function that puts them back. */
async function change(number: string, path: string, value: string | number | null) {
  const row = db.select().from(invoices).where(eq(invoices.number, number)).get();
  const set = (content: string) =>
    write((tx) => {
      const [trigger] = tx.all<{ sql: string }>(
        sql`select sql from sqlite_master where name = 'invoices_stay'`,
      );
      tx.run(sql`drop trigger invoices_stay`);
      tx.run(sql`update invoices set content = ${content} where number = ${number}`);
      tx.run(sql.raw(trigger?.sql ?? ""));
    });
  const before = row?.content ?? "";
  const [changed] = db.all<{ content: string }>(
    sql`select json_set(${before}, ${path}, ${value}) as content`,
  );
  await set(changed?.content ?? "");
  return () => set(before);
}
let undo: (() => Promise<void>)[] = [];
const changed = async (...of: Parameters<typeof change>) => undo.push(await change(...of));

const numbers = { firm: "", large: "", small: "", note: "", largeNote: "" };

/** A day on which all that is filed here can still be corrected. */
const today = at(5, 1);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: today });
  const { id: userId } = await shopper();
  await asRegisteredFirm();
  await write((tx) => storeSettings(tx, { "duties.since": "2026-11-01" }));
  const sale = async (createdAt: number, given: object, unitPricePaise = 105_000) => {
    const order = await placed({
      userId,
      shipState: "27",
      createdAt,
      lines: [{ unitPricePaise, quantity: 1, hsn: "1508", gstBasisPoints: 500 }],
      ...given,
    });
    await pay(order, createdAt);
    return order;
  };
  const toFirm = await sale(at(1, 5), { buyerGstin: own, buyerFirm: "Firm & Sons" });
  const large = await sale(at(1, 6), {}, 12_600_000);
  const small = await sale(at(1, 7), { shipState: "24" });
  await sale(at(1, 7), {});
  await giveBack(toFirm, { amountPaise: 10_500 }, at(1, 20));
  await giveBack(large, { amountPaise: 1_050_000 }, at(1, 21));
  numbers.firm = invoiceRow(toFirm).number;
  numbers.large = invoiceRow(large).number;
  numbers.small = invoiceRow(small).number;
  numbers.note = creditNotesOf(toFirm)[0]?.number ?? "";
  numbers.largeNote = creditNotesOf(large)[0]?.number ?? "";
  await sale(at(2, 3), { shipState: "24" });
});
afterAll(() => void vi.useRealTimers());

afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
  for (const query of ["month=2027-01", "month=2027-02", "month=2027-03", "month=2027-04"])
    if (filedReturns(at(2, 1)).some(({ period: { name } }) => query.endsWith(name)))
      await takeBack(query);
});

describe("a month that was filed", () => {
  test("needs no corrections: nothing of it changes", async () => {
    await handIn("month=2027-01");
    expect((await returnOf("month=2027-02")).corrections).toEqual([]);
    expect(filedReturns(at(2, 1))[0]?.papersHash).toHaveLength(64);
  });

  test("is corrected by nothing before it is noted as handed in", async () => {
    await changed(numbers.firm, "$.buyer.gstin", "24AAACC1206D1ZM");
    expect((await returnOf("month=2027-02")).corrections).toEqual([]);
  });

  test("is corrected in the next return only: papers of firms and their notes", async () => {
    await handIn("month=2027-01");
    await changed(numbers.firm, "$.buyer.gstin", "27AAACC1206D1ZG");
    const february = await fileOf("month=2027-02");
    expect(february.b2ba).toEqual([
      {
        ctin: "27AAACC1206D1ZG",
        inv: [
          {
            oinum: numbers.firm,
            oidt: "05-01-2027",
            inum: numbers.firm,
            idt: "05-01-2027",
            val: 1050,
            pos: "27",
            rchrg: "N",
            inv_typ: "R",
            itms: [{ num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } }],
          },
        ],
      },
    ]);
    expect(february.cdnra?.[0]?.nt).toMatchObject([
      { ont_num: numbers.note, ont_dt: "20-01-2027", nt_num: numbers.note, ntty: "C", val: 105 },
    ]);
    expect((await fileOf("month=2027-03")).b2ba).toBeUndefined();
    const { corrections } = await returnOf("month=2027-02");
    expect(corrections[0]?.sentence).toBe(
      `${numbers.firm} of 05-01-2027: buyer 27AAACC1206D1ZG instead of ${own}`,
    );
    // Once filed there, it is corrected.
    await handIn("month=2027-02");
    expect((await returnOf("month=2027-03")).corrections).toEqual([]);
  });

  test("large sales, their notes and small sales are corrected; GSTR-3B and the HSN summary follow", async () => {
    const before = (await returnOf("month=2027-02")).in3b.total.taxablePaise;
    await handIn("month=2027-01");
    const line = { taxablePaise: "$.lines[0].taxablePaise", igstPaise: "$.lines[0].igstPaise" };
    await changed(numbers.large, line.taxablePaise, 11_000_000);
    await changed(numbers.large, line.igstPaise, 550_000);
    await changed(numbers.large, "$.totals.totalPaise", 11_550_000);
    await changed(numbers.largeNote, "$.totals.totalPaise", 1_050_100);
    await changed(numbers.small, line.taxablePaise, 90_000);
    const february = await fileOf("month=2027-02");
    expect(february.b2cla).toEqual([
      {
        pos: "27",
        inv: [
          {
            oinum: numbers.large,
            oidt: "06-01-2027",
            inum: numbers.large,
            idt: "06-01-2027",
            val: 115_500,
            itms: [{ num: 501, itm_det: { txval: 110_000, rt: 5, iamt: 5500 } }],
          },
        ],
      },
    ]);
    expect(february.cdnura).toMatchObject([
      { ont_num: numbers.largeNote, nt_num: numbers.largeNote, typ: "B2CL", val: 10_501 },
    ]);
    expect(february.b2csa).toEqual([
      {
        omon: "012027",
        sply_ty: "INTRA",
        typ: "OE",
        pos: "24",
        itms: [{ rt: 5, txval: 900, camt: 25, samt: 25, csamt: 0 }],
      },
    ]);
    const { in3b } = await returnOf("month=2027-02");
    // ₹10,000 less on the large one, ₹100 less on the small one.
    expect(in3b.total.taxablePaise).toBe(before - 1_000_000 - 10_000);
    expect(february.hsn?.hsn_b2c).toMatchObject([{ hsn_sc: "1508", txval: 1000 - 10_000 - 100 }]);
  });

  test("what no row can say is told, and not written", async () => {
    await handIn("month=2027-01");
    await changed(numbers.firm, "$.buyer.gstin", null);
    await changed(numbers.large, "$.placeOfSupply.code", "08");
    const { corrections, file } = await returnOf("month=2027-02");
    expect(file?.b2ba).toBeUndefined();
    expect(file?.b2cla).toBeUndefined();
    const told = corrections.filter(({ isIn }) => !isIn).map(({ sentence }) => sentence);
    expect(told.join("\n")).toContain(`${numbers.firm} of 05-01-2027 over ₹1,050: filed in b2b`);
    expect(told.join("\n")).toContain("place of supply Rajasthan (08) instead of Maharashtra (27)");
  });

  test("a paper that the file left out goes with its own date, and what it was filed with counts", async () => {
    const january = await fileOf("month=2027-01");
    const [group] = january.b2b ?? [];
    const [invoice] = group?.inv ?? [];
    const others = { ctin: "27AAACC1206D1ZG", inv: [{ ...invoice, inum: "PR2627-999999" }] };
    await handIn("month=2027-01", { ...january, b2b: [others] });
    const { file, corrections } = await returnOf("month=2027-02");
    expect(file?.b2b).toMatchObject([
      { ctin: own, inv: [{ inum: numbers.firm, idt: "05-01-2027" }] },
    ]);
    expect(corrections.map(({ sentence }) => sentence)).toEqual([
      `${numbers.firm} of 05-01-2027 over ₹1,050: it was left out`,
      "PR2627-999999 of 05-01-2027 over ₹1,050: filed in b2b, where it does not belong by the shop’s papers. No row takes it back: ask your accountant",
    ]);
  });

  test("a part of a return is not taken for all of it", async () => {
    const january = await fileOf("month=2027-01");
    const { b2b, gstin, fp, version, hash } = january;
    await handIn("month=2027-01", { gstin, fp, version, hash, b2b });
    expect(filedReturns(at(2, 1))).toMatchObject([{ isKept: false }]);
    expect((await returnOf("month=2027-02")).corrections).toEqual([]);
  });
});

test("what a year's last month had corrected is not turned back once that year is over", async () => {
  const order = await placed({
    userId: (await shopper()).id,
    shipState: "27",
    createdAt: at(3, 3),
    lines: [{ unitPricePaise: 105_000, quantity: 1, hsn: "1508", gstBasisPoints: 500 }],
  });
  await pay(order, at(3, 3));
  await handIn("month=2027-03");
  undo.push(await change(invoiceRow(order).number, "$.lines[0].taxablePaise", 90_000));
  const april = await returnOf("month=2027-04");
  expect(april.corrections.map(({ correction }) => correction?.kind)).toEqual(["small", "hsn"]);
  await handIn("month=2027-04");
  const ofMay = async () => (await returnOf("month=2027-05")).corrections;
  expect(await ofMay()).toEqual([]);
  vi.setSystemTime(Date.UTC(2027, 11, 2));
  try {
    expect(await ofMay()).toEqual([]);
  } finally {
    vi.setSystemTime(today);
  }
});

test("a quarter corrects the IFFs that were sent ahead, and so does the next IFF", async () => {
  await write((tx) => storeSettings(tx, { "duties.filing": "quarter" }));
  await handIn("month=2027-01");
  await changed(numbers.firm, "$.buyer.gstin", "27AAACC1206D1ZG");
  const [next, quarter] = [await fileOf("month=2027-02"), await fileOf("month=2027-03")];
  const filedAs = [{ inv: [{ oinum: numbers.firm, inum: numbers.firm }] }];
  expect(next.b2ba).toMatchObject(filedAs);
  expect(Object.keys(next).filter((key) => key.startsWith("b2c"))).toEqual([]);
  expect(quarter).toMatchObject({ fp: "032027", b2ba: filedAs });
  expect(quarter.b2b).toBeUndefined();
  const rows = [];
  for await (const part of sectionAsCsv(quarter, "b2ba")) rows.push(part);
  expect(rows.join("")).toContain(`${numbers.firm},05-01-2027,${numbers.firm},05-01-2027,1050`);
  await write((tx) => storeSettings(tx, { "duties.filing": "month" }));
});
