import { Link } from "~/base/ui/link";
import type { Gap } from "./ready-to-sell.server";

/** What the firm does not say yet, each with its weight in words and a link into its field. */
export function FirmGaps({ gaps }: { gaps: Gap[] }) {
  if (gaps.length === 0) return <p>Nothing is missing.</p>;
  return (
    <ul className="matters">
      {gaps.map(({ words, to, isMust }) => (
        <li key={to} className="gap">
          <Weight isMust={isMust} />
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The words carry the meaning, not the colour. */
export function Weight({ isMust }: { isMust: boolean }) {
  return (
    <span className={`badge badge-${isMust ? "danger" : "warn"}`}>
      {isMust ? "Must" : "Should"}
    </span>
  );
}

/** What a product (`name`) lacks, in a row of links into its fields. */
export function ProductGaps({ gaps, name }: { gaps: Gap[]; name: string }) {
  if (gaps.length === 0) return <span className="muted">Nothing</span>;
  return (
    <ul className="row gap-links">
      {gaps.map(({ words, to }) => (
        <li key={to}>
          <Link to={to} aria-label={`${words} of ${name}`}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
