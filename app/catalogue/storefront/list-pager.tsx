import { ButtonLink } from "~/ui/button";
import type { PageRange } from "../list-page";
import { LoadMore } from "./load-more";

/** Above a range that is not the first: leads to the one before it. */
export function EarlierProducts({
  range: { before },
  pathOf,
}: {
  range: PageRange;
  pathOf: (page: number) => string;
}) {
  if (before === null) return null;
  return (
    <div className="pager">
      <ButtonLink to={pathOf(before)} tone="quiet" rel="prev">
        Earlier products
      </ButtonLink>
    </div>
  );
}

/** Below a list: one page more, until the range is full; then the next range, from its beginning. */
export function MoreProducts({
  range,
  page,
  total,
  pathOf,
}: {
  range: PageRange;
  page: number;
  total: number;
  pathOf: (page: number) => string;
}) {
  if (range.to >= total) return null;
  const next = pathOf(page + 1);
  return (
    <div className="pager">
      {range.isFull ? (
        <ButtonLink to={next} tone="quiet" rel="next">
          More products
        </ButtonLink>
      ) : (
        <LoadMore to={next} />
      )}
    </div>
  );
}
