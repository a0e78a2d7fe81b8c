import { ButtonLink } from "~/base/ui/button";
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

/** The link below a list: loads one more page, or leads to the next range once this one is full. */
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
  return (
    <div className="pager" data-live="more">
      {range.to < total && <NextPage to={pathOf(page + 1)} isRange={range.isFull} />}
    </div>
  );
}

function NextPage({ to, isRange }: { to: string; isRange: boolean }) {
  // With script the list grows in place (`growLists`).
  if (!isRange)
    return (
      <ButtonLink to={to} tone="quiet" data-load-more={t("Loading ...")}>
        {t("Load more")}
      </ButtonLink>
    );
  return (
    <ButtonLink to={to} tone="quiet" rel="next">
      {t("More products")}
    </ButtonLink>
  );
}
