import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { NotPrinted } from "~/sales/invoices/not-printed";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { adminQuotePage } from "~/office/quotes/admin-quote.server";
import { QuoteForm } from "~/office/quotes/quote-form";
import { Version } from "~/base/ui/version";
import { QuotePaper } from "~/office/quotes/quote-paper";
import { SendQuote } from "~/office/quotes/send-quote";
import { quoteStates } from "~/office/quotes/quote-state";
import { submitQuoteChange } from "~/office/quotes/quote-submit.server";
import { quoteByNumber } from "~/office/quotes/quotes.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Quote ${data.quote.number}` : "Quote" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "orders");
  return adminQuotePage(quoteIn(args), args.request, member);
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitQuoteChange(quoteIn(args), form, admin));

function quoteIn({ params }: { params: LoaderFunctionArgs["params"] }) {
  const quote = quoteByNumber(params.number ?? "");
  if (!quote) throw notFound();
  return quote;
}

export default function AdminQuote() {
  const page = useLoaderData<typeof loader>();
  const { quote, state, order, isOpen, known } = page;
  const answer = useAnswer<typeof action>();
  const isForm = answer !== undefined && "chosen" in answer;
  const packs = isForm ? answer : { chosen: page.chosen, offered: page.offered, words: "" };
  return (
    <section className="stack">
      <PageHead
        title={`Quote ${quote.number}`}
        lead={
          <>
            {quoteStates[state]}
            {order && (
              <>
                {": "}
                <Link to={`/dashboard/admin/orders/${order}`}>{`order ${order}`}</Link>
              </>
            )}
          </>
        }
      />
      <SendQuote page={page} state={isForm ? undefined : answer?.form} />
      <p className="row">
        <a href={`/dashboard/admin/quotes/${quote.number}.pdf`} download>
          Download as PDF
        </a>
        <Link to="/dashboard/admin/quotes">All quotes</Link>
      </p>
      <NotPrinted sentences={page.leftOut} />
      <QuotePaper quote={quote} />
      {isOpen && (
        <>
          <h2>Change the quote</h2>
          <QuoteForm
            // Starts again from what was stored.
            key={page.version}
            {...packs}
            known={known}
            state={isForm ? answer.form : undefined}
          >
            <Version value={page.version} />
          </QuoteForm>
        </>
      )}
    </section>
  );
}
