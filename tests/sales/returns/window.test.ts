import { expect, test } from "vitest";
import { day, hour, minute } from "~/base/lib/time";
import { windowOf } from "~/sales/returns/window";

/** 1 November 2026, 0:00 in Surat. */
const november = Date.UTC(2026, 9, 31, 18, 30);
const times = { status: "deliverd", shippedAt: null, deliveredAt: null, promisedTo: null } as const;
const untilOf = (order: Partial<Parameters<typeof windowOf>[0]>, days = 7) =>
  windowOf({ ...times, ...order }, days)?.until;

test("the days begin after the day of arrival in India, whatever the hour, and end with the last of them", () => {
  const end = november + 8 * day;
  expect(untilOf({ deliveredAt: november })).toBe(end);
  expect(untilOf({ deliveredAt: november + 23 * hour + 59 * minute })).toBe(end);
  expect(untilOf({ deliveredAt: november - 1 })).toBe(end - day);
  expect(untilOf({ deliveredAt: november }, 10)).toBe(end + 3 * day);
  expect(windowOf({ ...times, deliveredAt: november }, 7)?.lastDay).toBe(november + 7 * day);
});

test("where nobody noted the arrival, it was on the last day promised, else a week after it was sent", () => {
  const sent = { status: "Shipped", shippedAt: november + 9 * hour } as const;
  expect(untilOf({ ...sent, promisedTo: "2026-11-04" })).toBe(november + 11 * day);
  expect(untilOf({ ...sent, promisedTo: "2026-10-20" })).toBe(november + 8 * day);
  expect(untilOf(sent)).toBe(november + 15 * day);
});

test("nothing that has not left, was cancelled, or of which no time is known can be asked for", () => {
  expect(untilOf({ status: "Processing" })).toBeUndefined();
  expect(untilOf({ status: "cancel", deliveredAt: november })).toBeUndefined();
  expect(untilOf({})).toBeUndefined();
});
