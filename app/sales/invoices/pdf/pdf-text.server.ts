import { readFileSync } from "node:fs";
import type Pdf from "pdfkit";
import { type FontName, hasBold, shapedFonts } from "./fonts";
import { asPartOf, runsInOrder } from "./line-order.server";
import { scriptRuns } from "./script-runs";
import { useShaper } from "./shaper.server";

type Weight = 400 | 700;

export type Style = { size: number; weight?: Weight; colour?: string };

const ink = "#1d1a16";

/** What the PDF library knows of a font's shapes. */
type Drawn = {
  unitsPerEm: number;
  glyphForCodePoint: (code: number) => { bbox: { maxY: number } };
};

/** Writes text in several scripts: the PDF library uses one font at a time. Sizes in points. */
export class PdfText {
  private readonly registered = new Set<string>();

  constructor(private readonly document: InstanceType<typeof Pdf>) {}

  /** Distance between baselines; the scripts of India need room above and below. */
  static lineHeight({ size }: Style): number {
    return size * 1.45;
  }

  widthOf(text: string, style: Style): number {
    return runsInOrder(text).reduce((width, { font, text: part }) => {
      this.choose(font, style);
      return width + this.document.widthOfString(part);
    }, 0);
  }

  /** How high the lowest of these letters stands above the line, as the font draws it: a share of the type size. */
  leastHeight(letters: string, weight: Weight): number {
    const heights = scriptRuns(letters).flatMap(({ font, text }) => {
      this.choose(font, { size: 1, weight });
      const { font: drawn } = (this.document as unknown as { _font: { font: Drawn } })["_font"];
      return [...text].map(
        (letter) =>
          drawn.glyphForCodePoint(letter.codePointAt(0) ?? 0).bbox.maxY / drawn.unitsPerEm,
      );
    });
    return Math.min(...heights);
  }

  /** Wraps text to the width: at spaces, and inside a word only if the word is wider than the line. */
  linesIn(text: string, width: number, style: Style): string[] {
    return text
      .split(lineEnds)
      .flatMap((paragraph) =>
        this.wrapped(paragraph, width, style).map((line) => asPartOf(paragraph, line)),
      );
  }

  /** Writes one line with its top at `y`; `right`: aligned to end at `x`. */
  line(text: string, x: number, y: number, style: Style, right = false): void {
    const baseline = y + style.size * 1.08;
    let at = right ? x - this.widthOf(text, style) : x;
    for (const { font, text: part } of runsInOrder(text)) {
      this.choose(font, style);
      this.document.fillColor(style.colour ?? ink);
      const isThicker = style.weight === 700 && !hasBold(font);
      if (isThicker) this.outline(style);
      this.document.text(part, at, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        fill: true,
        stroke: isThicker,
      });
      at += this.document.widthOfString(part);
    }
  }

  /** For bold letters of a font that has none: drawn with an outline, as type foundries' own are about that much wider. */
  private outline({ size, colour = ink }: Style): void {
    this.document
      .lineWidth(size * 0.025)
      .lineJoin("round")
      .strokeColor(colour);
  }

  private wrapped(paragraph: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let current = "";
    for (const word of paragraph
      .split(/[ \t]+/)
      .filter((each) => !each || scriptRuns(each).length > 0)
      .flatMap((each) => this.pieces(each, width, style))) {
      const longer = current ? `${current} ${word}` : word;
      if (current && this.widthOf(longer, style) > width) {
        lines.push(current);
        current = word;
      } else current = longer;
    }
    return [...lines, current];
  }

  /** Breaks a word wider than the line between graphemes. */
  private pieces(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces = [""];
    for (const { segment } of new Intl.Segmenter("en").segment(word)) {
      const longer = (pieces.at(-1) ?? "") + segment;
      if (pieces.at(-1) === "" || this.widthOf(longer, style) <= width)
        pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }

  private choose(font: FontName, { size, weight = 400 }: Style): void {
    const name = `${font}-${hasBold(font) ? weight : 400}`;
    const isNew = !this.registered.has(name);
    if (isNew) this.document.registerFont(name, fontBytes(name));
    this.registered.add(name);
    this.document.font(name).fontSize(size);
    if (isNew && shapedFonts.has(font)) useShaper(this.document, fontBytes(name));
  }
}

/** Where a text goes on in a new line, whichever system it comes from. */
const lineEnds = /\r\n|[\n-\r\u0085\u2028\u2029]/;

const cached = new Map<string, Buffer>();

/** The bytes of a font file, cached. `npm run fonts` makes the files. */
function fontBytes(name: string): Buffer {
  const bytes = cached.get(name) ?? readFileSync(`app/sales/invoices/fonts/noto-sans-${name}.ttf`);
  cached.set(name, bytes);
  return bytes;
}
