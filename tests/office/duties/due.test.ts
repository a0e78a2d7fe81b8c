import { expect, test } from "vitest";
import { dayStart } from "~/base/lib/days";
import { write } from "~/base/db/connection.server";
import { dueDuties, openDuties, putOff } from "~/office/duties/desk.server";
import { nameOf, noteDone } from "~/office/duties/done.server";
import { every, dueBetween, isOver, once, periodInWords } from "~/office/duties/due";
import { duties } from "~/office/duties/duty-list";
import { changeDutySettings, type DutySettings } from "~/office/duties/duty-settings.server";
import type { DutyFacts } from "~/office/duties/facts";
import { setCompanyFacts } from "~/upkeep/pages/company.server";
import { mill as settings } from "./mill";

const mill: DutyFacts = {
  filing: "month",
  filingDay: "",
  gstDay: "",
  turnover: "to-2",
  oil: "makes",
  fssai: "licence",
  feeDay: "2024-02-29",
  testDay: "2026-08-31",
  scalesDay: "",
  auditDay: "2026-12-16",
  since: "2026-10-01",
  begins: {},
  hasGstin: true,
  state: "24",
};

const listed = (facts: Partial<DutyFacts>, from: string, until: string) =>
  dueDuties({ ...mill, since: from, ...facts }, until).map(
    ({ duty, period, day }) => `${day} ${duty} ${period}`,
  );

test("a firm that files every month", () => {
  expect(listed({}, "2026-12-01", "2026-12-31")).toEqual([
    "2026-12-11 gstr-1 2026-11",
    "2026-12-15 voppa 2026-11",
    "2026-12-20 gstr-3b 2026-11",
  ]);
});

test("a firm that files every quarter", () => {
  expect(listed({ filing: "quarter", oil: "none" }, "2026-11-01", "2027-01-31")).toEqual([
    "2026-11-13 iff 2026-10",
    "2026-11-25 pmt-06 2026-10",
    "2026-11-30 credit-notes 2025-26",
    "2026-12-13 iff 2026-11",
    "2026-12-25 pmt-06 2026-11",
    "2027-01-13 gstr-1 2026-Q4",
    "2027-01-22 gstr-3b 2026-Q4",
  ]);
});

test("a firm that changes how it files keeps what was due of the quarters before", () => {
  const returns = (facts: Partial<DutyFacts>) =>
    listed({ ...facts, oil: "none" }, "2026-12-01", "2027-02-28").filter((due) =>
      /gstr-1|iff|pmt-06/.test(due),
    );
  expect(returns({ filing: "quarter", filingDay: "2027-01-01" })).toEqual([
    "2026-12-11 gstr-1 2026-11",
    "2027-01-11 gstr-1 2026-12",
    "2027-02-13 iff 2027-01",
    "2027-02-25 pmt-06 2027-01",
  ]);
  // Above ₹5 crore since: what was filed by the quarter stays so.
  expect(returns({ filingDay: "2027-01-01", turnover: "above-5" })).toEqual([
    "2026-12-13 iff 2026-11",
    "2026-12-25 pmt-06 2026-11",
    "2027-01-13 gstr-1 2026-Q4",
    "2027-02-11 gstr-1 2027-01",
  ]);
});

test("a GSTIN that comes later brings no returns of the months before", () => {
  const returns = listed({ gstDay: "2027-01-18", oil: "none" }, "2026-11-01", "2027-12-31");
  expect(returns.filter((due) => /gstr-1|gstr-3b/.test(due)).slice(0, 2)).toEqual([
    "2027-02-11 gstr-1 2027-01",
    "2027-02-20 gstr-3b 2027-01",
  ]);
  expect(returns.filter((due) => due.includes("credit-notes"))).toEqual([
    "2027-11-30 credit-notes 2026-27",
  ]);
});

test("the day of the last test or stamp is not due itself", () => {
  const facts = { testDay: "2027-03-10", scalesDay: "2027-03-12" };
  expect(
    listed(facts, "2026-09-01", "2028-03-12").filter((due) => /lab-test|scales/.test(due)),
  ).toEqual([
    "2027-09-10 lab-test 2027-09-10",
    "2028-03-10 lab-test 2028-03-10",
    "2028-03-12 scales 2028-03-12",
  ]);
});

test("the quarter's 3B is due two days later in the north", () => {
  expect(listed({ filing: "quarter", state: "07" }, "2027-01-20", "2027-01-31")).toEqual([
    "2027-01-24 gstr-3b 2026-Q4",
  ]);
});

test("nobody above ₹5 crore files by the quarter, and GSTR-9 is for those above ₹2 crore", () => {
  const large = { filing: "quarter", turnover: "above-5" } as const;
  expect(listed(large, "2026-12-10", "2026-12-31")).toEqual([
    "2026-12-11 gstr-1 2026-11",
    "2026-12-15 voppa 2026-11",
    "2026-12-20 gstr-3b 2026-11",
    "2026-12-31 gstr-9 2025-26",
  ]);
});

test("a firm without a GSTIN has no return of GST, and a registration no annual return", () => {
  const small = { hasGstin: false, fssai: "registration", oil: "packs" } as const;
  expect(listed(small, "2027-05-01", "2027-05-31")).toEqual(["2027-05-15 voppa 2027-04"]);
  expect(listed({ oil: "makes" }, "2027-05-31", "2027-05-31")).toEqual([
    "2027-05-31 fssai-return 2026-27",
  ]);
});

test("the last day of a year is looked at on 31 March, and 1 April brings nothing of its own", () => {
  expect(listed({}, "2027-03-31", "2027-04-01")).toEqual(["2027-03-31 year-end 2026-27"]);
});

test("a day that is no more in a month is its last one", () => {
  expect(dueBetween(every(12, "2024-02-29"), "2026-01-01", "2028-12-31")).toEqual([
    { period: "2026-02-28", day: "2026-02-28" },
    { period: "2027-02-28", day: "2027-02-28" },
    { period: "2028-02-29", day: "2028-02-29" },
  ]);
  expect(dueBetween(every(6, "2026-08-31"), "2026-01-01", "2027-12-31")).toEqual([
    { period: "2026-02-28", day: "2026-02-28" },
    { period: "2026-08-31", day: "2026-08-31" },
    { period: "2027-02-28", day: "2027-02-28" },
    { period: "2027-08-31", day: "2027-08-31" },
  ]);
  expect(dueBetween(every(12, ""), "2026-01-01", "2028-12-31")).toEqual([]);
});

test("a self-audit is due a year after the last, and stays due until then", () => {
  expect(listed({ auditDay: "2028-02-29" }, "2029-02-01", "2029-02-28")).toContain(
    "2029-02-28 self-audit 2029-02-28",
  );
  const late = listed({ auditDay: "", since: "2029-06-01" }, "2029-06-01", "2029-06-02");
  expect(late).toEqual(["2027-01-01 self-audit 2027-01-01"]);
  expect(dueBetween(once("2027-01-01"), "2026-12-01", "2028-12-31")).toHaveLength(1);
});

test("every month of five years has each monthly duty once, in its order", () => {
  const days = listed({}, "2026-04-01", "2031-03-31");
  expect(days).toEqual(
    days.toSorted((one, two) => one.slice(0, 10).localeCompare(two.slice(0, 10))),
  );
  for (const key of ["gstr-1", "gstr-3b", "voppa"]) {
    const periods = days.filter((line) => line.includes(` ${key} `)).map((line) => line.slice(-7));
    expect(periods).toHaveLength(60);
    expect(new Set(periods).size).toBe(60);
  }
});

test("periods are said in words", () => {
  expect(["2026-11", "2026-Q4", "2025-26", "2027-02-28"].map(periodInWords)).toEqual([
    "November 2026",
    "October to December 2026",
    "2025–26",
    "28 February 2027",
  ]);
  expect(nameOf({ duty: "gstr-1", period: "2026-11" })).toBe("GSTR-1, November 2026");
});

test("every duty says why, by which rule, and where", () => {
  expect(new Set(duties.map(({ key }) => key)).size).toBe(duties.length);
  for (const { why, law, where } of duties)
    for (const said of [why, law, where]) expect(said).not.toBe("");
});

/** Noon of a day in India, UTC ms. */
const noon = (day: string) => (dayStart(day) ?? 0) + 43_200_000;

const boss = { id: "0".repeat(32), name: "Meena" };
test("what is done is open no more, and what a government puts off is due later", async () => {
  expect(openDuties(noon("2026-12-27"), 7).map(({ duty }) => duty)).toEqual(["self-audit"]);
  await setCompanyFacts({ gstin: "24AAACC1206D1ZM" });
  const now = noon("2026-12-02");
  await write((tx) => changeDutySettings(tx, settings, boss, now));
  const open = (at: string) => openDuties(noon(at), 7).map(({ duty, day }) => `${day} ${duty}`);
  expect(open("2026-12-08")).toEqual(["2026-12-11 gstr-1", "2026-12-15 voppa"]);
  expect(open("2026-12-03")).toEqual([]);

  const filed = {
    duty: "gstr-1",
    period: "2026-11",
    day: "2026-12-08",
    doneBy: "Meena",
    reference: "",
  };
  expect(await write((tx) => noteDone(tx, filed, null, boss, now))).toBe(true);
  expect(await write((tx) => noteDone(tx, filed, null, boss, now))).toBe(false);
  const later = { duty: "voppa", period: "2026-11", day: "2027-01-20", because: "Order 12/2026" };
  await write((tx) => putOff(tx, later, boss));
  expect(open("2026-12-14")).toEqual(["2026-12-20 gstr-3b"]);
  expect(open("2027-01-17")).toContain("2027-01-20 voppa");
  // What was due before the owner said what the firm is stays out of it.
  expect(open("2026-12-02")).toEqual([]);
});

test("what the firm becomes brings no duties of the time before, and its old ones stay", async () => {
  await setCompanyFacts({ gstin: "24AAACC1206D1ZM" });
  const by = { id: "owner", name: "Owner" };
  const at = (day: string) => (dayStart(day) ?? 0) + 1;
  const small: DutySettings = {
    ...mill,
    turnover: "to-2",
    oil: "none",
    helpline: "",
    helplineDay: "",
  };
  const large: DutySettings = { ...small, turnover: "to-5", oil: "makes" };
  await write((tx) => changeDutySettings(tx, small, by, at("2026-12-01")));
  await write((tx) => changeDutySettings(tx, large, by, at("2027-04-20")));
  const open = openDuties(at("2027-04-20"), 270).map(({ duty, period }) => `${duty} ${period}`);
  expect(open.filter((due) => /voppa|gstr-9/.test(due)).slice(0, 1)).toEqual(["voppa 2027-04"]);
  expect(open.filter((due) => due.startsWith("gstr-9"))).toEqual(["gstr-9 2026-27"]);
  expect(open).toContain("gstr-3b 2026-11");
});

test.each([
  ["2026-11", "2026-11-30", false],
  ["2026-11", "2026-12-01", true],
  ["2026-Q4", "2026-12-31", false],
  ["2026-Q4", "2027-01-01", true],
  ["2025-26", "2026-03-30", true],
  ["2027-03-31", "2026-12-01", true],
])("%s is over on %s: %s", (period, today, expected) => {
  expect(isOver(period, today)).toBe(expected);
});
