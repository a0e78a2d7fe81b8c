import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goodsOfHsn } from "~/base/lib/india/hsn";

/** Every code that the table tells, read in another way: 340 of them. */
const codes = readFileSync("app/base/lib/india/hsn.ts", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [heading = "", ...ends] = line.match(/\d+/g) ?? [];
    return /^ {2}\d{4} /.test(line) ? [heading, ...ends.map((end) => heading + end)] : [];
  });

test("340 codes of 4, 6 or 8 digits are known, each once", () => {
  expect(codes).toHaveLength(340);
  expect(new Set(codes).size).toBe(340);
  expect(codes.filter((code) => !/^(\d{4}|\d{6}|\d{8})$/.test(code))).toEqual([]);
  expect(codes.filter((code) => goodsOfHsn(code) === null)).toEqual([]);
});

test.each([
  ["1508", "groundnut oil"],
  ["150890", "groundnut oil"],
  ["15089091", "groundnut oil"],
  ["2305", "groundnut cake"],
  ["3401", "soap"],
  ["999999", null],
  ["150899", null],
  ["15", null],
  ["", null],
])("%s: %s", (code, name) => {
  expect(goodsOfHsn(code)).toBe(name);
});
