import { useCallback, useRef } from "react";
import { useClosingMenus } from "~/base/ui/browser/use-closing-menus";
import { useInPlace } from "~/base/ui/browser/use-in-place";
import { ButtonLink } from "~/base/ui/button";
import { formatIndian } from "~/base/lib/india/format-indian";
import type { ListAt } from "../browse/list-at";
import { sortReasons } from "../browse/sorts";
import { soldDays } from "../search/sold/sold-days";
import type { StoreOptions } from "../browse/store-options.server";
import { isNarrowed, plainPath, type StoreQuery, storePath } from "../browse/store-query";
import { type PageRange, showing } from "../list-page";
import type { CardProduct } from "../product";
import { ChosenFilters } from "./chosen-filters";
import { ProductPages } from "./product-pages";
import { hasChoices, StoreFilters } from "./store-filters";
import { StoreSort } from "./store-sort";
import { useFromTop, useIsRefining } from "./use-refining";
import { t } from "~/base/words/say";

type Props = {
  at: ListAt;
  query: StoreQuery;
  options: StoreOptions;
  products: CardProduct[];
  total: number;
  isMore: boolean;
  range: PageRange;
  /** What is said where the list has nothing, whatever is chosen. */
  nothing: React.ReactNode;
  /** Whether that is known, also of a list that is filtered. */
  isNothing?: boolean;
  /** Renders a product's actions. */
  children: (product: CardProduct) => React.ReactNode;
};

/** A list of products with its filters and its order, at an address for each choice. */
export function RefinedList({ at, query, options, nothing, isNothing, children, ...list }: Props) {
  const { products, total, isMore, range } = list;
  const isFiltered = isNarrowed(query);
  const isRefining = useIsRefining() || undefined;
  const inPlace = useInPlace();
  const area = useRef<HTMLDivElement>(null);
  useClosingMenus(area);
  useFromTop(area, storePath({ ...query, page: 1 }, at));
  const focusFilters = useCallback(() => focusFirst(area.current), []);
  const hasTools = isFiltered || hasChoices(options);
  return (
    <div className={hasTools ? "store-list" : undefined} ref={area}>
      {hasTools && (
        <div className="store-tools">
          <StoreFilters {...{ at, options, total, isMore, inPlace }} />
          <StoreSort at={at} sort={query.sort} go={inPlace.go} />
          <ChosenFilters
            at={at}
            query={query}
            oils={options.askedOils}
            follow={inPlace.follow}
            onLastGone={focusFilters}
          />
          <output className="muted live-part" aria-busy={isRefining}>
            {inPlace.isOffline ? (
              <span className="not-sent">{t("There is no connection")}</span>
            ) : (
              countWords(isFiltered, list)
            )}
          </output>
        </div>
      )}
      <div className="store-goods" aria-busy={isRefining}>
        {products.length === 0 && (isFiltered && !isNothing ? <NothingFits at={at} /> : nothing)}
        <ProductPages
          products={products}
          range={range}
          page={query.page}
          total={total}
          pathOf={(page) => storePath({ ...query, page }, at)}
        >
          {children}
        </ProductPages>
        {products.length > 1 && (
          <p className="muted small">
            {`${t(sortReasons[query.sort], { days: soldDays })} ${t("Nobody can pay for a place.")}`}
          </p>
        )}
      </div>
    </div>
  );
}

/** The filters: on a desktop they stand open, without the toggle. */
function focusFirst(area: HTMLElement | null): void {
  const toggle = area?.querySelector("summary");
  toggle?.focus();
  if (document.activeElement === toggle) return;
  area?.querySelector<HTMLElement>("fieldset input:enabled")?.focus({ preventScroll: true });
}

const NothingFits = ({ at }: { at: ListAt }) => (
  <div className="empty">
    <p>{t("No product fits these filters.")}</p>
    <ButtonLink to={plainPath(at)}>{t("RESET FILTERS")}</ButtonLink>
  </div>
);

function countWords(
  isFiltered: boolean,
  { total, isMore, range }: Pick<Props, "total" | "isMore" | "range">,
): string | null {
  if (!isFiltered) return total > 0 ? showing(total, range) : null;
  if (isMore) return t("More than {n} products found", { n: formatIndian(total) });
  return t("{n, plural, one {# product found} other {# products found}}", { n: total });
}
