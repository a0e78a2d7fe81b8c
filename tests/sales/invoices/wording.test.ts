import { describe, expect, test } from "vitest";
import { amountInWords } from "~/sales/invoices/amount-in-words";
import {
  financialYear,
  monthBounds,
  yearBounds,
  yearInWords,
} from "~/sales/invoices/financial-year";
import { invoiceFilterIn, monthsSoFar } from "~/sales/invoices/list/invoice-filter";
import { numberOf } from "~/sales/invoices/next-number.server";
import { scriptRuns } from "~/sales/invoices/pdf/script-runs";
import { spread } from "~/base/lib/spread";
import { gstinProblem, typedGstin } from "~/base/lib/india/gstin";
import { stateName, states, stateWithCode } from "~/base/lib/india/states";

describe("an amount in words", () => {
  test.each([
    [0, "Rupees Zero Only"],
    [1, "One Paise Only"],
    [100, "Rupee One Only"],
    [145_000, "Rupees One Thousand Four Hundred Fifty Only"],
    [145_050, "Rupees One Thousand Four Hundred Fifty and Fifty Paise Only"],
    [1_999, "Rupees Nineteen and Ninety Nine Paise Only"],
    [10_000_000, "Rupees One Lakh Only"],
    [
      123_456_789,
      "Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only",
    ],
    [1_000_000_000, "Rupees One Crore Only"],
    [123_000_000_100, "Rupees One Hundred Twenty Three Crore One Only"],
  ])("%i paise: %s", (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  test("is not made of fractions or debts", () => {
    expect(() => amountInWords(0.5)).toThrow(RangeError);
    expect(() => amountInWords(-1)).toThrow(RangeError);
  });
});

describe("the financial year", () => {
  test("changes at midnight in India between 31 March and 1 April", () => {
    const lastMoment = Date.UTC(2027, 2, 31, 18, 29, 59, 999);
    expect(financialYear(lastMoment)).toBe("2627");
    expect(financialYear(lastMoment + 1)).toBe("2728");
    expect(financialYear(Date.UTC(2027, 2, 31, 23, 59, 59, 999))).toBe("2728");
    expect(financialYear(Date.UTC(2026, 11, 31, 18, 30))).toBe("2627");
    expect(yearBounds("2627")).toEqual({
      from: Date.UTC(2026, 2, 31, 18, 30),
      until: lastMoment + 1,
    });
  });

  test("goes on over the century", () => {
    expect(financialYear(Date.UTC(2099, 5, 1))).toBe("9900");
    expect(yearInWords("2627")).toBe("2026–27");
  });

  test.each(["", "26", "2628", "abcd", "2726"])("%j is none", (year) => {
    expect(yearBounds(year)).toBeNull();
  });

  test("has twelve months that meet without a gap", () => {
    const months = monthsSoFar("2627", Date.UTC(2030, 0, 1));
    const bounds = months.map((month) => monthBounds(month));
    expect(months.at(0)).toBe("2026-04");
    expect(months.at(-1)).toBe("2027-03");
    expect(bounds.slice(1).map((each) => each?.from)).toEqual(
      bounds.slice(0, -1).map((each) => each?.until),
    );
    expect([bounds.at(0)?.from, bounds.at(-1)?.until]).toEqual([
      yearBounds("2627")?.from,
      yearBounds("2627")?.until,
    ]);
  });

  test("is chosen by the address, and made up for none that is not there", () => {
    const now = Date.UTC(2026, 10, 20);
    const filter = (query: string) => invoiceFilterIn(new URLSearchParams(query), now);
    expect(filter("")).toEqual({ year: "2627", month: "" });
    expect(filter("year=2526&month=2026-02")).toEqual({ year: "2526", month: "2026-02" });
    expect(filter("year=2526&month=2026-04")).toEqual({ year: "2526", month: "" });
    expect(filter("month=2026-11")).toEqual({ year: "2627", month: "2026-11" });
    expect(filter("month=2026-12"), "still to come").toEqual({ year: "2627", month: "" });
    expect(filter("year=9999&month=<x>")).toEqual({ year: "2627", month: "" });
  });
});

test("only months that have begun in India are offered", () => {
  const lastNightInUtc = Date.UTC(2026, 10, 30, 18, 30);
  expect(monthsSoFar("2627", lastNightInUtc - 1).at(-1)).toBe("2026-11");
  expect(monthsSoFar("2627", lastNightInUtc).at(-1)).toBe("2026-12");
  expect(monthsSoFar("2526", lastNightInUtc)).toHaveLength(12);
});

describe("a number", () => {
  test("has at most 16 characters, however many invoices there are", () => {
    expect(numberOf("PR", "2627", 123)).toBe("PR2627-000123");
    expect(numberOf("CN", "2627", 999_999_999)).toHaveLength(16);
    expect(() => numberOf("PR", "2627", 1_000_000_000)).toThrow(RangeError);
  });
});

describe("a GSTIN", () => {
  test.each(["27AAPFU0939F1ZV", "24AAAAA0000A1Z8"])("%s is right", (gstin) => {
    expect(gstinProblem(gstin)).toBeNull();
  });

  test("with one wrong character anywhere is noticed", () => {
    const right = "27AAPFU0939F1ZV";
    const unnoticed = [...right].flatMap((was, index) =>
      [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        .filter((other) => other !== was)
        .map((other) => right.slice(0, index) + other + right.slice(index + 1))
        .filter((wrong) => gstinProblem(wrong) === null),
    );
    expect(unnoticed).toEqual([]);
  });

  test.each([
    ["", "GSTIN must look like 24ABCDE1234F1Z5"],
    ["27AAPFU0939F1Z", "GSTIN must look like 24ABCDE1234F1Z5"],
    ["27aapfu0939f1zv", "GSTIN must look like 24ABCDE1234F1Z5"],
    ["99AAPFU0939F1ZV", "GSTIN must begin with the two digits of a state"],
    ["27AAPFU0939F1ZW", "GSTIN is mistyped: its last character does not fit the others"],
  ])("%j: %s", (gstin, problem) => {
    expect(gstinProblem(gstin)).toBe(problem);
  });

  test("may be typed small and with spaces", () => {
    expect(typedGstin(" 27aapfu 0939f 1zv ")).toBe("27AAPFU0939F1ZV");
  });
});

test("every state has a name and a code of its own, Gujarat 24", () => {
  expect(states).toHaveLength(37);
  expect(new Set(states.map(({ code }) => code)).size).toBe(37);
  expect(stateName("24")).toBe("Gujarat");
  expect([stateName("25"), stateName("28"), stateName("")]).toEqual([null, null, null]);
  expect(stateWithCode("27")).toBe("Maharashtra (27)");
});

describe("an amount spread over shares", () => {
  test("fits to the paisa and into each share", () => {
    expect(spread(100, [300, 300, 300])).toEqual([34, 33, 33]);
    expect(spread(10, [1, 0, 100])).toEqual([0, 0, 10]);
    expect(spread(500, [100, 50])).toEqual([100, 50]);
    expect(spread(5, [0, 0])).toEqual([0, 0]);
    expect(spread(0, [10])).toEqual([0]);
  });
});

test("a text is cut where its script changes, joiners and spaces stay", () => {
  expect(scriptRuns("₹5 તેલ – शुद्ध oil")).toEqual([
    { font: "latin-ext", text: "₹" },
    { font: "latin", text: "5 " },
    { font: "gujarati", text: "તેલ " },
    { font: "latin", text: "– " },
    { font: "devanagari", text: "शुद्ध " },
    { font: "latin", text: "oil" },
  ]);
  expect(scriptRuns("ક્\u200dષ ક્ષ")).toHaveLength(1);
});
