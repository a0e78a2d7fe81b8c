import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-head";
import { pageMeta } from "~/layout/page-meta";
import { choiceIn, isFiltering, keywordIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { quoteStates } from "~/office/quotes/quote-state";
import { QuoteTable } from "~/office/quotes/quote-table";
import { quotesPage } from "~/office/quotes/quotes.server";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, FilterForm, KeywordField } from "~/base/ui/filter-form";
import { Pager } from "~/base/ui/pager";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Quotes" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = { q: keywordIn(query), state: choiceIn(query, "state", quoteStates) };
  return { ...quotesPage(filter, pageIn(query)), filter };
}

export default function AdminQuotes() {
  const { quotes, total, page, pages, filter } = useLoaderData<typeof loader>();
  return (
    <section className="stack">
      <ListHead
        title="Quotes"
        action={<ButtonLink to="/dashboard/admin/quotes/new">New quote</ButtonLink>}
      >
        <FilterForm list="/dashboard/admin/quotes" filter={filter} clear="Show all">
          <KeywordField label="Number, name or phone" value={filter.q} />
          <ChoiceField
            name="state"
            label="State"
            value={filter.state}
            all="All"
            options={Object.entries(quoteStates)}
          />
        </FilterForm>
      </ListHead>
      {total === 0 ? (
        <div className="empty">
          <p>{isFiltering(filter) ? "No quote is like that." : "No quotes yet."}</p>
        </div>
      ) : (
        <QuoteTable quotes={quotes} />
      )}
      <ListFoot about="Offers to single customers, who accept and pay them by a link." />
      <Pager label="Pages of quotes" page={page} pages={pages} query={filter} />
    </section>
  );
}
