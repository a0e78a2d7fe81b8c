import { Link } from "~/base/ui/link";
import type { PageAsked } from "./page-asked.server";

/** The page that answers what was searched for, above the goods. */
export function PageCard({ page: { to, title, sentence } }: { page: PageAsked }) {
  return (
    <section className="panel page-card" aria-labelledby="page-card">
      <h2 id="page-card">
        <Link to={to}>
          {title} <span aria-hidden="true">→</span>
        </Link>
      </h2>
      <p className="muted">{sentence}</p>
    </section>
  );
}
