import { formatIndian } from "~/base/lib/india/format-indian";

/** How many orders a list shows; `isMore`: more fit than can be paged through. */
export function orderCount({ total, isMore }: { total: number; isMore: boolean }): string {
  if (isMore)
    return `The newest ${formatIndian(total)}. More orders fit: type more of the name, or choose days.`;
  return total === 1 ? "1 order" : `${formatIndian(total)} orders`;
}
