#!/usr/bin/env node
// `npm run fonts` makes figtree.woff2 and fraunces.woff2 from the packages of Fontsource, which cut each family into files by
// script: the rupee sign lies in 'latin-ext', all else the shop prints in 'latin', and a page with a price would fetch two
// files of one family. Here the sign is moved over, and weights that no style uses are left out.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";
import { addGlyph } from "./add-glyph.mjs";

const rupee = 0x20b9;

/** As `unicode-range` in fonts.css has it. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [rupee],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
];

await make("figtree", { min: 400, max: 700 });
await make("fraunces", { min: 400, max: 600 });

/** `weights` as the styles use them. */
async function make(family, weights) {
  const sign = String.fromCodePoint(rupee);
  const [latin, extended] = await Promise.all([
    plain(family, "latin", everything()),
    plain(family, "latin-ext", sign),
  ]);
  const whole = addGlyph(latin, extended, rupee);
  const font = await subset(whole, everything(), {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "locl", "rvrn", "tnum"],
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${family}.woff2`, import.meta.url), font);
  process.stdout.write(`${family}.woff2: ${font.length} bytes\n`);
}

/** The file of the package, unpacked, with these characters. */
async function plain(family, script, characters) {
  const name = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const file = await readFile(createRequire(import.meta.url).resolve(name));
  return subset(file, characters, { targetFormat: "truetype" });
}

function everything() {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join("");
}
