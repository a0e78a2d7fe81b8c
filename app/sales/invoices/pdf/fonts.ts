import signs from "../fonts/signs.json";

/** The fonts of a PDF, in the order in which they are asked for a sign. */
export type FontName = keyof typeof signs;
const names = Object.keys(signs) as FontName[];

type Ranges = [first: number, last: number][];
const parsed = new Map<FontName, Ranges>();

/** `20-7e a0` → the numbers of the first and last sign of each range. */
function rangesOf(font: FontName): Ranges {
  const ranges =
    parsed.get(font) ??
    signs[font].split(" ").map((range): Ranges[number] => {
      const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
      return [first, last];
    });
  parsed.set(font, ranges);
  return ranges;
}

/** Does this font have every sign of the text? */
export const hasAll = (font: FontName, text: string): boolean =>
  [...text].every((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return rangesOf(font).some(([first, last]) => code >= first && code <= last);
  });

/** The first font that has every sign of the text; undefined: none. */
export const fontWith = (text: string): FontName | undefined =>
  names.find((font) => hasAll(font, text));

/** Scripts whose letters the PDF library joins wrongly, or leaves in a wrong order: HarfBuzz shapes them (`shaper.server.ts`). */
export const shapedFonts: ReadonlySet<FontName> = new Set<FontName>([
  "bengali",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
  "gurmukhi",
  "oriya",
  "meetei-mayek",
  "sinhala",
  "arabic",
]);

/** Has files of its own for bold letters. */
export const hasBold = (font: FontName): boolean =>
  font === "latin" || font === "latin-ext" || font === "devanagari" || font === "gujarati";
