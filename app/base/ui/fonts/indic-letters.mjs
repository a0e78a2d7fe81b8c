// Which forms of its letters a font of Gujarati or Devanagari needs. A whole font has 700; what is read today has 250.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import fontverter from "fontverter";

const { resolve } = createRequire(import.meta.url);
const harfbuzz = createRequire(resolve("subset-font")).resolve("harfbuzzjs");
const {
  Blob,
  Buffer: Text,
  Face,
  Font,
  shapeWithTrace,
} = await import(pathToFileURL(harfbuzz).href);

/** Letters that join into a form of their own, in Devanagari; Gujarati has each 0x180 further. Others stand as half letters. */
const joined =
  "क्ष ज्ञ त्र श्र द्य द्व द्ध द्द द्भ द्म द्र द्ग द्ब त्त त्न त्स न्न न्त न्द न्ध न्न्ह न्त्र न्द्र स्त स्थ स्न स्म स्त्र स्र ष्ट ष्ठ ष्ट्र ष्ण ह्म ह्य ह्न ह्ण ह्ल ह्व ह्र " +
  "क्त क्क क्ल क्व ग्न च्च च्छ ज्ज ञ्च ञ्ज ङ्क ङ्ग ट्ट ट्ठ ड्ड ड्ढ ण्ड ण्ठ ण्ण प्त प्प प्ल प्न ब्द ब्ब म्म म्न म्ल य्य ल्ल व्व श्च श्व श्न श्ल";

/** Vowel signs, and the marks above letters. */
const signs = [
  0x01, 0x02, 0x03, 0x3c, 0x3e, 0x3f, 0x40, 0x41, 0x42, 0x43, 0x45, 0x47, 0x48, 0x49, 0x4b, 0x4c,
];
const consonants = Array.from({ length: 0x39 - 0x15 + 1 }, (_, index) => 0x15 + index);

/** Every word of the shop and of its demo in the script that begins at this code. */
async function wordsFrom(first) {
  const folders = [
    ...["", "letters/", "policies/"].map((part) => `../../words/said/${part}`),
    "../../../office/demo/",
    "../../../goods/catalogue/",
  ];
  const texts = [];
  for (const folder of folders) {
    const here = new URL(folder, import.meta.url);
    for (const name of await readdir(here))
      if (name.endsWith(".ts")) texts.push(await readFile(new URL(name, here), "utf8"));
  }
  const [from, to] = [first, first + 0x7f].map((code) => String.fromCharCode(code));
  return new Set(texts.join(" ").match(new RegExp(`[${from}-${to}\\u200c\\u200d]+`, "g")));
}

/** Each letter with each sign, as a half letter, with ra below and above it, and what joins. */
function* syllablesFrom(first) {
  const letter = (offset) => String.fromCharCode(first + offset);
  const [halt, ra, ka] = [letter(0x4d), letter(0x30), letter(0x15)];
  for (const each of consonants.map(letter)) {
    yield* [each, each + halt, each + halt + ka, each + halt + ra, ra + halt + each];
    for (const sign of signs.map(letter))
      yield* [each + sign, each + halt + ra + sign, ra + halt + each + sign];
  }
  for (const each of joined.split(" ")) {
    const here = [...each]
      .map((one) => String.fromCharCode(one.charCodeAt(0) - 0x900 + first))
      .join("");
    for (const sign of ["", ...signs.map(letter)]) yield here + sign;
  }
}

/**
 * The numbers of all glyphs that `font` (WOFF2) uses to write these letters of the script that begins at this code, also on the way to
 * a form.
 */
export async function glyphsOf(font, first, letters) {
  const shaped = new Font(new Face(new Blob(await fontverter.convert(font, "truetype")), 0));
  const glyphs = new Set();
  for (const text of [...(await wordsFrom(first)), ...syllablesFrom(first)]) {
    if ([...text].some((letter) => !letters.includes(letter))) continue;
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(shaped, buffer, [], 0, 0))
      if (step.glyphs) for (const { g } of step.t) glyphs.add(g);
  }
  return glyphs;
}
