import { expect, it } from "vitest";
import { newId } from "~/base/lib/ids.server";

it("ids sort as they were made, also within a millisecond", () => {
  const ids = Array.from({ length: 70_000 }, () => newId(Date.UTC(2026, 10, 25)));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(newId(Date.UTC(2026, 10, 26)) > (ids.at(-1) ?? "")).toBe(true);
});
