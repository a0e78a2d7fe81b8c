import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { ListScreen } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { choiceIn, keywordIn } from "~/base/lib/list-filter";
import { pageIn } from "~/base/lib/page-number";
import { quoteStates } from "~/office/quotes/quote-state";
import { QuoteTable } from "~/office/quotes/quote-table";
import { quotesPage } from "~/office/quotes/quotes.server";
import { ButtonLink } from "~/base/ui/button";
import { ChoiceField, KeywordField } from "~/base/ui/filter-form";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Quotes" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const filter = { q: keywordIn(query), state: choiceIn(query, "state", quoteStates) };
  return { ...quotesPage(filter, pageIn(query)), filter };
}

export default function AdminQuotes() {
  const { quotes, filter, ...place } = useLoaderData<typeof loader>();
  return (
    <ListScreen
      title="Quotes"
      of={["quote", "quotes"]}
      path="/dashboard/admin/quotes"
      action={<ButtonLink to="/dashboard/admin/quotes/new">New quote</ButtonLink>}
      place={place}
      filter={filter}
      fields={
        <>
          <KeywordField label="Number, name or phone" value={filter.q} />
          <ChoiceField
            name="state"
            label="State"
            value={filter.state}
            all="All"
            options={Object.entries(quoteStates)}
          />
        </>
      }
      clear="Show all"
      none="No quotes yet."
      about="Offers to single customers, who accept and pay them by a link."
    >
      <QuoteTable quotes={quotes} />
    </ListScreen>
  );
}
