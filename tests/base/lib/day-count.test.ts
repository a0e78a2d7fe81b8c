import { expect, test } from "vitest";
import { dayNumber, sheetTime, startOfDayNumber } from "~/base/lib/day-count";

const midnight = Date.UTC(2024, 0, 11, 18, 30);

test("a day in Surat has a number that leads back to its beginning", () => {
  expect(startOfDayNumber(dayNumber(midnight))).toBe(midnight);
  expect(dayNumber(midnight - 1)).toBe(dayNumber(midnight) - 1);
});

test("a spreadsheet gets the time in Surat", () => {
  expect(sheetTime(Date.UTC(2024, 0, 12, 9, 35))).toBe("2024-01-12 15:05");
});
