import { type PdfDocument, pdfOfSheets } from "~/sales/invoices/pdf/pdf-document.server";
import { code128 } from "./code128.server";
import { drawLabel, labelSize } from "./label-drawing.server";
import type { Label } from "./labels.server";
import type { Sender } from "./sender.server";

/** On labels of 4 × 6 inches, or on A4 sheets of four, the first of which starts at a cell from 1 to 4. */
export type LabelPaper = { paper: "label" } | { paper: "a4"; firstCell: number };

/** A quarter of A4, in points. */
const cell = { width: 297.64, height: 420.94 };
/** Four labels in true size are taller than A4. */
const scale = 0.97;

/** Labels as one PDF. `at`: the file's date (UTC ms). */
export async function labelsPdf(
  labels: Label[],
  sender: Sender,
  on: LabelPaper,
  at: number,
): Promise<Buffer> {
  const encode = await code128();
  const about = { title: "Labels", author: sender.name, at };
  const draw = (document: PdfDocument, label: Label) =>
    drawLabel(document, label, { sender, encode });
  if (on.paper === "label")
    return pdfOfSheets(
      about,
      labelSize,
      labels.map((label) => ({ label, sender })),
      (document, { label }) => draw(document, label),
    );
  return pdfOfSheets(
    about,
    "A4",
    sheetsOfFour(labels, on.firstCell).map((sheet) => ({ sheet, sender })),
    (document, { sheet }) => {
      for (const [place, label] of sheet.entries())
        if (label) inCell(document, place, () => draw(document, label));
    },
  );
}

/** Labels in sheets of four; cells that are used up stay free. */
function sheetsOfFour(labels: Label[], firstCell: number): (Label | null)[][] {
  const cells = [...Array.from({ length: firstCell - 1 }, () => null), ...labels];
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, sheet) =>
    cells.slice(sheet * 4, sheet * 4 + 4),
  );
}

/** `place`: from 0, left to right, then down. */
function inCell(document: PdfDocument, place: number, draw: () => void): void {
  const x = (place % 2) * cell.width + (cell.width - labelSize[0] * scale) / 2;
  const y = Math.floor(place / 2) * cell.height + (cell.height - labelSize[1] * scale) / 2;
  document.save().translate(x, y).scale(scale);
  draw();
  document.restore();
}
