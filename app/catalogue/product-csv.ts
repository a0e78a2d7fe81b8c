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
