import {
  type PdfDocument,
  pdfChunks,
  pdfOfSheets,
  pdfText,
} from "~/sales/invoices/pdf/pdf-document.server";
import { PdfText } from "~/sales/invoices/pdf/pdf-text.server";
import { eanBars } from "./codes.server";
import type { Design } from "./designs";
import { drawLabel } from "./label-drawing.server";
import { labelLayout } from "./label-layout";
import type { LabelContent } from "./label-words";
import { cellAt, cellsOf, pagesOf, type Paper } from "./papers";
import { mm, onDot, type Printer } from "./printer";

/** How far the owner moves all labels of a sheet, in mm to the right and down. */
export type Shift = { x: number; y: number };

type Job = {
  content: LabelContent;
  paper: Paper;
  printer: Printer;
  design: Design;
  shift: Shift;
  labels: number;
  firstCell: number;
  /** The file's date (UTC ms). */
  at: number;
  isSample?: boolean;
};

/** Labels of one batch as a PDF in pieces: a page for each sheet, or for each label of a roll. */
export async function labelPages(job: Job): Promise<AsyncGenerator<Buffer>> {
  const { content, paper, printer, design } = job;
  const layout = labelLayout(await pdfText(content), job);
  const width = paper.label[0] * mm;
  const drawn = { layout, content, width, printer, design, bars: await eanBars() };
  const pages = pagesOf(paper, job.labels, job.firstCell).map((page) => ({ ...page, content }));
  return pdfChunks(about(job), pageSize(paper), pages, (document, { from, to }) => {
    for (let cell = from; cell < to; cell += 1) {
      const place = cornerOf(job, cell);
      if (job.isSample) writeSample(document, paper, place);
      drawLabel(document, drawn, place);
    }
  });
}

/** The frames of all labels of a sheet, to hold against the light with a real one. */
export function testSheet(
  paper: Paper,
  printer: Printer,
  shift: Shift,
  at: number,
): Promise<Buffer> {
  const job = { paper, printer, shift };
  return pdfOfSheets(about({ at }), pageSize(paper), [paper.name], (document, name) => {
    const text = new PdfText(document);
    for (let cell = 0; cell < cellsOf(paper); cell += 1) {
      const { x, y } = cornerOf(job, cell);
      const [width, height] = [paper.label[0] * mm, paper.label[1] * mm];
      document.rect(x, y, width, height).lineWidth(0.5).stroke("#000");
      text.line(`${cell + 1}`, x + 2 * mm, y + 2 * mm, { size: 9 });
      if (cell === 0) text.line(name, x + 8 * mm, y + 2 * mm, { size: 6 });
    }
  });
}

const about = ({ at }: { at: number }) => ({ title: "Pack labels", author: "", at });

const pageSize = ({ page }: Paper): [number, number] => [page[0] * mm, page[1] * mm];

/** Where a label begins, moved as the owner says, on a dot of the printer. */
function cornerOf(
  { paper, printer, shift }: Pick<Job, "paper" | "printer" | "shift">,
  cell: number,
) {
  const { x, y } = cellAt(paper, cell);
  return { x: onDot(printer, (x + shift.x) * mm), y: onDot(printer, (y + shift.y) * mm) };
}

/** Behind the label, so that a sample is not stuck on a pack. */
function writeSample(
  document: PdfDocument,
  paper: Paper,
  { x, y }: { x: number; y: number },
): void {
  const text = new PdfText(document);
  const style = { size: paper.label[0] * mm * 0.24, weight: 700 as const, colour: "#ccc" };
  text.line("SAMPLE", x + 1 * mm, y + (paper.label[1] * mm) / 2 - style.size, style);
}
