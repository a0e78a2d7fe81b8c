import { Link } from "~/ui/link";
import { type StoreQuery, storePath } from "../browse/store-query";
import { packKindWords } from "../pack-kinds";

/** Each active filter as a link that removes it. */
export function ChosenFilters({ query }: { query: StoreQuery }) {
  const chosen = chosenIn(query);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label="Chosen filters">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link to={storePath({ ...query, page: 1, ...without })} className="chosen-filter">
            <span className="visually-hidden">{`Remove filter: ${label}`}</span>
            <span aria-hidden="true">{`${label} ✕`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chosen = { label: string; without: Partial<StoreQuery> };

function chosenIn({ categories, oils, packs, sizes, price, inStock }: StoreQuery): Chosen[] {
  return [
    ...categories.map((it) => ({
      label: it.name,
      without: { categories: categories.filter((other) => other !== it) },
    })),
    ...oils.map((it) => ({ label: it, without: { oils: oils.filter((other) => other !== it) } })),
    ...packs.map((it) => ({
      label: packKindWords[it],
      without: { packs: packs.filter((other) => other !== it) },
    })),
    ...sizes.map((it) => ({
      label: it.label,
      without: { sizes: sizes.filter((other) => other !== it) },
    })),
    ...(price ? [{ label: price.label, without: { price: null } }] : []),
    ...(inStock ? [{ label: "Can be bought now", without: { inStock: false } }] : []),
  ];
}
