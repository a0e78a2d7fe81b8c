import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withGround } from "~/goods/photos/photo-ground";

const css = readFileSync("app/goods/photos/photo-ground.css", "utf8");
/** What the style sheet shows for each class. */
const shown = new Map(
  [...css.matchAll(/\.(ground-\w+) \{\s+background: (#[0-9a-f]{6});\s+\}/g)].map(
    ([, name = "", colour = ""]) => [name, colour],
  ),
);

const channels = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
const apart = (one: string, other: string) => {
  const [red, green, blue] = channels(one).map((each, index) => each - channels(other)[index]!) as [
    number,
    number,
    number,
  ];
  return 3 * red ** 2 + 6 * green ** 2 + blue ** 2;
};

const steps = [0, 23, 46, 70, 93, 116, 139, 162, 185, 209, 232, 243, 249, 255];
const hex = (value: number) => value.toString(16).padStart(2, "0");
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
);

test("the style sheet has a rule for each colour of the palette, which the class names", () => {
  expect(css.match(/\.ground-/g)).toHaveLength(64);
  expect(shown.size).toBe(64);
  for (const [name, colour] of shown) {
    expect(name).toBe(`ground-${colour.slice(1)}`);
    expect(withGround(colour)).toBe(name);
  }
});

test("a photo's ground is the colour of the style sheet that is nearest to its own", () => {
  const wrong = colours.filter((colour) => {
    const ground = shown.get(withGround(colour) ?? "");
    const nearest = Math.min(...[...shown.values()].map((each) => apart(each, colour)));
    return !ground || apart(ground, colour) !== nearest;
  });
  expect(wrong).toEqual([]);
});

/** Those of photos of oil on cream, wood and walls: a channel is off by a twenty-fifth of its range at most. */
test("pale grounds, which most photos have, are met closely", () => {
  for (const colour of [
    "#ffffff",
    "#fdfdfb",
    "#f9f3e8",
    "#fbf6ed",
    "#f3e9d9",
    "#f6efe2",
    "#eeeeee",
  ]) {
    const ground = channels(shown.get(withGround(colour) ?? "") ?? "");
    const off = channels(colour).map((each, index) => Math.abs(each - ground[index]!));
    expect(Math.max(...off), colour).toBeLessThanOrEqual(10);
  }
});

test("a photo without a colour has none, and other classes stay", () => {
  expect(withGround(null)).toBeUndefined();
  expect(withGround(null, "wide")).toBe("wide");
  expect(withGround("#ffffff", "wide")).toBe("wide ground-ffffff");
});
