import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { notFound } from "~/base/lib/http/http";
import { TakeOutChoice } from "~/sales/payments/remove-items/take-out-choice";
import { bringsMoneyBack, takeOutPage } from "~/sales/payments/remove-items/take-out-page.server";
import { TakeOutQuestion } from "~/sales/payments/remove-items/take-out-question";
import { submitTakeOut } from "~/sales/payments/remove-items/take-out-submit.server";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Take out of ${data.number}` : "Take out" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = takeOutPage(args.params.number ?? "", new URL(args.request.url).searchParams);
  if (!page) throw notFound();
  return page;
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, admin) => {
    const number = args.params.number ?? "";
    if (bringsMoneyBack(number)) await requireConfirmed(args, admin);
    return submitTakeOut(form, number, admin);
  });

export default function TakeOut() {
  const { plan, fresh, closed, ...page } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Take out"
        eyebrow={
          <Link to={`/dashboard/admin/orders/${page.number}`}>{`Order ${page.number}`}</Link>
        }
      />
      {closed && <Notice>{closed}</Notice>}
      {plan && plan.problem === undefined ? (
        <TakeOutQuestion order={page} plan={plan} fresh={fresh} state={state} />
      ) : (
        !closed && <TakeOutChoice {...page} problem={plan} />
      )}
    </section>
  );
}
