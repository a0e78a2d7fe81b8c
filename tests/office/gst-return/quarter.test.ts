import { gte } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, write } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { dayEnd, dayStart } from "~/base/lib/days";
import { hour } from "~/base/lib/time";
import { storeSettings } from "~/base/db/stored-settings.server";
import { noteDone, takeBackDone } from "~/office/duties/done.server";
import { filedPeriodIn } from "~/office/gst-return/filing.server";
import { gstReturnOf } from "~/office/gst-return/gst-return.server";
import { periodsOf } from "~/office/gst-return/period";
import { returnPage } from "~/office/gst-return/return-page.server";
import type { Gstr1 } from "~/office/gst-return/return-shape";
import { loader as csv } from "~/routes/admin/money/gst-return-csv";
import { loader as json } from "~/routes/admin/money/gst-return-json";
import * as page from "~/routes/admin/money/gst-return";
import { htmlOf } from "../../people/accounts/rendered";
import { admin, argsFor, cookieOf, shopper } from "../../cast";
import { asRegisteredFirm } from "../../sales/invoices/paying";
import { isSmall, isTaxed, linesOf, nilKindOf, sumsBy } from "./recomputed";
import { trade } from "./trade";

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const months = ["2027-01", "2027-02", "2027-03"];
const path = "/dashboard/admin/invoices/gst-return";
const owner = { id: "owner", name: "Owner" };
let cookie: string;

const filing = (value: string) => write((tx) => storeSettings(tx, { "duties.filing": value }));
const say = () => write((tx) => storeSettings(tx, { "duties.since": "2026-11-01" }));
const period = (query: string) => filedPeriodIn(new URLSearchParams(query), 0);
const fileOf = async (query: string): Promise<Gstr1> => {
  const { file, problem } = await gstReturnOf(period(query));
  expect(problem).toBeNull();
  if (!file) throw new Error("No file");
  return file;
};
/** At the end of that day, if no other time (UTC ms) is said. */
const handIn = (
  duty: string,
  name: string,
  day: string,
  { kept, at }: { kept?: unknown; at?: number } = {},
) => {
  const bytes = Buffer.from(typeof kept === "string" ? kept : JSON.stringify(kept ?? null));
  const file = kept === undefined ? null : { name: "iff.json", type: "application/json", bytes };
  const done = { duty, period: name, day, doneBy: "Accountant", reference: "" };
  return write((tx) => noteDone(tx, done, file, owner, at ?? dayEnd(day) ?? 0));
};
const takeBack = (name: string) =>
  write((tx) => takeBackDone(tx, { duty: "iff", period: name }, "Mistake", owner));
const firmsIn = (file: Gstr1, month: string) =>
  (file.b2b ?? [])
    .flatMap(({ inv }) => inv)
    .filter(({ idt }) => idt.endsWith(month))
    .map(({ inum }) => inum)
    .toSorted();

beforeAll(async () => {
  cookie = await cookieOf(await admin());
  const { id } = await shopper();
  await asRegisteredFirm();
  // Three months, and what comes back of the months before.
  await trade(id, Date.UTC(2026, 10, 20), 130, seed);
  await filing("quarter");
}, 240_000);

const paise = (rupees = 0) => Math.round(rupees * 100);
type Item = { txval: number; rt: number; iamt?: number; camt?: number; samt?: number };
const four = ({ txval, iamt, camt, samt }: Item, sign = 1) =>
  [txval, iamt, camt, samt].map((each) => sign * paise(each) + 0);

/** Papers that stand by themselves, by number and rate. */
function listedIn(file: Gstr1): [string, number[]][] {
  const of = (number: string, itms: { itm_det: Item }[], sign: number) =>
    itms.map(({ itm_det }): [string, number[]] => [`${number} ${itm_det.rt}`, four(itm_det, sign)]);
  return [
    ...[...(file.b2b ?? []), ...(file.b2cl ?? [])].flatMap(({ inv }) =>
      inv.flatMap(({ inum, itms }) => of(inum, itms, 1)),
    ),
    ...(file.cdnr ?? []).flatMap(({ nt }) =>
      nt.flatMap(({ nt_num, itms }) => of(nt_num, itms, -1)),
    ),
    ...(file.cdnur ?? []).flatMap(({ nt_num, itms }) => of(nt_num, itms, -1)),
  ];
}

const lines = () => months.flatMap(linesOf);

describe(`a firm that files by the quarter (SEED=${seed})`, () => {
  test("has hundreds of papers, of every kind", () => {
    const papers = new Set(lines().map(({ number }) => number));
    expect(papers.size).toBeGreaterThan(200);
  });

  test.each([
    ["month=2027-01", "iff", "2027-01"],
    ["month=2027-02", "iff", "2027-02"],
    ["month=2027-03", "quarter", "2027-Q1"],
    ["quarter=2027-Q1", "quarter", "2027-Q1"],
  ])("%s is a file of kind %s", (query, kind, name) => {
    expect(period(query)).toMatchObject({ kind, name });
  });

  test("sends of a month ahead what firms bought, and nothing else", async () => {
    const file = await fileOf("month=2027-02");
    expect(Object.keys(file)).toEqual(["gstin", "fp", "version", "hash", "b2b", "cdnr"]);
    expect(file.fp).toBe("022027");
    const ofFirms = linesOf("2027-02").filter((line) => isTaxed(line) && line.gstin !== null);
    expect(Object.fromEntries(listedIn(file))).toEqual(
      sumsBy(ofFirms, ({ number, rate }) => `${number} ${rate}`),
    );
  });

  describe.each([
    ["nothing", []],
    ["January", ["2027-01"]],
    ["both months", ["2027-01", "2027-02"]],
  ])("of which %s went ahead", (_, ahead) => {
    let quarter: Gstr1;
    let iffs: Gstr1[];
    beforeAll(async () => {
      for (const month of ahead) await handIn("iff", month, "2027-03-12");
      quarter = await fileOf("quarter=2027-Q1");
      iffs = await Promise.all(ahead.map((month) => fileOf(`month=${month}`)));
    });

    test("the quarter’s file and those IFFs have every listed paper once, to the paisa", () => {
      const rows = [quarter, ...iffs].flatMap(listedIn);
      expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
      expect(Object.fromEntries(rows)).toEqual(
        sumsBy(
          lines().filter((line) => isTaxed(line) && !isSmall(line)),
          ({ number, rate }) => `${number} ${rate}`,
        ),
      );
      expect(quarter.fp).toBe("032027");
    });

    test("all others, goods at 0 % and the HSN summary cover the three months", () => {
      expect(
        Object.fromEntries((quarter.b2cs ?? []).map((row) => [`${row.pos} ${row.rt}`, four(row)])),
      ).toEqual(
        sumsBy(
          lines().filter((line) => isTaxed(line) && isSmall(line)),
          ({ pos, rate }) => `${pos} ${rate}`,
        ),
      );
      expect(
        Object.fromEntries(
          (quarter.nil?.inv ?? []).map((row) => [row.sply_ty, [paise(row.nil_amt), 0, 0, 0]]),
        ),
      ).toEqual(
        sumsBy(
          lines().filter((line) => !isTaxed(line)),
          nilKindOf,
        ),
      );
      const hsn = [...(quarter.hsn?.hsn_b2b ?? []), ...(quarter.hsn?.hsn_b2c ?? [])];
      const sum = hsn
        .map((row) => four(row))
        .reduce((one, two) => one.map((each, at) => each + (two[at] ?? 0)), [0, 0, 0, 0]);
      expect({ all: sum }).toEqual(sumsBy(lines(), () => "all"));
    });

    test("the numbers are those of the three months", () => {
      const all = (series: string) =>
        new Set(
          lines()
            .filter((line) => line.series === series)
            .map(({ number }) => number),
        ).size;
      const issued = (quarter.doc_issue?.doc_det ?? []).map(({ doc_num, docs }) => [
        doc_num,
        docs.reduce((sum, { net_issue }) => sum + net_issue, 0),
      ]);
      expect(Object.fromEntries(issued)).toEqual({ 1: all("PR"), 5: all("CN") });
    });

    test("the page adds up to all of it", async () => {
      const { total } = await returnPage(period("quarter=2027-Q1"));
      const { taxablePaise, igstPaise, cgstPaise, sgstPaise } = total;
      expect({ all: [taxablePaise, igstPaise, cgstPaise, sgstPaise] }).toEqual(
        sumsBy(lines().filter(isTaxed), () => "all"),
      );
    });
  });

  test("shows which IFFs were handed in, and leads to where it is noted", async () => {
    const unsaid = await htmlOf(page, argsFor(`${path}?quarter=2027-Q1`, { cookie }));
    expect(unsaid).toContain("Say how the firm files, to mark it as handed in");
    await say();
    const html = await htmlOf(page, argsFor(`${path}?quarter=2027-Q1`, { cookie }));
    expect(html).toContain("GST return of January to March 2027");
    expect(html).toContain("IFF of January 2027</a>: handed in on 12 Mar 2027");
    expect(html).toContain('href="/dashboard/admin/duties/gstr-1/2027-Q1"');
    await write((tx) => takeBackDone(tx, { duty: "iff", period: "2027-02" }, "Mistake", owner));
    const after = await htmlOf(page, argsFor(`${path}?quarter=2027-Q1`, { cookie }));
    expect(after).toContain("IFF of February 2027</a>: not handed in");
    const iff = await htmlOf(page, argsFor(`${path}?month=2027-02`, { cookie }));
    expect(iff).toContain("IFF of February 2027");
    expect(iff).toContain('href="/dashboard/admin/duties/iff/2027-02"');
    expect(iff).not.toContain("By HSN code");
  });

  test("keeps papers that came after an IFF was handed in for the quarter", async () => {
    await handIn("iff", "2027-02", "2027-02-10");
    const quarter = await fileOf("quarter=2027-Q1");
    const dates = (quarter.b2b ?? []).flatMap(({ inv }) => inv.map(({ idt }) => idt));
    const february = dates.filter((each) => each.endsWith("02-2027"));
    expect(february.length).toBeGreaterThan(0);
    expect(february.every((each) => Number(each.slice(0, 2)) > 10)).toBe(true);
  });

  test("has in the quarter’s file what the kept file of an IFF has not", async () => {
    const iff = await fileOf("month=2027-02");
    const all = firmsIn(iff, "02-2027");
    await takeBack("2027-02");
    const b2b = iff.b2b?.map(({ ctin, inv }) => ({ ctin, inv: inv.slice(0, 1) }));
    const sent = (b2b ?? []).flatMap(({ inv }) => inv.map(({ inum }) => inum));
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(all.length);
    await handIn("iff", "2027-02", "2027-03-12", { kept: { ...iff, b2b } });
    const quarter = await fileOf("quarter=2027-Q1");
    expect(firmsIn(quarter, "02-2027")).toEqual(all.filter((number) => !sent.includes(number)));
    expect(await htmlOf(page, argsFor(`${path}?quarter=2027-Q1`, { cookie }))).toMatch(
      /IFF of February 2027<\/a>: handed in on 12 Mar 2027. Papers in the file that is kept: \d+/,
    );
    // The file of another month, or no JSON, tells nothing of it.
    for (const kept of [{ ...iff, fp: "012027" }, "%PDF"]) {
      await takeBack("2027-02");
      await handIn("iff", "2027-02", "2027-03-12", { kept });
      expect(firmsIn(await fileOf("quarter=2027-Q1"), "02-2027")).toEqual([]);
    }
    await takeBack("2027-02");
  });

  test("keeps for the quarter what was issued on the day of an IFF after it was noted", async () => {
    const all = firmsIn(await fileOf("month=2027-02"), "02-2027");
    const noon = (dayStart("2027-02-10") ?? 0) + 12 * hour;
    await handIn("iff", "2027-02", "2027-02-10", { at: noon });
    const rows = db.select().from(invoices).where(gte(invoices.createdAt, noon)).all();
    const later = rows.map(({ number }) => number).filter((number) => all.includes(number));
    expect(firmsIn(await fileOf("quarter=2027-Q1"), "02-2027")).toEqual(later.toSorted());
    await takeBack("2027-02");
  });

  test("gets files of different names, and CSV files of the sections that there are", async () => {
    const nameOf = (answer: Response) => answer.headers.get("Content-Disposition");
    const ask = (query: string) => json(argsFor(`${path}.json?${query}`, { cookie }));
    const names = ["quarter=2027-Q1", "month=2027-02", "month=2027-01"].map(async (query) =>
      nameOf(await ask(query)),
    );
    expect((await Promise.all(names)).map((name) => name?.replace(/\d{8}/, "…"))).toEqual([
      'attachment; filename="returns_…_R1Q_24AAAAA0000A1Z8_032027_offline.json"',
      'attachment; filename="returns_…_IFF_24AAAAA0000A1Z8_022027_offline.json"',
      'attachment; filename="returns_…_IFF_24AAAAA0000A1Z8_012027_offline.json"',
    ]);
    const params = { section: "b2b" };
    const part = await csv(argsFor(`${path}/b2b.csv?month=2027-02`, { cookie, params }));
    expect(nameOf(part)).toContain("iff-2027-02-b2b.csv");
  });
});

describe("a time without papers", () => {
  const nilPage = (query: string) => htmlOf(page, argsFor(`${path}?${query}`, { cookie }));

  test("gives no file, and says how a nil return is filed", async () => {
    expect(await nilPage("quarter=2028-Q1")).toContain("“NIL R1 24AAAAA0000A1Z8 032028” to 14409");
    expect(await nilPage("month=2028-01")).toContain("an IFF may be left out");
    const answer = await json(argsFor(`${path}.json?quarter=2028-Q1`, { cookie }));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("NIL R1");
  });
});

describe("a firm that filed by the month before", () => {
  test("keeps the return of a month that was handed in as one", async () => {
    await handIn("gstr-1", "2026-12", "2027-01-09");
    expect(period("month=2026-12")).toMatchObject({ kind: "month" });
    await filing("month");
    expect(period("month=2027-01")).toMatchObject({ kind: "month" });
    expect(period("quarter=2027-Q1")).toMatchObject({ kind: "quarter" });
    // Since April only: the months before stay what they were.
    await write((tx) => storeSettings(tx, { "duties.filingDay": "2027-04-01" }));
    expect(period("month=2027-01")).toMatchObject({ kind: "iff" });
    expect(period("month=2027-04")).toMatchObject({ kind: "month" });
    const html = await htmlOf(page, argsFor(`${path}?month=2027-04`, { cookie }));
    expect(html).toContain("set to a return every month");
  });
});

test("a quarter's choices are its two first months and itself", () => {
  const months = ["2026-11", "2026-10", "2026-09", "2026-08"];
  expect(periodsOf(months, () => "quarter")).toEqual([
    "2026-Q4",
    "2026-11",
    "2026-10",
    "2026-Q3",
    "2026-08",
  ]);
  // By the month until September.
  expect(periodsOf(months, (month) => (month < "2026-10" ? "month" : "quarter"))).toEqual([
    "2026-Q4",
    "2026-11",
    "2026-10",
    "2026-09",
    "2026-08",
  ]);
});
