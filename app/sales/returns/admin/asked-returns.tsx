import { date } from "~/base/lib/dates";
import { Link } from "~/base/ui/link";
import { returnPath } from "../admin-paths";

type Asked = { number: string; words: string; createdAt: number };

/** On the page of an order: the returns that its buyer asks for. */
export function AskedReturns({ returns }: { returns: Asked[] }) {
  if (returns.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="order-asked-returns">
      <h2 id="order-asked-returns">Returns asked for</h2>
      <ul>
        {returns.map(({ number, words, createdAt }) => (
          <li key={number}>
            <Link to={returnPath(number)}>{number}</Link>
            {`, ${date(createdAt)}: ${words}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
