/**
 * Sheets and rolls of labels, as their makers sell them, in mm. `code`: too small for all that the law asks for, so it has batch, dates,
 * MRP and code alone and stands beside a printed pack.
 */
export type Paper = {
  key: string;
  name: string;
  label: [width: number, height: number];
  page: [width: number, height: number];
  /** Columns and rows, the upper left corner of the first label, and from one to the next. */
  grid: { columns: number; rows: number; left: number; top: number; stepX: number; stepY: number };
  isRoll: boolean;
  holds: "all" | "code";
};

type Size = [width: number, height: number];

const roll = (label: Size, holds: Paper["holds"]): Paper => ({
  key: `roll-${label[0]}x${label[1]}`,
  name: `Roll ${label[0]} × ${label[1]} mm`,
  label,
  page: label,
  grid: { columns: 1, rows: 1, left: 0, top: 0, stepX: 0, stepY: 0 },
  isRoll: true,
  holds,
});

/** `[left, top, step to the right, step down]`. */
const sheet = (
  key: string,
  label: Size,
  [columns, rows]: Size,
  [left, top, stepX, stepY]: [number, number, number, number],
  holds: Paper["holds"],
): Paper => ({
  key: `a4-${key}`,
  name: `A4, ${columns * rows} labels of ${label[0]} × ${label[1]} mm`,
  label,
  page: [210, 297],
  grid: { columns, rows, left, top, stepX, stepY },
  isRoll: false,
  holds,
});

/** From small to large within what they hold. */
export const papers: readonly Paper[] = [
  roll([38, 25], "code"),
  {
    ...roll([38, 25], "code"),
    key: "roll-2x38x25",
    name: "Roll 80 mm wide, two of 38 × 25 mm",
    page: [80, 25],
    grid: { columns: 2, rows: 1, left: 1, top: 0, stepX: 40, stepY: 0 },
  },
  roll([50, 25], "code"),
  sheet("65", [38.1, 21.2], [5, 13], [4.7, 10.7, 40.6, 21.2], "code"),
  sheet("40", [45.7, 25.4], [4, 10], [9.7, 21.5, 48.3, 25.4], "code"),
  sheet("40-india", [48.5, 25.4], [4, 10], [8, 21.5, 48.5, 25.4], "code"),
  sheet("32", [50, 30], [4, 8], [5, 28.5, 50, 30], "code"),
  sheet("30", [70, 29.7], [3, 10], [0, 0, 70, 29.7], "code"),
  sheet("24", [63.5, 33.9], [3, 8], [7.2, 12.9, 66, 33.9], "code"),
  roll([50, 75], "all"),
  sheet("8", [99.1, 67.7], [2, 4], [4.65, 13.1, 101.6, 67.7], "all"),
  roll([75, 100], "all"),
  roll([100, 150], "all"),
  sheet("4", [105, 148.5], [2, 2], [0, 0, 105, 148.5], "all"),
  sheet("2", [210, 148.5], [1, 2], [0, 0, 210, 148.5], "all"),
];

/** The paper with this key; undefined: there is none. */
export const paperOf = (key: string): Paper | undefined =>
  papers.find((paper) => paper.key === key);

/** So many labels are on one page. */
export const cellsOf = ({ grid }: Paper): number => grid.columns * grid.rows;

/** Where a label of a page begins, from 0, left to right, then down. In mm. */
export function cellAt({ grid }: Paper, cell: number): { x: number; y: number } {
  const { columns, left, top, stepX, stepY } = grid;
  return { x: left + (cell % columns) * stepX, y: top + Math.floor(cell / columns) * stepY };
}

/** Which of a page's cells each page prints: `labels` in all, the first in cell `firstCell`, from 1. */
export function pagesOf(
  paper: Paper,
  labels: number,
  firstCell: number,
): { from: number; to: number }[] {
  const cells = cellsOf(paper);
  const end = firstCell - 1 + labels;
  return Array.from({ length: Math.ceil(end / cells) }, (_, page) => ({
    from: page === 0 ? firstCell - 1 : 0,
    to: Math.min(cells, end - page * cells),
  }));
}

/** Labels for so many packs, with so many percent to spare. */
export const labelsFor = (packs: number, spare: number): number =>
  packs + Math.ceil((packs * spare) / 100);
