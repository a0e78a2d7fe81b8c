import { describe, expect, it } from "vitest";
import { dayOf, dayStart } from "~/base/lib/days";
import { dueOn, lateBefore } from "~/sales/payments/payouts/due-days";

const noon = (day: string) => (dayStart(day) ?? 0) + 12 * 60 * 60 * 1000;
const due = (day: string, days = 2, holidays: string[] = []) =>
  dayOf(dueOn(noon(day), { days, holidays }));

describe("the day of a payout", () => {
  it.each([
    ["a Monday", "2026-11-02", "2026-11-04"],
    // Saturday the 7th is the first of its month: banks are open.
    ["a Thursday", "2026-11-05", "2026-11-07"],
    ["a Friday before an open Saturday", "2026-11-06", "2026-11-09"],
    ["a Friday before the second Saturday", "2026-11-13", "2026-11-17"],
    ["a Sunday", "2026-11-01", "2026-11-03"],
  ])("of %s is two bank days later", (_, paid, expected) => expect(due(paid)).toBe(expected));

  it("passes over bank holidays, and follows the owner's setting", () => {
    expect(due("2026-11-02", 2, ["2026-11-03"])).toBe("2026-11-05");
    expect(due("2026-11-02", 0)).toBe("2026-11-02");
    expect(due("2026-11-02", 7)).toBe("2026-11-10");
  });
});

it("what is late was due before the last bank day", () => {
  for (const holidays of [[], ["2026-11-03", "2026-11-18"]])
    for (const days of [0, 1, 2, 5])
      for (let now = noon("2026-11-02"); now < noon("2026-12-05"); now += 24 * 60 * 60 * 1000) {
        const rhythm = { days, holidays };
        const before = lateBefore(now, rhythm);
        // One more bank day is allowed for.
        const allowed = (paid: number) => dueOn(paid, { days: days + 1, holidays });
        const today = dayStart(dayOf(now)) ?? 0;
        expect(allowed(before - 1)).toBeLessThan(today);
        expect(allowed(before)).toBeGreaterThanOrEqual(today);
      }
});
