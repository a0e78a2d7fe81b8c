import type { InvoiceLine } from "./content";
import { inks, type PdfPage } from "./pdf-page.server";
import { PdfText, type Style } from "./pdf-text.server";
import type { Column } from "./wording";

const cellStyle: Style = { size: 8 };
const strong: Style = { size: 8, weight: 700 };
const head: Style = { ...strong, colour: inks.quiet };

type Place = { x: number; width: number; isNumber: boolean };

/** Draws the lines of an invoice across the page; the header row repeats on every page. */
export function drawTable(page: PdfPage, columns: Column[], lines: InvoiceLine[]): void {
  const places = placesOf(page, columns);
  const titles = columns.map(({ title }) => title);
  const row = (cells: string[], style: Style) => {
    if (!page.hasRoom(heightOf(page, places, cells, style))) {
      page.turn();
      drawRow(page, places, titles, head);
    }
    drawRow(page, places, cells, style);
  };
  row(titles, head);
  for (const line of lines)
    row(
      columns.map(({ of }) => of(line)),
      cellStyle,
    );
  row(
    columns.map(({ total }) => total ?? ""),
    strong,
  );
}

function placesOf({ left, width: inner }: PdfPage, columns: Column[]): Place[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  let x = left;
  return columns.map(({ width, isNumber = false }, index) => {
    const share = (width * inner) / all;
    const place = { x, width: share - (index === columns.length - 1 ? 0 : 6), isNumber };
    x += share;
    return place;
  });
}

function drawRow(page: PdfPage, places: Place[], cells: string[], style: Style): void {
  places.forEach(({ x, width, isNumber }, index) => {
    page.text.linesIn(cells[index] ?? "", width, style).forEach((line, below) => {
      const y = page.y + 4 + below * PdfText.lineHeight(style);
      page.text.line(line, isNumber ? x + width : x, y, style, isNumber);
    });
  });
  page.y += heightOf(page, places, cells, style);
  page.rule();
}

function heightOf(page: PdfPage, places: Place[], cells: string[], style: Style): number {
  const lines = places.map(
    ({ width }, index) => page.text.linesIn(cells[index] ?? "", width, style).length,
  );
  return Math.max(...lines) * PdfText.lineHeight(style) + 8;
}
