import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { newId } from "~/base/lib/ids.server";
import { newQuotePage } from "~/office/quotes/admin-quote.server";
import { QuoteForm } from "~/office/quotes/quote-form";
import { submitNewQuote } from "~/office/quotes/quote-submit.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { PageHead } from "~/base/ui/page-head";

export const meta = () => pageMeta({ title: "New quote" });

const enquiryIn = ({ request }: { request: Request }) =>
  new URL(request.url).searchParams.get("enquiry");

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  return { fresh: newId(), ...newQuotePage(enquiryIn(args)) };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "orders", (form, admin) => submitNewQuote(form, enquiryIn(args), admin));

export default function NewQuote() {
  const { fresh, asked, known, chosen, offered } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const packs = answer && "chosen" in answer ? answer : { chosen, offered, words: "" };
  return (
    <section className="stack">
      <PageHead title="New quote">
        {asked && <p className="lead">{`Asked for: ${asked}`}</p>}
      </PageHead>
      <QuoteForm {...packs} known={known} state={answer?.form}>
        <IdempotencyKey fresh={fresh} />
      </QuoteForm>
    </section>
  );
}
