#!/usr/bin/env node
// `npm run fonts` creates the files beside it: for each @font-face of fonts.css the characters of its `unicode-range`, from the
// Fontsource packages; of Gujarati and Devanagari the forms that are read today (`indic-letters.mjs`). There the rupee sign is in the
// large file for other Latin letters, so it gets a small file of its own.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import { cutFont } from "./cut-font.mjs";
import { glyphsOf } from "./indic-letters.mjs";

const { resolve } = createRequire(import.meta.url);
/** Weights in use. Headings use only one, and a single-weight file is two thirds the size of one with two. */
const text = { min: 400, max: 700 };
const weights = {
  figtree: text,
  fraunces: 560,
  /** One between that of prices and that of sentences. */
  "figtree-rupee": 560,
  "fraunces-rupee": 560,
  "noto-sans": text,
  "noto-serif": 600,
  one: 500,
};

/** Scripts whose letters change with their neighbours, by the code where each begins. */
const scripts = { gujarati: 0x0a80, devanagari: 0x0900 };

/** What a font of one sign works without. */
const neededByNoSign = ["STAT", "GDEF", "GPOS", "GSUB", "gasp", "prep"];

const css = await readFile(new URL("../fonts.css", import.meta.url), "utf8");
const made = new Set();
for (const [, name, ranges] of css.matchAll(
  /fonts\/([\w-]+)\.woff2"[^}]*unicode-range:([^;]*);/g,
)) {
  // A later face takes a few letters of a file that is there.
  if (made.has(name)) continue;
  made.add(name);
  const { family, style, script } = sourceOf(name);
  const whole = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const source = await readFile(resolve(whole));
  const [letters, weight] = [lettersOf(ranges), weights[style]];
  const firstLetter = scripts[script];
  const font = firstLetter
    ? await cutFont(source, {
        letters,
        glyphs: await glyphsOf(source, firstLetter, letters),
        weight,
      })
    : name.endsWith("-rupee")
      ? await cutFont(source, {
          letters,
          weight: weights[`${style}-rupee`],
          without: neededByNoSign,
        })
      : await subset(source, letters, {
          targetFormat: "woff2",
          keepFeatures: ["kern", "liga", "locl", "rvrn", "tnum"],
          variationAxes: { wght: weight },
        });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

/** `figtree-rupee` is of the file for rare Latin letters, `noto-sans-gujarati` of a family of that name; `-words` and `-names` are of one weight. */
function sourceOf(name) {
  const [, family, style, script, part] = /^((noto-\w+)-(\w+?))(-words|-names)?$/.exec(name) ?? [];
  if (family) return { family, style: part ? "one" : style, script };
  const [latin, rest] = name.split("-");
  return { family: latin, style: latin, script: rest === "rupee" ? "latin-ext" : "latin" };
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
