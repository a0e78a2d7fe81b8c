import { date } from "~/base/lib/dates";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import type { OpenLink } from "./open-links.server";
import { counterPath } from "./paths";

/** Orders written down whose pay link nobody has paid yet; each leads to where the link is sent again or the money is noted. */
export function OpenLinkList({ links }: { links: OpenLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="open-links">
      <h2 id="open-links">
        {links.length === 1
          ? "1 pay link is not paid yet"
          : `${links.length} pay links are not paid yet`}
      </h2>
      <ul className="matters">
        {links.map(({ number, name, totalPaise, createdAt }) => (
          <li key={number}>
            <Link to={`${counterPath}?written=${number}`} className="waiting-order">
              <span>{`${number}, ${name}`}</span>
              <span>{rupees(totalPaise)}</span>
              <span className="muted small">{`written down ${date(createdAt)}: send the link again, or note the money`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
