#!/usr/bin/env node
// `npm run fonts` makes the files beside it: for each @font-face of fonts.css the letters of its `unicode-range`, from the
// packages of Fontsource. There the rupee sign lies in the large file of all other Latin letters, so it has a small one here.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
/** The weights that styles use. Headings are all of one, and its file is two thirds of one with two. */
const weights = { figtree: { min: 400, max: 700 }, fraunces: 560 };

const css = await readFile(new URL("../fonts.css", import.meta.url), "utf8");
for (const [, name, ranges] of css.matchAll(
  /fonts\/([\w-]+)\.woff2"[^}]*unicode-range:([^;]*);/g,
)) {
  const [family, part] = name.split("-");
  const script = part === "rupee" ? "latin-ext" : "latin";
  const whole = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const font = await subset(await readFile(resolve(whole)), lettersOf(ranges), {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "locl", "rvrn", "tnum"],
    variationAxes: { wght: weights[family] },
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

/** `U+0020-007E, U+00A0` → the letters themselves. */
function lettersOf(ranges) {
  return Array.from(ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, from, to = from]) => {
    const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    ).join("");
  }).join("");
}
