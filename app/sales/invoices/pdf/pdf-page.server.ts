import { drawLogo } from "../logo/logo.server";
import type { QrCode } from "~/base/lib/qr.server";
import type Pdf from "pdfkit";
import { PdfText, type Style } from "./pdf-text.server";

/** A paper's size and margin, and what is kept free above the lower one. In points. */
type PaperSize = { width: number; height: number; margin: number; foot: number };

const a4: PaperSize = { width: 595.28, height: 841.89, margin: 42, foot: 18 };
const gap = 20;

export const inks = { quiet: "#6b6258", hairline: "#c9c0b4" };

/** Pages filled from top to bottom; `y` is where the next element starts. All sizes in points. */
export class PdfPage {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly half: number;
  readonly text: PdfText;
  private readonly bottom: number;
  y: number;

  constructor(
    private readonly document: InstanceType<typeof Pdf>,
    private readonly paper = a4,
  ) {
    this.left = paper.margin;
    this.right = paper.width - paper.margin;
    this.width = this.right - this.left;
    this.half = (this.width - gap) / 2;
    this.bottom = paper.height - paper.margin - paper.foot;
    this.y = paper.margin;
    this.text = new PdfText(document);
  }

  /** The shop's logo, from the left edge or in the middle. */
  logo(width?: number, x = this.left): void {
    this.y += drawLogo(this.document, x, this.y, width) + 6;
  }

  /** Draws two columns from the same `y`; each callback gets its left edge. Continues below the longer one. */
  beside(first: (x: number) => unknown, second: (x: number) => unknown): void {
    const top = this.y;
    first(this.left);
    const below = this.y;
    this.y = top;
    second(this.left + this.half + gap);
    this.y = Math.max(this.y, below);
  }

  paragraph(words: string, style: Style, x = this.left, width = this.width): void {
    if (!words) return;
    for (const line of this.text.linesIn(words, width, style)) {
      if (!this.hasRoom(PdfText.lineHeight(style))) this.turn();
      this.text.line(line, x, this.y, style);
      this.y += PdfText.lineHeight(style);
    }
  }

  /** A thin line across the page. */
  rule(): void {
    this.document
      .moveTo(this.left, this.y)
      .lineTo(this.right, this.y)
      .lineWidth(0.6)
      .stroke(inks.hairline);
  }

  /** A QR code, `side` points wide with its border. */
  code({ size, dots }: QrCode, side: number, x = this.left): void {
    if (!this.hasRoom(side)) this.turn();
    this.document
      .save()
      .translate(x, this.y)
      .scale(side / size);
    this.document.path(dots).fill("#000000").restore();
    this.y += side;
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  /** Starts a new page. */
  turn(): void {
    this.document.addPage();
    this.y = this.paper.margin;
  }

  /** Writes "page n of m" below every page of this paper. Call it last. */
  numberPages(name: string, style: Style): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(start + page);
      const words = `${name} · page ${page + 1} of ${count}`;
      this.text.line(words, this.right, this.bottom + 6, style, true);
    }
  }
}
