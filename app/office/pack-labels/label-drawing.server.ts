import type { PdfDocument } from "~/sales/invoices/pdf/pdf-document.server";
import { PdfText } from "~/sales/invoices/pdf/pdf-text.server";
import { drawEan, drawQr, type EanBars, qrRows } from "./codes.server";
import type { Design } from "./designs";
import type { Layout } from "./writing";
import type { LabelContent } from "./label-words";
import { mm, type Printer } from "./printer";

/** The greens and gold of the shop, and the green that the law has for the mark. */
const brand = { ground: "#173c2c", letters: "#fbf4e3", line: "#dba63c" };
const green = "#0a7a2f";

type Drawn = {
  layout: Layout;
  content: LabelContent;
  /** Width of the label in points. */
  width: number;
  printer: Printer;
  design: Design;
  bars: EanBars;
};

/** Draws a label with its upper left corner at `at` (points), which lies on a dot of the printer. */
export function drawLabel(
  document: PdfDocument,
  { layout, content, width, printer, design, bars }: Drawn,
  at: { x: number; y: number },
): void {
  const text = new PdfText(document);
  for (const part of layout.parts) {
    if (part.kind === "band") {
      const { words, style, height } = part;
      const left = at.x + (width - text.widthOf(words, style)) / 2;
      document.rect(at.x, at.y, width, height).fill(brand.ground);
      document.rect(at.x, at.y + height, width, 0.35 * mm).fill(brand.line);
      text.line(words, left, at.y + height / 2 - style.size * 0.72, {
        ...style,
        colour: brand.letters,
      });
      continue;
    }
    const place = { x: at.x + part.x, y: at.y + part.y };
    if (part.kind === "text") text.line(part.words, place.x, place.y, part.style);
    else if (part.kind === "mark")
      drawMark(document, place, part.side, design === "brand" ? green : "#000");
    else if (part.kind === "qr") drawQr(document, qrRows(content.address), place, printer);
    else if (content.ean) {
      const code = { digits: content.ean, bars: bars(content.ean) };
      drawEan(document, code, place, printer);
    }
  }
}

/** A dot in a square of twice its diameter. A label printer has no green: the mark is then to be printed in it beforehand. */
function drawMark(
  document: PdfDocument,
  { x, y }: { x: number; y: number },
  side: number,
  colour: string,
): void {
  const line = side * 0.08;
  document.rect(x, y, side, side).fill("#fff");
  document
    .rect(x + line / 2, y + line / 2, side - line, side - line)
    .lineWidth(line)
    .stroke(colour);
  document.circle(x + side / 2, y + side / 2, side / 4).fill(colour);
}
