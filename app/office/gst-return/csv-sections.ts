import type { ReturnPeriod } from "./period";

/** The sections that are given out as files of their own. Apart from their CSV, which no browser can make. */
const csvSections = ["b2b", "b2cl", "b2cs", "nil", "cdnr", "cdnur", "hsn", "doc_issue"] as const;
export type CsvSection = (typeof csvSections)[number];

/** Those of an IFF. */
const aheadSections: readonly CsvSection[] = ["b2b", "cdnr"];

/** The sections that the file of such a period can have. */
export const sectionsOf = (kind: ReturnPeriod["kind"]): readonly CsvSection[] =>
  kind === "iff" ? aheadSections : csvSections;

/** The section of this name in the file of such a period; undefined: it has none. */
export const sectionNamed = (
  name: string | undefined,
  kind: ReturnPeriod["kind"],
): CsvSection | undefined => sectionsOf(kind).find((section) => section === name);
