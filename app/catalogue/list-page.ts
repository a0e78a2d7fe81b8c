import { formatIndian } from "~/lib/format-indian";

/** A list grows by "Load more" up to so many pages; then a new range of it begins, so that no page grows without end. */
const pagesOfAStretch = 12;

/** The range of a list that a page ends: its products from (0: the first) to before, and the pages beside it. */
export type PageRange = {
  from: number;
  to: number;
  /** The last page of the range before; null: this is the first. */
  before: number | null;
  /** Whether the next page would begin another range. */
  isFull: boolean;
};

export function pageRange(page: number, pageSize: number): PageRange {
  const before = Math.floor((page - 1) / pagesOfAStretch) * pagesOfAStretch;
  return {
    from: before * pageSize,
    to: page * pageSize,
    before: before > 0 ? before : null,
    isFull: page % pagesOfAStretch === 0,
  };
}

/** What of a list is on the page: `Showing 8 of 22`, or from where when it does not begin at the first. */
export function showing(
  shown: number,
  total: number,
  { from, before }: Pick<PageRange, "from" | "before">,
): string {
  const last = before === null ? `${shown}` : `${from + 1} to ${from + shown}`;
  return `Showing ${last} of ${formatIndian(total)}`;
}
