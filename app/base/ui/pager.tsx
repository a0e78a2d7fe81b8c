import { Link } from "~/base/ui/link";
import { type ListFilter, queryOf } from "~/base/lib/list-filter";
import { t } from "~/base/words/say";

type Place = {
  /** Accessible name, such as "Pages of users". */
  label: string;
  page: number;
  pages: number;
};

/** Links to newer and older pages of a list, `?page=`; `query`: the other parameters. */
export function Pager({ query, ...place }: Place & { query: ListFilter }) {
  // A link with an empty query would keep the current one.
  const pathOf = (page: number) => queryOf(query, page) || "?page=1";
  return <PageLinks {...place} pathOf={pathOf} before={t("Newer")} after={t("Older")} />;
}

/** Links to the previous and next page with these labels; nothing for a single page. */
export function PageLinks({
  label,
  page,
  pages,
  pathOf,
  before,
  after,
}: Place & { pathOf: (page: number) => string; before: string; after: string }) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" prefetch="intent">
          {before}
        </Link>
      )}
      <span>{t("Page {page} of {pages}", { page, pages })}</span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" prefetch="intent">
          {after}
        </Link>
      )}
    </nav>
  );
}
