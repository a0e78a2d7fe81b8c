import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Button, ButtonLink } from "~/ui/button";
import { priceBrackets } from "../price-brackets";
import type { Category } from "../product";
import { storePath, type StoreQuery } from "./store-query";

/** The Store's filters behind a Show/Hide toggle. A GET form; with script every change shows in place (`refineLists`). */
export function StoreFilters({ query, known }: { query: StoreQuery; known: Category[] }) {
  return (
    <details className="store-filters" open={query.categories.length > 0 || query.price !== null}>
      <summary className="button button-quiet">
        <span className="when-closed">Show Filters</span>
        <span className="when-open">Hide Filters</span>
      </summary>
      <Form method="get" action="/Store" autoComplete="off" className="panel" data-refines="">
        <div data-live="filters">
          <fieldset>
            <legend>Categories</legend>
            {known.map(({ slug, name }) => (
              <label key={slug} className="checkbox">
                <input
                  type="checkbox"
                  id={`category-${slug}`}
                  name="category"
                  value={slug}
                  defaultChecked={query.categories.some((chosen) => chosen.slug === slug)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Price in ₹</legend>
            {priceBrackets.map(({ value, label }) => (
              <label key={value} className="checkbox">
                <input
                  type="radio"
                  id={`price-${value}`}
                  name="price"
                  value={value}
                  defaultChecked={query.price?.value === value}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className="actions">
          <Button>Apply</Button>
          <ButtonLink tone="quiet" to="/Store">
            RESET FILTERS
          </ButtonLink>
        </div>
      </Form>
    </details>
  );
}

/** Each active filter as a link that removes it: a radio button cannot be unchecked. */
export function ChosenFilters({ query }: { query: StoreQuery }) {
  const { categories, price } = query;
  if (categories.length === 0 && !price) return null;
  return (
    <ul className="chosen-filters" aria-label="Chosen filters">
      {categories.map((category) => (
        <Chosen
          key={category.slug}
          label={category.name}
          without={{ ...query, page: 1, categories: categories.filter((it) => it !== category) }}
        />
      ))}
      {price && <Chosen label={`₹ ${price.label}`} without={{ ...query, page: 1, price: null }} />}
    </ul>
  );
}

function Chosen({ label, without }: { label: string; without: StoreQuery }) {
  return (
    <li>
      <Link to={storePath(without)} className="chosen-filter">
        <span className="visually-hidden">Remove filter: </span>
        {label} <span aria-hidden="true">✕</span>
      </Link>
    </li>
  );
}
