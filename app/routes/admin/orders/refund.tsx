import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { disputesOfOrder } from "~/office/disputes/dispute-list.server";
import { DisputeNotices } from "~/office/disputes/dispute-notice";
import { pageMeta } from "~/layout/page-meta";
import { dayInWords } from "~/base/lib/dates";
import { notFound } from "~/base/lib/http/http";
import { RefundList } from "~/sales/orders/page/refund-list";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { GiveBackPartForm } from "~/sales/payments/received/give-back-part-form";
import { KeepMoney } from "~/sales/payments/refunds/keep-money";
import { RefundChoice } from "~/sales/payments/refunds/refund-choice";
import { RefundConfirmation } from "~/sales/payments/refunds/refund-confirmation";
import { RefundFacts, RefundsUnderWay } from "~/sales/payments/refunds/refund-facts";
import { submitPart } from "~/sales/payments/received/give-part-submit.server";
import { refundPage } from "~/sales/payments/refunds/refund-page.server";
import { submitRefund } from "~/sales/payments/refunds/refund-submit.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Refund ${data.number}` : "Refund" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = refundPage(args.params.number ?? "", new URL(args.request.url).searchParams);
  if (!page) throw notFound();
  return { ...page, disputes: disputesOfOrder(page.number), now: Date.now() };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, (form, admin) => {
    const submit = form.get("intent") === "part" ? submitPart : submitRefund;
    return submit(form, args.params.number ?? "", admin);
  });

export default function AdminRefund() {
  const { choice, ...page } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.form;
  const [chosen] = useSearchParams();
  return (
    <>
      <PageHead
        title="Refund"
        eyebrow={
          <Link to={`/dashboard/admin/orders/${page.number}`}>{`Order ${page.number}`}</Link>
        }
      />
      {page.needsReview && (
        <Notice>
          A payment for this order waits for your decision.{" "}
          <Link to="/dashboard/admin/review">Look at it</Link>
        </Notice>
      )}
      <DisputeNotices disputes={page.disputes} now={page.now} />
      {page.leftPaise === 0 && <FormProblem state={problem} />}
      <section className="panel stack" aria-label="Payment and refunds">
        <RefundFacts page={page} />
        <RefundList refunds={page.refunds} />
        <RefundsUnderWay refunds={page.refunds} />
      </section>
      {page.creditedUntil && page.leftPaise > 0 && (
        <Notice>
          {`A credit note lowered the tax of this invoice until ${dayInWords(page.creditedUntil)} only (section 34 CGST Act). You can refund all the same; ask your accountant about its GST.`}
        </Notice>
      )}
      {page.isToPack && !page.isPartPaid && page.leftPaise > 0 && (
        <p>
          Packs that are refunded here are sent all the same. What is not to be sent is{" "}
          <Link to={`/dashboard/admin/orders/${page.number}/take-out`}>taken out</Link>.
        </p>
      )}
      {choice?.fields ? (
        <RefundConfirmation
          number={page.number}
          choice={choice}
          fresh={page.fresh}
          byHand={!page.payment}
          onlinePaise={page.onlinePaise}
          reason={page.reason}
          state={problem}
        />
      ) : page.isPartPaid ? (
        page.leftPaise > 0 && (
          <GiveBackPartForm
            camePaise={page.leftPaise}
            duePaise={page.toGiveBack?.paise ?? 0}
            onlinePaise={page.onlinePaise}
            fresh={page.fresh}
            state={problem?.values.intent === "part" ? problem : undefined}
          />
        )
      ) : (
        page.leftPaise > 0 && (
          <RefundChoice
            lines={page.lines}
            charges={page.charges}
            leftPaise={page.leftPaise}
            chosen={chosen}
            error={
              choice ??
              (problem?.errors.form && problem.values.intent !== "keep"
                ? { problem: problem.errors.form }
                : undefined)
            }
          />
        )
      )}
      {!choice?.fields && (
        <KeepMoney
          toGiveBack={page.toGiveBack}
          kept={page.kept}
          state={problem?.values.intent === "keep" ? problem : undefined}
        />
      )}
    </>
  );
}
