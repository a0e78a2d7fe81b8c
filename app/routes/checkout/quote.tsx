import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { date } from "~/base/lib/dates";
import { ReachUs } from "~/upkeep/pages/reach-us";
import { waysToWrite } from "~/upkeep/pages/write-to-us";
import { AcceptForm, PayAcceptedForm } from "~/office/quotes/accept-form";
import { submitQuote } from "~/office/quotes/accept-submit.server";
import { quoteHeaders, requireQuote } from "~/office/quotes/quote-access.server";
import { quotePage } from "~/office/quotes/quote-page.server";
import { QuotePaper } from "~/office/quotes/quote-paper";
import { ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";
export { accountLinks as links } from "~/base/ui/account-links";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your quote") }, matches);

/** An offer to one customer, who needs nothing but its link. */
export async function loader(args: LoaderFunctionArgs) {
  const { quote, buyer } = await requireQuote(args);
  return data(quotePage(quote, buyer), { headers: quoteHeaders });
}

export const action = (args: ActionFunctionArgs) => submitQuote(args);

export default function QuotePage() {
  const { quote, pdf } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <PageHead title={t("Your quote")} />
      <Standing />
      <QuotePaper quote={quote} />
      <p>
        <a href={pdf} download>
          {t("Download as PDF")}
        </a>
      </p>
      <WhatNext />
    </div>
  );
}

/** What is to be known before reading it. */
function Standing() {
  const { state, order, quote, company } = useLoaderData<typeof loader>();
  if (order)
    return (
      <Notice tone="success">
        {t("This quote is accepted. Order {number} was placed from it.", { number: order.number })}{" "}
        {!order.isUnpaid && (
          <ButtonLink to={`/order/${order.token}`}>{t("See your order")}</ButtonLink>
        )}
      </Notice>
    );
  if (state === "sent") return null;
  return (
    <Notice>
      {state === "expired"
        ? t("This quote was valid until {date}.", { date: date(quote.validUntil - 1) })
        : t("We have taken this quote back.")}{" "}
      {withParts(
        company.email
          ? "Write to us at <mail>{email}</mail>: we gladly make you a new one."
          : "Write to us through our <a>contact page</a>: we gladly make you a new one.",
        waysToWrite(company),
      )}
    </Notice>
  );
}

function WhatNext() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { order, state, choices, quote, collectAt, company } = page;
  const isOpen = state === "sent" || order?.isUnpaid;
  const form = { choices, totalPaise: quote.totalPaise, state: answer?.form };
  if (!isOpen) return <FormProblem state={answer?.form} />;
  if (choices.methods.length === 0 && choices.tooMuchOnline)
    return (
      <>
        <FormProblem state={answer?.form} />
        <Notice>{choices.tooMuchOnline}</Notice>
        <ReachUs company={company} />
      </>
    );
  if (choices.methods.length === 0)
    return (
      <Notice>
        {withParts(
          company.email
            ? "Write to us at <mail>{email}</mail> to accept it: nothing can be paid here yet."
            : "Write to us through our <a>contact page</a> to accept it: nothing can be paid here yet.",
          waysToWrite(company),
        )}
      </Notice>
    );
  if (order) return <PayAcceptedForm {...form} />;
  return (
    <>
      {collectAt && <p className="parcel-address">{`${t("Collect at")}\n${collectAt}`}</p>}
      <AcceptForm
        {...form}
        known={page.known}
        seen={page.seen}
        isCollected={collectAt !== null}
        login={page.login}
        confirmation={answer && "confirmation" in answer ? answer.confirmation : ""}
      />
    </>
  );
}
