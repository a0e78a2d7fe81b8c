import { inks, type PdfPage } from "./pdf-page.server";
import { PdfText, type Style } from "./pdf-text.server";
import type { Column } from "../wording";

/** The styles of its cells, its total and its head. */
type Styles = { cell: Style; strong: Style; head: Style };

function stylesOf(size: number): Styles {
  const strong: Style = { size, weight: 700 };
  return { cell: { size }, strong, head: { ...strong, colour: inks.quiet } };
}

type Place = { x: number; width: number; isNumber: boolean };

/** Draws the lines of a paper across the page; the header row repeats on every page. `size`: of its letters, in points. */
export function drawTable<Line>(
  page: PdfPage,
  columns: Column<Line>[],
  lines: Line[],
  size = 8,
): void {
  const { cell, strong, head } = stylesOf(size);
  const places = placesOf(page, columns, lines, { cell, strong, head });
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
      cell,
    );
  row(
    columns.map(({ total }) => total ?? ""),
    strong,
  );
}

/** Between two columns, in points. */
const gap = 6;
/** The least that names need; with less left for them, numbers break instead. */
const narrowestNames = 70;

function placesOf<Line>(
  page: PdfPage,
  columns: Column<Line>[],
  lines: Line[],
  styles: Styles,
): Place[] {
  const widths = widthsOf(page, columns, lines, styles);
  let x = page.left;
  return columns.map(({ isNumber = false }, index) => {
    const share = widths[index] ?? 0;
    const place = { x, width: share - (index === columns.length - 1 ? 0 : gap), isNumber };
    x += share;
    return place;
  });
}

/** Each column its share of the page. What large numbers need beyond theirs is taken from the names, the first column. */
function widthsOf<Line>(
  page: PdfPage,
  columns: Column<Line>[],
  lines: Line[],
  styles: Styles,
): number[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => (width * page.width) / all);
  const others = columns
    .map((column, index) =>
      Math.max(
        shares[index] ?? 0,
        column.isNumber ? numberWidth(page, column, lines, styles) + gap : 0,
      ),
    )
    .slice(1);
  const left = page.width - others.reduce((sum, width) => sum + width, 0);
  return left < narrowestNames ? shares : [left, ...others];
}

function numberWidth<Line>(
  { text }: PdfPage,
  { of, total = "" }: Column<Line>,
  lines: Line[],
  styles: Styles,
): number {
  const cells = lines.flatMap((line) => of(line).split("\n"));
  const widest = Math.max(...cells.map((cell) => text.widthOf(cell, styles.cell)));
  return Math.max(widest, text.widthOf(total, styles.strong));
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
