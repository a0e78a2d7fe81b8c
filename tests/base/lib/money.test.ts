import { describe, expect, it } from "vitest";
import { dateTime } from "~/base/lib/dates";
import { formatIndian } from "~/base/lib/india/format-indian";
import { amountWithPaise, decimalRupees, paiseFrom, rupees } from "~/base/lib/money";
import { ownPath } from "~/base/lib/http/own-path";
import { litres, mlFrom } from "~/base/lib/volume";

describe("amounts", () => {
  it.each([
    [145_000, "₹1,450"],
    [145_050, "₹1,450.50"],
    [12_345_600, "₹1,23,456"],
    [123_456_750, "₹12,34,567.50"],
    [0, "₹0"],
    [1, "₹0.01"],
    [-145_050, "-₹1,450.50"],
    [99_999, "₹999.99"],
    [100_000, "₹1,000"],
    [9_876_543_210_00, "₹9,87,65,43,210"],
  ])("%i paise are shown as %s", (paise, text) => expect(rupees(paise)).toBe(text));

  it.each([
    ["1450", 145_000],
    ["1450.1", 145_010],
    ["19.99", 1_999],
    ["1,23,456.50", 12_345_650],
    [" 5 ", 500],
    ["₹ 1,245.50", 124_550],
    ["₹450", 45_000],
    ["Rs. 1,245/-", 124_500],
    ["૧,૨૪૫.૫૦", 124_550],
    ["Rs", null],
    ["/-", null],
    ["1450,50", null],
    ["1,45", null],
    ["₹", null],
    ["1.999", null],
    ["-1", null],
    ["1e9", null],
    ["", null],
    ["abc", null],
    ["٣", 300],
    ["0x10", null],
  ])("%j typed is %j paise", (text, paise) => expect(paiseFrom(text)).toBe(paise));
});

it("numbers are set as programs made for India set them", () => {
  const theirs = new Intl.NumberFormat("en-IN");
  const numbers = Array.from({ length: 15 }, (_, digits) => 10 ** digits);
  for (const whole of [0, ...numbers, ...numbers.map((number) => number - 1), -123_456])
    expect(formatIndian(whole)).toBe(theirs.format(whole));
});

it("columns of amounts always have their paise", () => {
  expect(amountWithPaise(12_345_600)).toBe("1,23,456.00");
  expect(amountWithPaise(-5)).toBe("-0.05");
});

it.each([
  [145_000, "1450.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [-145_050, "-1450.50"],
  [-100, "-1.00"],
])("%i paise are %s in a file", (paise, text) => expect(decimalRupees(paise)).toBe(text));

describe("volumes", () => {
  it.each([
    ["0.5", 500],
    ["15", 15_000],
    ["1.25", 1_250],
    ["0", null],
    ["1.234", null],
    ["-1", null],
    ["૨.૫", 2_500],
  ])("%j litres typed are %j ml", (text, ml) => expect(mlFrom(text)).toBe(ml));

  it("are shown in litres", () => {
    expect(litres(500)).toBe("0.5");
    expect(litres(5000)).toBe("5");
  });
});

it("times are shown as the clock in Surat has them", () => {
  expect(dateTime(Date.UTC(2024, 0, 12, 9, 35))).toBe("12 Jan 2024, 3:05 PM");
  expect(dateTime(Date.UTC(2024, 8, 11, 20, 0))).toBe("12 Sep 2024, 1:30 AM");
});

describe("a path to go back to", () => {
  it.each(["/cart", "/product/sing-tel?x=1#top", "/search?q=%2F%2Fevil"])("%j is kept", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "cart",
    "",
    null,
    undefined,
    7,
  ])("%j leads to / instead", (path) => expect(ownPath(path)).toBe("/"));
});
