#!/usr/bin/env node
// `npm run fonts` makes the files beside it: those of the packages of Fontsource, unpacked. The PDF library reads the packed
// ones too, but unpacks a table again every time it wants a letter of it: seconds of work for a page.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";

const { resolve } = createRequire(import.meta.url);
const families = {
  latin: "noto-sans",
  "latin-ext": "noto-sans",
  gujarati: "noto-sans-gujarati",
  devanagari: "noto-sans-devanagari",
};

for (const [script, family] of Object.entries(families)) {
  for (const weight of [400, 700]) {
    const packed = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
    const font = await convert(await readFile(resolve(packed)), "sfnt");
    const name = `noto-sans-${script}-${weight}.ttf`;
    await writeFile(new URL(name, import.meta.url), font);
    process.stdout.write(`${name}: ${font.length} bytes\n`);
  }
}
