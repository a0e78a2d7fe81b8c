import { Link } from "~/base/ui/link";
import { useOpens } from "~/people/accounts/staff/use-opens";
import type { Missing } from "./missing";

/** What labels lack, each with a link to where it is typed, for those who may open that. */
export function MissingList({ missing }: { missing: Missing[] }) {
  const opens = useOpens();
  const [musts, others] = [missing.filter(({ isMust }) => isMust), missing.filter(({ isMust }) => !isMust)]; // prettier-ignore
  const list = (facts: Missing[]) => (
    <ul>
      {facts.map(({ words, to }) => (
        <li key={words}>
          {opens(to.replace(/[?#].*/, "")) ? <Link to={to}>{words}</Link> : words}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {musts.length > 0 && (
        <section className="panel stack">
          <h2>Missing: no label is printed without it</h2>
          {list(musts)}
        </section>
      )}
      {others.length > 0 && (
        <section className="panel stack">
          <h2>Not said yet</h2>
          {list(others)}
        </section>
      )}
    </>
  );
}
