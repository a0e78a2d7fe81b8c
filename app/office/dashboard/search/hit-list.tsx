import { Link } from "~/base/ui/link";
import type { Group } from "./group";

/** What was found of one kind: links in order, and the way to all of them. */
export function HitList({ group: { name, hits, all } }: { group: Group }) {
  return (
    <section className="stack hit-group" aria-label={name}>
      <h2>{name}</h2>
      <ul className="hits">
        {hits.map(({ to, title, detail }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{title}</strong>
              <span className="muted small">{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <Link to={all.to} className="hit-all">
            {all.words}
          </Link>
        </p>
      )}
    </section>
  );
}
