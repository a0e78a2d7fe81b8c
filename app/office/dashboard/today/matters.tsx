import { Link } from "~/base/ui/link";

/** Something that waits for the owner: `words` after the number, for one and for several, and where it is done. */
export type Matter = { count: number; one: string; many: string; to: string };

/** What waits, as links; what does not wait is left out. */
export function Matters({ matters }: { matters: Matter[] }) {
  const waiting = matters.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <ul className="matters">
      {waiting.map(({ count, one, many, to }) => (
        <li key={one}>
          <Link to={to}>{`${count} ${count === 1 ? one : many}`}</Link>
        </li>
      ))}
    </ul>
  );
}
