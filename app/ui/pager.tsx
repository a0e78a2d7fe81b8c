import { Link } from "@remix-run/react";

type Props = {
  /** What it leads through, for screen readers, such as "Pages of users". */
  label: string;
  page: number;
  pages: number;
  /** What else the address holds: filter and search. */
  query: Record<string, string>;
};

/** Leads to the newer and the older page of a list whose page is `?page=`; nothing when there is only one. */
export function Pager({ label, page, pages, query }: Props) {
  if (pages <= 1) return null;
  const pathOf = (number: number) =>
    `?${new URLSearchParams({ ...given(query), page: String(number) })}`;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev">
          Newer
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next">
          Older
        </Link>
      )}
    </nav>
  );
}

function given(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}
