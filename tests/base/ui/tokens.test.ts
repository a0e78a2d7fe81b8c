import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("app/base/ui/tokens.css", "utf8");
const [byDay = "", byNight = ""] = tokens.split("@media screen and (prefers-color-scheme: dark)");
const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  ) as Record<string, string>;
const day = coloursIn(byDay);
const night = { ...day, ...coloursIn(byNight) };

const grounds = ["cream", "paper", "sunk"];
const texts = ["ink", "ink-muted", "heading", "price", "leaf", "leaf-deep", "bronze", "maroon"];
const tints = ["tint-success", "tint-error", "tint-info", "tint-neutral"];

/** Text and what it stands on: 4.5:1. */
const readable: [string, string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...tints.map((tint): [string, string] => ["ink", tint]),
  ["success", "tint-success"],
  ["bronze", "tint-info"],
  ["maroon", "tint-error"],
  ["on-green", "leaf"],
  ["on-green", "leaf-deep"],
  ["on-maroon", "maroon"],
  ["on-gold", "gold"],
  ["on-gold", "gold-deep"],
  ["on-gold", "gold-light"],
  ["on-band", "band"],
  ["on-band-muted", "band"],
  ["gold-light", "band"],
  ["photo-ink", "photo"],
  ["photo-ink-muted", "photo"],
  ["photo-leaf", "photo"],
  ["photo-bronze", "photo"],
  ["on-photo-leaf", "photo-leaf"],
];

/** Edges of controls and drawings that mean something: 3:1. */
const visible: [string, string][] = [
  ["edge", "cream"],
  ["edge", "paper"],
  ["mark", "cream"],
  ["mark", "paper"],
  ["gold", "band"],
];

describe.each([
  ["by day", day],
  ["by night", night],
])("%s", (_when, colours) => {
  it.each(readable)("%s can be read on %s", (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)("%s can be seen on %s", (line, ground) => {
    expect(contrast(colours[line], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

const stylesheets = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(path.join("app", file), "utf8") }));

it("no stylesheet uses a token that does not exist", () => {
  const defined = new Set(
    stylesheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  const unknown = stylesheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it("no stylesheet but those of the tokens and of photo grounds has a colour of its own", () => {
  const own = ["base/ui/tokens.css", "goods/photos/photo-ground.css"];
  const strays = stylesheets
    .filter(({ file }) => !own.includes(file))
    .flatMap(({ file, css }) =>
      [...css.replace(/url\("[^"]*"\)/g, "").matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)].map(
        ([colour]) => `${file}: ${colour}`,
      ),
    )
    // Black in a mask is no colour: it says what shows.
    .filter((stray) => !stray.endsWith(": #000"));
  expect(strays).toEqual([]);
});

/** The ratio of WCAG 2, from 1 to 21. */
function contrast(one: string | undefined, other: string | undefined): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error("There is no such colour");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
