import { Link } from "@remix-run/react";
import { type ListFilter, queryOf } from "~/lib/list-filter";

type Place = {
  /** What it leads through, for screen readers, such as "Pages of users". */
  label: string;
  page: number;
  pages: number;
};

/** Leads to the newer and the older page of a list whose page is `?page=`; `query`: what else the address holds. */
export function Pager({ query, ...place }: Place & { query: ListFilter }) {
  // A link needs some query to take the one that is there away.
  const pathOf = (page: number) => queryOf(query, page) || "?page=1";
  return <PageLinks {...place} pathOf={pathOf} before="Newer" after="Older" />;
}

/** Leads to the pages before and after this one, in these words; nothing when there is only one. */
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
        <Link to={pathOf(page - 1)} rel="prev">
          {before}
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next">
          {after}
        </Link>
      )}
    </nav>
  );
}
