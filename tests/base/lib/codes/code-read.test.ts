import { expect, test } from "vitest";
import { codeRead } from "~/base/lib/codes/code-read";
import { checkDigitOf, gtinTyped } from "~/base/lib/codes/gtin";

const number = (gtin: string, typed = gtin) => ({ kind: "number", gtin, typed });
const batch = (name: string, gtin: string | null = null) => ({ kind: "batch", number: name, gtin });
const unreadable = { kind: "unreadable" };

test.each([
  ["890123456789", 0],
  ["200000000001", 5],
  ["7351353", 7],
])("the check digit after %s is %i", (digits, digit) => {
  expect(checkDigitOf(digits)).toBe(digit);
});

test.each([
  ["8901234567890", number("8901234567890")],
  [" 8901234567890\r\n", number("8901234567890")],
  ["]E08901234567890", number("8901234567890")],
  ["]e08901234567890", number("8901234567890")],
  ["\u001d8901234567890\u0004", number("8901234567890")],
  ["૮૯૦૧૨૩૪૫૬૭૮૯૦", number("8901234567890")],
  ["८९०१२३४५६७८९०", number("8901234567890")],
  ["8 901234 567890", number("8901234567890", "8 901234 567890")],
  ["036000291452", number("0036000291452", "036000291452")],
  ["73513537", number("0000073513537", "73513537")],
  ["08901234567890", number("8901234567890", "08901234567890")],
  ["18901234567897", number("18901234567897")],
  ["8901234567891", { kind: "code", code: "8901234567891" }],
  ["123", { kind: "code", code: "123" }],
  ["GN-15", { kind: "code", code: "GN-15" }],
  ["b/12", { kind: "code", code: "b/12" }],
  ["https://prayosha.example/b/26-11-A", batch("26-11-A")],
  ["HTTPS://PRAYOSHA.EXAMPLE/B/26-11-A", batch("26-11-A")],
  ["hTTPS://pRAYOSHA.EXAMPLE/b/26-11-a", batch("26-11-a")],
  ["http://other.example:3000/gu/b/26-11-A?from=tin#top", batch("26-11-A")],
  [
    "]Q3https://a.example/01/08901234567890/10/26-11-A?17=270531",
    batch("26-11-A", "8901234567890"),
  ],
  ["/b/26%2D11-A/", batch("26-11-A")],
  ["]C101089012345678901026-11-A", batch("26-11-A", "8901234567890")],
  ["\u001d0108901234567890172705311026-11-A\u001d21007", batch("26-11-A", "8901234567890")],
  ["010890123456789011261112172705311026-11-A", batch("26-11-A", "8901234567890")],
  ["(01)08901234567890(17)270531(10)26-11-A(21)7", batch("26-11-A", "8901234567890")],
  ["0108901234567890", number("8901234567890")],
  ["01189012345678973712", number("18901234567897")],
  ["0108901234567891", { kind: "code", code: "0108901234567891" }],
  ["https://a.example/01/08901234567890", number("8901234567890")],
  ["https://a.example/store", { kind: "code", code: "https://a.example/store" }],
  ["હાહવ્", unreadable],
  ["", { kind: "nothing" }],
  [" \r\n", { kind: "nothing" }],
])("%j is read as %j", (text, read) => {
  expect(codeRead(text)).toEqual(read);
});

test.each([
  ["8901234567890", { gtin: "8901234567890" }],
  ["890 1234 567890", { gtin: "8901234567890" }],
  ["૮૯૦૧૨૩૪૫૬૭૮૯૦", { gtin: "8901234567890" }],
  ["036000291452", { gtin: "0036000291452" }],
  ["8901234567891", { wrong: expect.stringContaining("would be 0, not 1") }],
  ["8.90123E+12", { wrong: expect.stringContaining("13 digits") }],
  ["18901234567897", { wrong: expect.stringContaining("13 digits") }],
])("typed %j gives %j", (typed, read) => {
  expect(gtinTyped(typed)).toEqual(read);
});
