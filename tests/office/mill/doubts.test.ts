import { expect, test } from "vitest";
import { doubtsOfPressing } from "~/office/mill/doubts";

/** Kilograms of what was pressed. */
const pressed = (seed: number, oil: number, cake: number, foots = 0) => ({
  pressings: 1,
  seed: seed * 1000,
  oil: oil * 1000,
  cake: cake * 1000,
  foots: foots * 1000,
});
const nothing = pressed(0, 0, 0);

test("what groundnut usually gives is not asked about", () => {
  for (const [oil, cake] of [
    [34, 60],
    [42, 53],
    [50, 42],
  ] as const)
    expect(doubtsOfPressing(pressed(100, oil, cake), nothing, true)).toEqual([]);
});

test("a yield that is off what the mill had in its last 30 days is asked about, whatever was pressed", () => {
  const before = pressed(400, 160, 212);
  const asked = ["44.0 % of the seed became oil; in the last 30 days it was 40.0 %."];
  for (const isGroundnut of [true, false]) {
    expect(doubtsOfPressing(pressed(100, 44, 50), before, isGroundnut)).toEqual(asked);
    expect(doubtsOfPressing(pressed(100, 43, 50), before, isGroundnut)).toEqual([]);
  }
});

test("seed that became nothing, or too little or too much cake, is asked about", () => {
  expect(doubtsOfPressing(pressed(100, 42, 0, 3), nothing, true)).toEqual([
    "No cake is noted, so 55.0 % of the seed counts as lost.",
  ]);
  expect(doubtsOfPressing(pressed(100, 42, 39, 12), nothing, true)).toEqual([
    "39.0 % of the seed became cake; usual are 40 to 60 %.",
  ]);
  expect(doubtsOfPressing(pressed(100, 35, 61), nothing, true)).toEqual([
    "61.0 % of the seed became cake; usual are 40 to 60 %.",
  ]);
  expect(doubtsOfPressing(pressed(100, 60, 28), nothing, false)).toEqual([
    "12.0 % of the seed counts as lost; usual are up to 10 %.",
  ]);
});
