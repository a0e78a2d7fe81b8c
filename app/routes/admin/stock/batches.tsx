import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { pageIn } from "~/base/lib/page-number";
import { batchesPath, batchFilterIn, batchStates } from "~/goods/stock/batches/batch-filter";
import { batchesPage } from "~/goods/stock/batches/batch-list.server";
import { BatchTable } from "~/goods/stock/batches/batch-table";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, KeywordField } from "~/base/ui/filter-form";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Batches" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const query = new URL(args.request.url).searchParams;
  const filter = batchFilterIn(query);
  return { ...batchesPage(filter, pageIn(query)), filter };
}

export default function AdminBatches() {
  const { batches, filter, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Batches"
      of={["batch", "batches"]}
      path={batchesPath}
      action={<ButtonLink to={`${batchesPath}/new`}>New batch</ButtonLink>}
      place={place}
      filter={filter}
      fields={
        <>
          <KeywordField label="Number begins with" value={filter.q} />
          <ChoiceField
            name="state"
            label="Show"
            value={filter.state}
            all="All, newest first"
            options={Object.entries(batchStates)}
          />
          {filter.product && <input type="hidden" name="product" value={filter.product} />}
        </>
      }
      clear="Show all batches"
      none="There is no batch yet."
      about="Packs that were filled together. Orders take from the batch that ends first, and each batch knows who got it."
      foot={
        <p className="row">
          <ButtonLink tone="quiet" to={`${batchesPath}/export.csv`}>
            Export CSV
          </ButtonLink>
          <ButtonLink tone="quiet" to={`${batchesPath}/import`}>
            Import CSV
          </ButtonLink>
        </p>
      }
    >
      <BatchTable batches={batches} />
    </ListScreen>
  );
}
