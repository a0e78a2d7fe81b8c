import { describe, expect, test } from "vitest";
import { dayNumber, dayOf, sheetTime, startOfDay, startOfDayNumber } from "~/lib/days";

const midnight = Date.UTC(2024, 0, 11, 18, 30);

describe("a day in Surat", () => {
  test("begins at 18:30 UTC of the day before", () => {
    expect(startOfDay("2024-01-12")).toBe(midnight);
    expect(dayOf(midnight)).toBe("2024-01-12");
    expect(dayOf(midnight - 1)).toBe("2024-01-11");
  });

  test("has a number that leads back to its beginning", () => {
    expect(startOfDayNumber(dayNumber(midnight))).toBe(midnight);
    expect(dayNumber(midnight - 1)).toBe(dayNumber(midnight) - 1);
  });

  test("is written with the time there in spreadsheets", () => {
    expect(sheetTime(Date.UTC(2024, 0, 12, 9, 35))).toBe("2024-01-12 15:05");
  });

  test.each([
    "2024-02-30",
    "2024-13-01",
    "12-01-2024",
    "",
    "2024-1-1",
    "9999999-01-01",
    "tomorrow",
  ])("%j is none", (text) => expect(startOfDay(text)).toBeNull());
});
