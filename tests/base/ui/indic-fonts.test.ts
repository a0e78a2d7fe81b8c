import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";

type Font = object;
type Buffer = {
  addText: (text: string) => void;
  guessSegmentProperties: () => void;
  getGlyphPositions: () => { xAdvance: number }[];
};
type Harfbuzz = {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object, index: number) => object;
  Font: new (face: object) => Font;
  Buffer: new () => Buffer;
  shape: (font: Font, text: Buffer) => void;
};
type Fontverter = { convert: (bytes: Uint8Array, to: "truetype") => Promise<Uint8Array> };

const own = createRequire(path.resolve("app/base/ui/fonts/make.mjs"));
const fontverter = own("fontverter") as Fontverter;
const library = createRequire(own.resolve("subset-font")).resolve("harfbuzzjs");
const hb = (await import(/* @vite-ignore */ pathToFileURL(library).href)) as Harfbuzz;

const folder = "app/base/ui/fonts";
const sentences = readdirSync("app/base/words/said", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(path.join("app/base/words/said", name), "utf8"))
  .join(" ");

async function fontAt(file: string): Promise<Font> {
  const bytes = await fontverter.convert(readFileSync(file), "truetype");
  return new hb.Font(new hb.Face(new hb.Blob(bytes), 0));
}

/** The width of each form that a word is written with. */
function written(font: Font, word: string): number[] {
  const text = new hb.Buffer();
  text.addText(word);
  text.guessSegmentProperties();
  hb.shape(font, text);
  return text.getGlyphPositions().map(({ xAdvance }) => xAdvance);
}

describe.each([
  ["gujarati", "\u0a80-\u0aff"],
  ["devanagari", "\u0900-\u097f"],
])("the small fonts of %s", (script, range) => {
  const words = new Set(sentences.match(new RegExp(`[${range}\u200c\u200d]+`, "g")));
  // What owners may write: words of the trade and names that no sentence of ours has.
  const others =
    script === "gujarati"
      ? ["સંસ્કૃત", "ઇન્દ્રપ્રસ્થ", "રાષ્ટ્રીય", "શ્રદ્ધા", "જ્ઞાનેશ્વર", "ઉત્કૃષ્ટ", "પદ્મિની", "ક્ષત્રિય"]
      : ["संस्कृत", "इन्द्रप्रस्थ", "राष्ट्रीय", "श्रद्धा", "ज्ञानेश्वर", "उत्कृष्ट", "पद्मिनी", "क्षत्रिय", "बुद्धि"];

  test.each(["sans", "serif"])("write every word as the whole font does: %s", async (style) => {
    const name = `noto-${style}-${script}`;
    const source = `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;
    const whole = await fontAt(own.resolve(source));
    const small = await fontAt(`${folder}/${name}.woff2`);
    const differing = [...words, ...others].filter(
      (word) => written(small, word).length !== written(whole, word).length,
    );
    expect(differing).toEqual([]);
  });

  test("weigh little", () => {
    const bytes = (name: string) => statSync(`${folder}/${name}.woff2`).size;
    expect(bytes(`noto-sans-${script}`)).toBeLessThan(45_000);
    expect(bytes(`noto-serif-${script}`)).toBeLessThan(31_000);
  });
});
