#!/usr/bin/env node
// `npm run fonts` makes the four files beside it from the packages of Fontsource, which cut each family into files by
// script: the rupee sign lies in 'latin-ext', all else the shop prints in 'latin', and a page with a price would fetch two
// files of one family. Here the sign is moved over, weights that no style uses are left out,
// and letters with accents get a file of their own, which only pages with such letters fetch.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import { addGlyph } from "./add-glyph.mjs";

const rupee = 0x20b9;

/** As `unicode-range` in fonts.css has them: what every page prints, and what some name or other may need. */
const common = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xb7],
  [0xd7],
  [0x2010, 0x2015],
  [0x2018, 0x201d],
  [0x2022],
  [0x2026],
  [rupee],
  [0x2212],
];
const rare = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2039, 0x203a],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2215],
];

/** What headings print, and the signs between them that a heading hardly ever has. */
const inHeadings = [
  [0x20, 0x22],
  [0x25, 0x29],
  [0x2b, 0x3b],
  [0x3f],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa0],
  [0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026],
  [rupee],
];
const rareInHeadings = [
  [0x23, 0x24],
  [0x2a],
  [0x3c, 0x3e],
  [0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa9],
  [0xb7],
  [0x2010, 0x2012],
  [0x2015],
  [0x201a, 0x201b],
  [0x2022],
  [0x2212],
  ...rare,
];

await make("figtree", { min: 400, max: 700 }, common, rare);
// Headings are all of one weight, and a file of one weight is two thirds of one with two. 11,000 bytes are what comes to a
// phone within two round trips beside the style, the other font and a picture.
await make("fraunces", 560, inHeadings, rareInHeadings);

/** `weights` as the styles use them: a range, or the only one. */
async function make(family, weights, common, rare) {
  const sign = String.fromCodePoint(rupee);
  const [latin, extended] = await Promise.all([
    plain(family, "latin", lettersOf([...common, ...rare])),
    plain(family, "latin-ext", sign),
  ]);
  const whole = addGlyph(latin, extended, rupee);
  await write(`${family}.woff2`, whole, common, weights);
  await write(`${family}-rare.woff2`, whole, rare, weights);
}

async function write(name, whole, letters, weights) {
  const font = await subset(whole, lettersOf(letters), {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "locl", "rvrn", "tnum"],
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(name, import.meta.url), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

/** The file of the package, unpacked, with these characters. */
async function plain(family, script, characters) {
  const name = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const file = await readFile(createRequire(import.meta.url).resolve(name));
  return subset(file, characters, { targetFormat: "truetype" });
}

function lettersOf(ranges) {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");
}
