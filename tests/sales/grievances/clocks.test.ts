import { expect, test } from "vitest";
import { acknowledgeBy, nextDue, settleBy } from "~/sales/grievances/clocks";

/** A time in Surat. */
const at = (text: string) => Date.parse(`${text}+05:30`);

test("a complaint is to be acknowledged 48 hours after it came, Sundays and nights included", () => {
  expect(acknowledgeBy(at("2026-11-28T22:15:00"))).toBe(at("2026-11-30T22:15:00"));
  expect(acknowledgeBy(at("2026-12-30T09:00:00"))).toBe(at("2027-01-01T09:00:00"));
});

test.each([
  ["2026-11-25T10:30:00", "2026-12-25T10:30:00"],
  ["2026-12-25T10:30:00", "2027-01-25T10:30:00"],
  ["2027-01-31T10:30:00", "2027-02-28T10:30:00"],
  ["2028-01-31T10:30:00", "2028-02-29T10:30:00"],
  ["2028-01-29T10:30:00", "2028-02-29T10:30:00"],
  ["2027-03-31T23:59:59", "2027-04-30T23:59:59"],
  ["2027-02-28T10:30:00", "2027-03-28T10:30:00"],
  // Still the 30th in Greenwich.
  ["2027-01-31T01:00:00", "2027-02-28T01:00:00"],
  ["2026-12-01T03:00:00", "2027-01-01T03:00:00"],
])("what came on %s is to be settled by %s, Indian time", (received, due) =>
  expect(settleBy(at(received))).toBe(at(due)),
);

test("what is due next: to acknowledge, then to settle, then nothing", () => {
  const createdAt = at("2026-11-25T10:30:00");
  const fresh = { createdAt, acknowledgedAt: null, settledAt: null };
  expect(nextDue(fresh)).toBe(at("2026-11-27T10:30:00"));
  const acknowledged = { ...fresh, acknowledgedAt: createdAt + 1 };
  expect(nextDue(acknowledged)).toBe(at("2026-12-25T10:30:00"));
  expect(nextDue({ ...acknowledged, settledAt: createdAt + 2 })).toBeNull();
});
