import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-head";
import { pageMeta } from "~/layout/page-meta";
import { isFiltering } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { batchesPath, batchFilterIn, batchStates } from "~/goods/stock/batches/batch-filter";
import { batchesPage } from "~/goods/stock/batches/batch-list.server";
import { BatchTable } from "~/goods/stock/batches/batch-table";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Batches" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const query = new URL(args.request.url).searchParams;
  const filter = batchFilterIn(query);
  return { ...batchesPage(filter, pageIn(query)), filter };
}

export default function AdminBatches() {
  const { batches, total, page, pages, filter } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead
        title="Batches"
        action={<ButtonLink to={`${batchesPath}/new`}>New batch</ButtonLink>}
      >
        <FilterForm list={batchesPath} filter={filter} clear="Show all batches">
          <KeywordField label="Number begins with" value={filter.q} />
          <ChoiceField
            name="state"
            label="Show"
            value={filter.state}
            all="All, newest first"
            options={Object.entries(batchStates)}
          />
          {filter.product && <input type="hidden" name="product" value={filter.product} />}
        </FilterForm>
      </ListHead>
      <BatchTable batches={batches} empty={<Nothing isFiltered={isFiltering(filter)} />} />
      <ListFoot about="Packs that were filled together. Orders take from the batch that ends first, and each batch knows who got it.">
        <p className="muted" role="status">
          {total === 1 ? "1 batch" : `${total} batches`}
        </p>
        <p className="row">
          <ButtonLink tone="quiet" to={`${batchesPath}/export.csv`}>
            Export CSV
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${batchesPath}/import`}>
            Import CSV
          </ButtonLink>
        </p>
      </ListFoot>
      <Pager label="Pages of batches" page={page} pages={pages} query={filter} />
    </section>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty">
      <p>{isFiltered ? "No batch is like that." : "There is no batch yet."}</p>
    </div>
  );
}
