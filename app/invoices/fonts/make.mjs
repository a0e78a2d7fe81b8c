#!/usr/bin/env node
// `npm run fonts` unpacks the Fontsource fonts into this directory. The PDF library also reads packed ones, but unpacks a
// table again for every glyph, which takes seconds per page.
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
