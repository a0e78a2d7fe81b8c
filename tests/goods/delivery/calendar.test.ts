import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrivalInWords, arrivalOf, type Calendar, daysInWords } from "~/goods/delivery/calendar";
import { dayOf } from "~/base/lib/days";
import { day, hour, minute } from "~/base/lib/time";

/** A time of day in India as UTC ms. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}+05:30`);
const plain: Calendar = { cutOff: 14 * 60, holidays: [] };
const arrival = (now: number, daysMin: number, daysMax: number, calendar = plain) =>
  arrivalOf({ daysMin, daysMax }, calendar, now);

describe("the days of arrival", () => {
  test("are counted from the day itself until the cut-off, from the next one at it", () => {
    expect(arrival(at("2026-11-24", "13:59:59.999"), 1, 3)).toEqual({
      from: "2026-11-25",
      to: "2026-11-27",
    });
    expect(arrival(at("2026-11-24", "14:00"), 1, 3)).toEqual({
      from: "2026-11-26",
      to: "2026-11-28",
    });
  });

  test("are those of India: at midnight there it is still the day before in London", () => {
    expect(arrival(at("2026-11-25", "00:00"), 0, 1)).toEqual({
      from: "2026-11-25",
      to: "2026-11-26",
    });
    expect(arrival(at("2026-11-24", "23:59"), 0, 0).from).toBe("2026-11-25");
  });

  test("leave out Sundays and holidays, on the way too", () => {
    const holidays = ["2026-11-30"];
    expect(arrival(at("2026-11-27", "18:00"), 0, 1, { ...plain, holidays })).toEqual({
      from: "2026-11-28",
      to: "2026-12-01",
    });
    expect(arrival(at("2026-11-29", "09:00"), 0, 0, { ...plain, holidays }).from).toBe(
      "2026-12-01",
    );
  });

  test("go over the end of a year and over 29 February", () => {
    expect(arrival(at("2026-12-31", "10:00"), 1, 3)).toEqual({
      from: "2027-01-01",
      to: "2027-01-04",
    });
    expect(arrival(at("2028-02-28", "10:00"), 1, 2)).toEqual({
      from: "2028-02-29",
      to: "2028-03-01",
    });
  });

  const anyTime = fc.integer({ min: at("2026-01-01", "00:00"), max: at("2034-12-31", "23:59") });
  const anyCalendar = fc.record({
    cutOff: fc.integer({ min: 0, max: 24 * 60 }),
    holidays: fc
      .array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 })
      .map((days) => days.map((offset) => dayOf(at("2026-12-15", "12:00") + offset * day))),
  });
  const anyDays = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 10 }))
    .map(([daysMin, more]) => ({ daysMin, daysMax: daysMin + more }));
  const december = fc.integer({ min: at("2026-12-10", "00:00"), max: at("2027-02-01", "00:00") });

  const isBusinessDay = (date: string, closed: ReadonlySet<string>) =>
    new Date(date).getUTCDay() !== 0 && !closed.has(date);

  test("are business days with exactly as many business days between as promised", () => {
    fc.assert(
      fc.property(fc.oneof(anyTime, december), anyCalendar, anyDays, (now, calendar, days) => {
        const { from, to } = arrivalOf(days, calendar, now);
        const closed = new Set(calendar.holidays);
        expect(isBusinessDay(from, closed) && isBusinessDay(to, closed)).toBe(true);
        const open = (first: string, last: string) => {
          let found = 0;
          for (let ms = at(first, "12:00"); ms <= at(last, "12:00"); ms += day)
            if (isBusinessDay(dayOf(ms), closed)) found += 1;
          return found;
        };
        expect(open(from, to)).toBe(days.daysMax - days.daysMin + 1);
        const isLate = now >= at(dayOf(now), "00:00") + calendar.cutOff * minute;
        const start = dayOf(isLate ? now + day : now);
        expect(open(start, from)).toBe(days.daysMin + 1);
      }),
    );
  });

  test("never come earlier for an order that is placed later", () => {
    fc.assert(
      fc.property(december, fc.nat(3 * day), anyCalendar, anyDays, (now, later, calendar, days) => {
        const first = arrivalOf(days, calendar, now);
        const second = arrivalOf(days, calendar, now + later);
        expect(second.from >= first.from && second.to >= first.to).toBe(true);
      }),
    );
  });

  test("change with the minute of the cut-off and no other of a business day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 23 * 60 + 59 }), (cutOff) => {
        const midnight = at("2026-11-25", "00:00");
        const from = (ms: number) => arrival(ms, 0, 0, { cutOff, holidays: [] }).from;
        expect(from(midnight + cutOff * minute - 1)).toBe("2026-11-25");
        expect(from(midnight + cutOff * minute)).toBe("2026-11-26");
        expect(from(midnight + 24 * hour - 1)).toBe("2026-11-26");
      }),
    );
  });
});

test.each([
  ["2026-11-25", "2026-11-27", "25–27 Nov"],
  ["2026-11-25", "2026-11-25", "Wed 25 Nov"],
  ["2026-11-30", "2026-12-02", "30 Nov – 2 Dec"],
  ["2026-12-30", "2027-01-02", "30 Dec 2026 – 2 Jan 2027"],
])("%s to %s is said as %s", (from, to, words) => {
  expect(arrivalInWords({ from, to })).toBe(words);
});

test.each([
  [2, 3, "2–3 days"],
  [1, 1, "1 day"],
  [3, 3, "3 days"],
  [0, 2, "up to 2 days"],
  [0, 1, "up to 1 day"],
  [0, 0, "the same day"],
])("%i to %i days are said as %s", (daysMin, daysMax, words) => {
  expect(daysInWords(daysMin, daysMax)).toBe(words);
});
