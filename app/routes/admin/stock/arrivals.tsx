import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { queryOf } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { ArrivalsSheet } from "~/goods/stock/arrivals/arrivals-sheet";
import { submitArrivals } from "~/goods/stock/arrivals/arrivals-submit.server";
import { stockPage } from "~/goods/stock/admin/stock-list.server";
import { arrivalsPath, stockFilterIn, stockPath } from "~/goods/stock/admin/stock-query";
import { newestBatches } from "~/goods/stock/batches/batch-rows.server";
import { ButtonLink } from "~/base/ui/button";
import { FilterForm, KeywordField } from "~/base/ui/filter-form";
import { PageHead } from "~/base/ui/page-head";
import { PageLinks } from "~/base/ui/pager";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Arrivals" });

/** Batches that a row of the sheet suggests. */
const mostSuggested = 8;

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "stock");
  const query = new URL(args.request.url).searchParams;
  const { q } = stockFilterIn(query);
  const found = stockPage({ show: "", q }, pageIn(query));
  const ids = found.products.map(({ id }) => id);
  return { ...found, batches: [...newestBatches(ids, mostSuggested)], q, fresh: newId() };
}

export const action = (args: ActionFunctionArgs) => staffForm(args, "stock", submitArrivals);

export default function AdminArrivals() {
  const { products, batches, q, fresh, page, pages } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const state = answer?.form;
  const added = answer && "added" in answer ? answer.added : [];
  return (
    <section className="stack">
      <p>
        <Link to={stockPath}>Stock</Link>
      </p>
      <PageHead
        title="Arrivals"
        lead="Type how many packs came beside each product and, if you like, the number of their batch; or scan them. Save once."
      />
      {(pages > 1 || q) && (
        <FilterForm list={arrivalsPath} filter={{ q }} clear="Show all">
          <KeywordField label="Name, description or code" value={q} />
        </FilterForm>
      )}
      {products.length > 0 ? (
        <ArrivalsSheet
          rows={products}
          added={added}
          batches={new Map(batches)}
          fresh={fresh}
          state={state}
        />
      ) : (
        <div className="empty">
          <p>{q ? "No counted product is like that." : "No product is counted yet."}</p>
          <ButtonLink to={`${stockPath}?show=uncounted`}>Choose what to count</ButtonLink>
        </div>
      )}
      <PageLinks
        label="Pages of products"
        page={page}
        pages={pages}
        pathOf={(number) => `${arrivalsPath}${queryOf({ q }, number)}`}
        before="Previous"
        after="Next"
      />
    </section>
  );
}
