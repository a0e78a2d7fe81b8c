import type { PdfText, Style } from "~/sales/invoices/pdf/pdf-text.server";
import type { Letters } from "./label-type";

/** Something on a label with its upper left corner, in points from the label's own. */
type Part =
  | { kind: "text"; words: string; style: Style; x: number; y: number }
  | { kind: "band"; height: number; words: string; style: Style }
  | { kind: "mark"; x: number; y: number; side: number }
  | { kind: "qr" | "ean"; x: number; y: number };

/** `fits`: all of it has its legal height and lies within the label. */
export type Layout = { parts: Part[]; fits: boolean; hasEan: boolean };

/** Where lines may stand: from `x` on, `room` wide, in points. */
type Column = { x: number; room: number };

/** Lines on a label, noted one below the other. Words are never broken: one wider than its column does not fit. */
export class Writing {
  readonly parts: Part[] = [];
  private isWithin = true;

  constructor(private readonly text: PdfText) {}

  /** Writes a text from `top` on and says where the next one begins; null is no line. */
  write(words: string | null, letters: Letters, column: Column, top: number): number {
    if (!words) return top;
    if (this.widestWord(words, letters) > column.room) this.isWithin = false;
    const lines = this.text.linesIn(words, column.room, letters.style);
    lines.forEach((line, index) => this.line(line, letters, column.x, top + index * letters.pitch));
    return top + lines.length * letters.pitch;
  }

  /** Writes what of a text has room from `top` to `end`, and gives the rest. */
  flow(words: string, letters: Letters, column: Column, top: number, end: number): string {
    const most = Math.floor((end - top - letters.height) / letters.pitch) + 1;
    if (!words || most < 1 || this.widestWord(words, letters) > column.room) return words;
    const lines = this.text.linesIn(words, column.room, letters.style);
    const fitting = lines.slice(0, most);
    fitting.forEach((line, index) =>
      this.line(line, letters, column.x, top + index * letters.pitch),
    );
    return lines.slice(most).join(" ");
  }

  /** The firm's name across the top; says where it ends. */
  band(words: string, { style, height }: Letters, room: number): number {
    if (this.text.widthOf(words, style) > room) this.isWithin = false;
    this.parts.push({ kind: "band", height: 2.2 * height, words, style });
    return 2.2 * height;
  }

  /** `fits`: what was written has room. */
  laidOut(fits: boolean, hasEan: boolean): Layout {
    return { parts: this.parts, fits: fits && this.isWithin, hasEan };
  }

  private line(words: string, { style, height }: Letters, x: number, top: number): void {
    // `PdfText.line` has its baseline 1.08 of the size below.
    this.parts.push({ kind: "text", words, style, x, y: top + height - style.size * 1.08 });
  }

  private widestWord(words: string, { style }: Letters): number {
    return Math.max(...words.split(/\s+/).map((word) => this.text.widthOf(word, style)));
  }
}
