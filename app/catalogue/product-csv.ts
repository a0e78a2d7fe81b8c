/** The columns of the products' list as a file, in their order. */
export const csvColumns = [
  "slug",
  "name",
  "description",
  "price",
  "quantity",
  "shipping",
  "category",
] as const;
export type CsvColumn = (typeof csvColumns)[number];
export type CsvRecord = Record<CsvColumn, string>;

/** What a file may hold. */
export const mostRows = 5000;
export const mostBytes = 5 * 1024 * 1024;

/**
 * A cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe before it, and so does what
 * already begins with apostrophes and then like one. `plain` takes exactly one off again.
 */
export function defused(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The text that `defused` was given; one that a person typed without the apostrophe stays as it is. */
export function plain(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
