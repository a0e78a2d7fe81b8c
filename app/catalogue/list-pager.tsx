import { ButtonLink } from "~/ui/button";
import type { PageRange } from "./list-page";
import { LoadMore } from "./load-more";

/** Above a stretch that is not the first: leads to the one before it. */
export function EarlierProducts({
  stretch: { before },
  pathOf,
}: {
  stretch: PageRange;
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

/** Below a list: one page more, until the stretch is full; then the next stretch, from its beginning. */
export function MoreProducts({
  stretch,
  page,
  total,
  pathOf,
}: {
  stretch: PageRange;
  page: number;
  total: number;
  pathOf: (page: number) => string;
}) {
  if (stretch.to >= total) return null;
  const next = pathOf(page + 1);
  return (
    <div className="pager">
      {stretch.isFull ? (
        <ButtonLink to={next} tone="quiet" rel="next">
          More products
        </ButtonLink>
      ) : (
        <LoadMore to={next} />
      )}
    </div>
  );
}
