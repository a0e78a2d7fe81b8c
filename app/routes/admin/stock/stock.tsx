import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { formatIndian } from "~/base/lib/india/format-indian";
import { isFiltering, queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { stockPage } from "~/goods/stock/admin/stock-list.server";
import {
  arrivalsPath,
  countPath,
  stockChoices,
  stockFilterIn,
  stockPath,
} from "~/goods/stock/admin/stock-query";
import { StockTable } from "~/goods/stock/admin/stock-table";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { PageLinks } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Stock" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const query = new URL(args.request.url).searchParams;
  const filter = stockFilterIn(query);
  return { ...stockPage(filter, pageIn(query)), filter };
}

export default function AdminStock() {
  const { products, filter, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead title="Stock" action={<ButtonLink to={arrivalsPath}>Note arrivals</ButtonLink>}>
        <FilterForm list={stockPath} filter={filter} clear="Show what is counted" label="Stock">
          <KeywordField label="Name, description or code" value={filter.q} />
          <ChoiceField
            name="show"
            label="Show"
            value={filter.show}
            all="Counted"
            options={Object.entries(stockChoices)}
          />
        </FilterForm>
      </ListHead>
      <StockTable rows={products} empty={<Nothing isFiltered={isFiltering(filter)} />} />
      <ListFoot about="Packs on hand of the products that you count. A product that is not counted is never sold out by number.">
        <p className="muted" role="status">
          {total === 1 ? "1 product" : `${formatIndian(total)} products`}
        </p>
        <p className="row">
          <ButtonLink tone="quiet" to={countPath}>
            Count stock
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${stockPath}/export.csv`}>
            Export CSV
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${stockPath}/import`}>
            Import a count
          </ButtonLink>
        </p>
      </ListFoot>
      <PageLinks
        label="Pages of stock"
        page={page}
        pages={pages}
        pathOf={(number) => `${stockPath}${queryOf(filter, number)}`}
        before="Previous"
        after="Next"
      />
    </section>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty">
      <p>{isFiltered ? "No product is like that." : "No product is counted yet."}</p>
      {!isFiltered && (
        <ButtonLink to={`${stockPath}?show=uncounted`}>Choose what to count</ButtonLink>
      )}
    </div>
  );
}
