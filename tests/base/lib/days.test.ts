import { expect, test } from "vitest";
import { dayEnd, dayOf, dayStart } from "~/base/lib/days";

test("a day in Surat begins at half past six in the evening of the day before in London", () => {
  expect(dayStart("2024-01-12")).toBe(Date.UTC(2024, 0, 11, 18, 30));
  expect(dayEnd("2024-02-29")).toBe(Date.UTC(2024, 1, 29, 18, 30));
  expect(dayOf(Date.UTC(2024, 0, 11, 18, 30))).toBe("2024-01-12");
});

test.each([null, "", "today", "2024-1-2", "2024-02-30", "2024-13-01"])(
  "%j is not a day",
  (text) => {
    expect(dayStart(text)).toBeNull();
    expect(dayEnd(text)).toBeNull();
  },
);
