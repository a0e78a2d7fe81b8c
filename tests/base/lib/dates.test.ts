import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { expect, test } from "vitest";
import { clockTime, date, dateTime, dayInWords, weekday } from "~/base/lib/dates";

dayjs.extend(utc);

test("days and times are those of Surat", () => {
  expect(dateTime(Date.UTC(2024, 0, 12, 9, 35))).toBe("12 Jan 2024, 3:05 PM");
  expect(clockTime(Date.UTC(2024, 0, 11, 18, 30))).toBe("12:00 AM");
  expect(date(Date.UTC(2023, 11, 31, 18, 30))).toBe("01 Jan 2024");
  expect(dayInWords("2024-01-02")).toBe("02 Jan 2024");
  expect(weekday(Date.UTC(2024, 1, 28, 18, 30))).toBe("Thursday");
});

test("and the same as a library for dates tells, over forty years", () => {
  const step = 37 * 60 * 60_000 + 61_007;
  for (let ms = Date.UTC(2000, 0, 1); ms < Date.UTC(2040, 0, 1); ms += step) {
    const there = dayjs(ms).utcOffset(330);
    expect(dateTime(ms)).toBe(there.format("DD MMM YYYY, h:mm A"));
    expect(weekday(ms)).toBe(there.format("dddd"));
  }
});
