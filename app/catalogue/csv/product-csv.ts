import { packFields } from "../pack-fields";

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
/** Columns that a file may leave out, and cells that may be blank: a product then keeps what it has. */
export const optionalCsvColumns = ["hsn", "gst", ...packFields] as const;
export const allCsvColumns = [...csvColumns, ...optionalCsvColumns] as const;
export type CsvColumn = (typeof allCsvColumns)[number];
export type CsvRecord = Record<CsvColumn, string>;

/** What a file may hold. */
export const mostRows = 5000;
export const mostBytes = 5 * 1024 * 1024;
