import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { pageIn } from "~/base/lib/page-number";
import { Pager } from "~/base/ui/pager";
import { payoutOf } from "~/sales/payments/payouts/payout-list.server";
import { PayoutParts } from "~/sales/payments/payouts/payout-parts";
import { partsPage } from "~/sales/payments/payouts/payout-parts.server";
import { differenceOf, payoutsPath, stateWord } from "~/sales/payments/payouts/payout-words";

export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Payout ${data.payout.utr ?? data.payout.id}` : "Payout" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const payout = payoutOf(args.params.id ?? "");
  if (!payout) throw notFound();
  const { createdAt: _c, updatedAt: _u, paidAt, ...shown } = payout;
  return {
    payout: { ...shown, paidOut: dateTime(paidAt), differs: differenceOf(payout) },
    ...partsPage(payout.id, pageIn(new URL(args.request.url).searchParams)),
  };
}

export default function AdminPayout() {
  const { payout, list, page, pages, total } = useLoaderData<typeof loader>();
  const { utr, amountPaise, sumPaise, differs } = payout;
  return (
    <section className="stack">
      <p>
        <Link to={payoutsPath}>All payouts</Link>
      </p>
      <PageHead title={`Payout ${utr ?? payout.id}`} />
      {differs !== 0 && (
        <p className="notice notice-error" role="alert">
          {`The bank got ${rupees(Math.abs(differs))} ${differs < 0 ? "less" : "more"} than the parts of this payout add up to. Ask Razorpay about ${payout.id}.`}
        </p>
      )}
      <dl className="facts panel">
        <dt>State</dt>
        <dd>{`${stateWord(payout.status)}, ${payout.paidOut}`}</dd>
        <dt>To the bank</dt>
        <dd>
          <strong>{rupees(amountPaise ?? sumPaise)}</strong>
          {amountPaise === null && " by its parts; Razorpay has not told the sum"}
        </dd>
        <dt>Parts</dt>
        <dd>{`${total === 1 ? "1 part" : `${total} parts`}, together ${rupees(sumPaise)}`}</dd>
        <dt>Fees</dt>
        <dd>{`${rupees(payout.feePaise)}, of which GST ${rupees(payout.taxPaise)}`}</dd>
        {payout.ownFeePaise > 0 && (
          <>
            <dt>For the transfer</dt>
            <dd>{`Razorpay names ${rupees(payout.ownFeePaise)} of fees for the payout as a whole`}</dd>
          </>
        )}
        <dt>Number</dt>
        <dd>{payout.id}</dd>
      </dl>
      <PayoutParts parts={list} />
      <Pager label="Pages of parts" page={page} pages={pages} query={{}} />
    </section>
  );
}
