import { Link } from "~/base/ui/link";
import type { PackSize } from "~/base/lib/pack-size";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";
import { packName } from "../admin/stock-words";

type Props = {
  products: ({ id: string; name: string; slug: string } & PackSize)[];
  q: string;
  page: number;
  pages: number;
  /** The page that asks, which then takes the slug as `product`. */
  path: string;
};

/** Which product it is about, by its name. */
export function ProductChoice({ products, q, page, pages, path }: Props) {
  return (
    <>
      <p className="lead">Of which product?</p>
      {(pages > 1 || q) && (
        <FilterForm
          list={path}
          filter={{ q }}
          clear="Show all"
          button="Find"
          title="Find a product"
        >
          <KeywordField label="Name, description or code" value={q} />
        </FilterForm>
      )}
      {products.length === 0 && <p>No product is like that.</p>}
      <ul className="stack">
        {products.map((product) => (
          <li key={product.id}>
            <Link to={`${path}?product=${product.slug}`}>{packName(product)}</Link>
          </li>
        ))}
      </ul>
      <Pager label="Pages of products" page={page} pages={pages} query={{ q }} />
    </>
  );
}
