import type { ReturnPeriod } from "./period";

/** The sections that are given out as files of their own. Apart from their CSV, which no browser can make. */
const csvSections = ["b2b", "b2cl", "b2cs", "nil", "cdnr", "cdnur", "hsn", "doc_issue"] as const;
/** What corrects an earlier period. */
const amendedSections = ["b2ba", "b2cla", "b2csa", "cdnra", "cdnura"] as const;
export type CsvSection = (typeof csvSections)[number] | (typeof amendedSections)[number];

/** Those of an IFF. */
const aheadSections: readonly CsvSection[] = ["b2b", "cdnr"];
const amendedAhead: readonly CsvSection[] = ["b2ba", "cdnra"];

/** The sections that the file of such a period can have of its own. */
export const sectionsOf = (kind: ReturnPeriod["kind"]): readonly CsvSection[] =>
  kind === "iff" ? aheadSections : csvSections;

/** The sections with which it can correct earlier periods. */
export const amendedSectionsOf = (kind: ReturnPeriod["kind"]): readonly CsvSection[] =>
  kind === "iff" ? amendedAhead : amendedSections;

/** The section of this name in the file of such a period; undefined: it has none. */
export const sectionNamed = (
  name: string | undefined,
  kind: ReturnPeriod["kind"],
): CsvSection | undefined =>
  [...sectionsOf(kind), ...amendedSectionsOf(kind)].find((section) => section === name);
