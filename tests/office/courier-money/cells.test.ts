import { expect, test } from "vitest";
import {
  amountIn,
  dayIn,
  isRounded,
  parcelIn,
  parcelsOf,
  utrIn,
} from "~/office/courier-money/cells";

test.each([
  ["1000.0", 100_000],
  ["1,18,000.00", 11_800_000],
  ["₹ 1,299", 129_900],
  ["Rs. 450/-", 45_000],
  ["-450.00", -45_000],
  ["(450)", -45_000],
  ["", 0],
  ["-", 0],
  ["1450.5000", 145_050],
  ["1450,50", null],
  ["COD", null],
])("reads the amount %s", (cell, paise) => {
  expect(amountIn(cell)).toBe(paise);
});

test("reads the number of a parcel as a spreadsheet may have left it", () => {
  expect(parcelIn(" 14001234567890.0 ")).toBe("14001234567890");
  expect(parcelIn("'d 123-x")).toBe("D123-X");
  expect(isRounded("1.4E+13")).toBe(true);
  expect(isRounded("14001234567890")).toBe(false);
  expect(parcelsOf("12345678")).toEqual(["12345678", "012345678", "0012345678", "00012345678"]);
  expect(parcelsOf("D123")).toEqual(["D123"]);
});

test("reads a bank reference, or says that it is none", () => {
  expect(utrIn("hdfcn52026 113012345")).toBe("HDFCN52026113012345");
  expect(utrIn("NA")).toBe("");
  expect(utrIn("")).toBe("");
  expect(utrIn("1.2E+15")).toBeNull();
  expect(utrIn("paid?")).toBeNull();
});

test.each([
  ["2026-11-25", "2026-11-25"],
  ["2026-11-25 14:05:00", "2026-11-25"],
  ["25-11-2026", "2026-11-25"],
  ["25/11/2026 10:00", "2026-11-25"],
  ["25 Nov 2026", "2026-11-25"],
  ["5-Nov-2026", "2026-11-05"],
  ["46351", "2026-11-25"],
  ["31-02-2026", null],
  ["soon", null],
])("reads the day %s", (cell, day) => {
  expect(dayIn(cell)).toBe(day);
});
