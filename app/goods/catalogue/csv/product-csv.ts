import { packFields } from "../pack-labels";

/** The required columns of the products' CSV file, in order. */
export const csvColumns = [
  "slug",
  "name",
  "description",
  "price",
  "quantity",
  "shipping",
  "category",
] as const;
/** Optional columns; a missing column or blank cell leaves the product's value unchanged. */
export const optionalCsvColumns = [
  "hsn",
  "gst",
  ...packFields,
  "sale",
  "back_on",
  "parts",
] as const;
export const allCsvColumns = [...csvColumns, ...optionalCsvColumns] as const;
export type CsvColumn = (typeof allCsvColumns)[number];
export type CsvRecord = Record<CsvColumn, string>;

/** Limits of an imported file. */
export const mostRows = 5000;
export const mostBytes = 5 * 1024 * 1024;
