import { ButtonLink } from "~/base/ui/button";
import { useGoingTo, useInPlace } from "~/base/ui/browser/use-in-place";
import { NotSent } from "~/base/ui/sending/sent-form";
import type { PageRange } from "../list-page";
import { t } from "~/base/words/say";

/** The link above a list to its previous range; nothing in the first range. */
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
        {t("Earlier products")}
      </ButtonLink>
    </div>
  );
}

/**
 * The link below a list: loads one more page, or leads to the next range once this one is full. `onGrow` is called when more is asked
 * for.
 */
export function MoreProducts({
  range,
  page,
  total,
  pathOf,
  onGrow,
}: {
  range: PageRange;
  page: number;
  total: number;
  pathOf: (page: number) => string;
  onGrow: () => void;
}) {
  return (
    <div className="pager">
      {range.to < total && (
        <NextPage to={pathOf(page + 1)} isRange={range.isFull} onGrow={onGrow} />
      )}
    </div>
  );
}

function NextPage({ to, isRange, onGrow }: { to: string; isRange: boolean; onGrow: () => void }) {
  const isGrowing = useGoingTo() === to;
  const { follow, isOffline } = useInPlace();
  if (isRange)
    return (
      <ButtonLink to={to} tone="quiet" rel="next">
        {t("More products")}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink
        to={to}
        tone="quiet"
        aria-busy={isGrowing || undefined}
        onClick={(event) => {
          onGrow();
          follow(to)(event);
        }}
      >
        {isGrowing ? t("Loading ...") : t("Load more")}
      </ButtonLink>
      <NotSent words={isOffline ? t("There is no connection") : null} />
    </>
  );
}
