import { expect, test } from "vitest";
import { isPinUnknown, pinDoubt, statesOfPin } from "~/base/lib/india/pin-states";
import { armyPost, states } from "~/base/lib/india/states";

test.each([
  ["395007", ["24"]],
  ["396210", ["26"]],
  ["396235", ["26"]],
  ["396195", ["24"]],
  ["110001", ["07"]],
  ["140119", ["04"]],
  ["140118", ["03"]],
  ["160055", ["04", "03"]],
  ["194101", ["38"]],
  ["190001", ["01"]],
  ["248001", ["05"]],
  ["247667", ["09", "05"]],
  ["244713", ["05", "09"]],
  ["403001", ["30"]],
  ["400001", ["27"]],
  ["500001", ["36"]],
  ["507130", ["37"]],
  ["533464", ["34"]],
  ["560001", ["29"]],
  ["605001", ["33", "34"]],
  ["600001", ["33"]],
  ["682555", ["31"]],
  ["682550", ["32"]],
  ["673310", ["34"]],
  ["737101", ["11"]],
  ["744101", ["35"]],
  ["783123", ["17"]],
  ["791111", ["12"]],
  ["795001", ["14"]],
  ["799001", ["16"]],
  ["800001", ["10"]],
  ["834001", ["20"]],
  ["900001", ["APO"]],
  ["290001", []],
  ["", []],
  ["3", []],
])("PIN %s is in %j", (pin, expected) => expect(statesOfPin(pin)).toEqual(expected));

test("every state but one for places without a state has PINs", () => {
  const found = new Set<string>();
  for (let pin = 100_000; pin < 1_000_000; pin += 1)
    for (const code of statesOfPin(String(pin))) found.add(code);
  const codes = states.map(({ code }) => code).filter((code) => code !== "97");
  expect([...found].toSorted()).toEqual([...codes, armyPost.code].toSorted());
});

test("a state that does not fit a PIN is asked about; what fits or is unknown is not", () => {
  expect(pinDoubt("396210", "26")).toBeNull();
  expect(pinDoubt("605001", "34")).toBeNull();
  expect(pinDoubt("900001", "24")).toBeNull();
  expect(pinDoubt("900001", "APO")).toBeNull();
  expect(pinDoubt("395002", "APO")).toContain("usually in Gujarat");
  expect(pinDoubt("396210", "24")).toBe(
    "PIN 396210 is usually in Dadra and Nagar Haveli and Daman and Diu, but you chose Gujarat. If it is right, go on; if not, please correct it.",
  );
  expect(pinDoubt("160055", "24")).toContain("Chandigarh or Punjab");
});

test("a PIN of no known post office is asked about; India Post may have a new one", () => {
  expect(pinDoubt("398001", "24")).toBe(
    "We know no PIN that begins with 398. If 398001 is right, go on; if not, please correct it.",
  );
  expect(isPinUnknown("398001")).toBe(true);
  for (const known of ["395002", "110001", "396210", "744101", "799250", "855117", "900056"])
    expect(isPinUnknown(known), known).toBe(false);
});
