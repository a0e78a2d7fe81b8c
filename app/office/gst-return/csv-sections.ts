/** The sections that are given out as files of their own. Apart from their CSV, which no browser can make. */
export const csvSections = [
  "b2b",
  "b2cl",
  "b2cs",
  "nil",
  "cdnr",
  "cdnur",
  "hsn",
  "doc_issue",
] as const;
export type CsvSection = (typeof csvSections)[number];

export const isCsvSection = (name: string): name is CsvSection =>
  (csvSections as readonly string[]).includes(name);
