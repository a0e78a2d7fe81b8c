#!/usr/bin/env node
// `npm run fonts` unpacks the Fontsource fonts into this directory and writes down which signs each of them has (`signs.json`, ranges
// of hexadecimal numbers). The PDF library also reads packed ones, but unpacks a table again for every glyph, which takes seconds
// per page.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { convert } from "fontverter";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);

/**
 * In the order in which they are asked for a sign. `of`: the package, if it has another name; `bold`: has a file for bold letters,
 * else they are drawn thicker; `only`: the signs to keep, as ranges.
 */
const fonts = {
  latin: { of: "noto-sans", bold: true },
  "latin-ext": { of: "noto-sans", bold: true },
  devanagari: { bold: true },
  gujarati: { bold: true },
  bengali: {},
  tamil: {},
  telugu: {},
  kannada: {},
  malayalam: {},
  gurmukhi: {},
  oriya: {},
  "meetei-mayek": {},
  "ol-chiki": {},
  sinhala: {},
  // Urdu, Kashmiri, Sindhi, Arabic; words in one sign, such as "peace be upon him".
  arabic: { only: "600-6ff 750-77f 200c-200d fdf0-fdff" },
  vietnamese: { of: "noto-sans" },
  cyrillic: { of: "noto-sans" },
  greek: { of: "noto-sans" },
  // Letters with marks that no letter brings along (r̥ of ISO 15919), arrows, signs of sums.
  math: {
    of: "noto-sans-math",
    file: "latin",
    only: "20-7e 300-30c 310-312 315 31a 323-327 32c-333 338 2010-2057 2070-209f 2100-214f 2190-22ff",
  },
  // What is found in names, addresses and prices: numbers in circles, stars, ticks, hearts, telephones.
  symbols: { only: "30-39 20dd-20e4 2160-2188 2460-24ff 2600-26ff 2776-2793" },
  "symbols-2": { file: "symbols", only: "2300-23ff 25a0-27bf 2b00-2bff" },
};

const inRanges = (ranges) => {
  const pairs = ranges.split(" ").map((range) => range.split("-").map((hex) => parseInt(hex, 16)));
  return (code) => pairs.some(([first, last = first]) => code >= first && code <= last);
};

/** 32, 33, 34, 160 → `20-22 a0`. */
function rangesOf(codes) {
  const ranges = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((range) => [...new Set(range)].map((code) => code.toString(16)).join("-"))
    .join(" ");
}

/** Neither control characters nor those that are no character at all, which fonts give a shape for programs of old. */
const isSign = (code) => code >= 0x20 && code !== 0xffff && code !== 0xfffd;

const signs = {};
for (const [name, { of = `noto-sans-${name}`, file = name, bold, only }] of Object.entries(fonts)) {
  const isOurs = only ? inRanges(only) : () => true;
  for (const weight of bold ? [400, 700] : [400]) {
    const packed = `@fontsource/${of}/files/${of}-${file}-${weight}-normal.woff`;
    const whole = await convert(await readFile(resolve(packed)), "sfnt");
    const codes = create(whole).characterSet.filter((code) => isSign(code) && isOurs(code));
    const font = only
      ? await subset(whole, String.fromCodePoint(...codes), { targetFormat: "sfnt" })
      : whole;
    const made = `noto-sans-${name}-${weight}.ttf`;
    await writeFile(new URL(made, import.meta.url), font);
    process.stdout.write(`${made}: ${font.length} bytes\n`);
    signs[name] = rangesOf(codes);
  }
}
await writeFile(new URL("signs.json", import.meta.url), `${JSON.stringify(signs, null, 2)}\n`);
