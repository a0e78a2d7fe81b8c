import type * as Harfbuzz from "harfbuzzjs";
import type Pdf from "pdfkit";

let harfbuzz: typeof Harfbuzz | undefined;

/** HarfBuzz, for papers that need it: it is a program of half a megabyte. */
export async function loadShaper(): Promise<void> {
  harfbuzz ??= await import("harfbuzzjs");
}

type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
type Position = Record<"xAdvance" | "yAdvance" | "xOffset" | "yOffset", number>;
type Layout = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };

/** What the PDF library asks a font of its own library for. */
type FontOfLibrary = {
  getGlyph: (id: number, codePoints: number[]) => Glyph;
  stringsForGlyph: (id: number) => string[];
  layout: (text: string) => Layout;
};

/** Has HarfBuzz choose and place the glyphs of the font that the document has now. `loadShaper` first; else nothing changes. */
export function useShaper(document: InstanceType<typeof Pdf>, bytes: Buffer): void {
  if (!harfbuzz) return;
  const { font } = (document as unknown as { _font: { font: FontOfLibrary } })["_font"];
  font.layout = (text) => shaped(font, fontOf(bytes), text);
}

const fonts = new WeakMap<Buffer, Harfbuzz.Font>();

function fontOf(bytes: Buffer): Harfbuzz.Font {
  const { Blob, Face, Font } = loaded();
  const font = fonts.get(bytes) ?? new Font(new Face(new Blob(bytes)));
  fonts.set(bytes, font);
  return font;
}

function loaded(): typeof Harfbuzz {
  if (!harfbuzz) throw new Error("HarfBuzz is not loaded");
  return harfbuzz;
}

/** The glyphs of a word from left to right, of scripts from right to left, too. */
function shaped(font: FontOfLibrary, own: Harfbuzz.Font, text: string): Layout {
  const { Buffer: Letters, Direction, shape } = loaded();
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  // Numbers of a script from right to left go from left to right.
  if (!/\p{L}/u.test(text)) letters.setDirection(Direction.LTR);
  shape(own, letters);
  const infos = letters.getGlyphInfos();
  const positions = letters
    .getGlyphPositions()
    .map(({ xAdvance, yAdvance, xOffset, yOffset }): Position => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
  const said = lettersOf(font, infos, text);
  return {
    glyphs: infos.map(({ codepoint }, index) => font.getGlyph(codepoint, said[index] ?? [])),
    positions,
    // The library scales the positions in place afterwards.
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}

/**
 * For each glyph the letters that it stands for, so that a viewer finds and copies them. A glyph that has a letter of its own stands for
 * it wherever it is; the other letters of its cluster are those of the first joined form in it.
 */
function lettersOf(font: FontOfLibrary, infos: Harfbuzz.GlyphInfo[], text: string): number[][] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const own = infos.map(({ codepoint }) => {
    const letters = font.stringsForGlyph(codepoint);
    return letters.find((letter) => text.includes(letter)) ?? letters[0];
  });
  const joined = new Set<number>();
  return infos.map(({ cluster }, index) => {
    const letter = own[index];
    if (letter) return codesOf(letter);
    if (joined.has(cluster)) return [];
    joined.add(cluster);
    const all = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
    const others = own.filter((_, at) => infos[at]?.cluster === cluster);
    return codesOf([...all].filter((each) => !others.includes(each)).join(""));
  });
}

const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
