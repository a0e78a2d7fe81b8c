import { formatIndian } from "~/base/lib/india/format-indian";
import { t } from "~/base/words/say";

/** Products per page of a list. */
export const pageSize = 8;

/** "Load more" extends a list up to this many pages; then a new range begins, so that no page grows without limit. */
const pagesPerRange = 12;

/** The range of a list that ends with a page: its products from `from` (0-based) up to, not including, `to`. */
export type PageRange = {
  from: number;
  to: number;
  /** The last page of the previous range; null for the first range. */
  before: number | null;
  /** Whether the next page starts a new range. */
  isFull: boolean;
};

export function pageRange(page: number, pageSize: number): PageRange {
  const before = Math.floor((page - 1) / pagesPerRange) * pagesPerRange;
  return {
    from: before * pageSize,
    to: page * pageSize,
    before: before > 0 ? before : null,
    isFull: page % pagesPerRange === 0,
  };
}

/** `Showing 8 of 22`, or `Showing 97 to 104 of 120` in a later range. */
export function showing(
  total: number,
  { from, to, before }: Pick<PageRange, "from" | "to" | "before">,
): string {
  const [all, last] = [formatIndian(total), String(Math.min(to, total))];
  if (before === null) return t("Showing {shown} of {all}", { shown: last, all });
  return t("Showing {first} to {last} of {all}", { first: String(from + 1), last, all });
}
