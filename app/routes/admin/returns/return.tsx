import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { orForbiddenForm, requireStaff } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { AcceptForm, RefuseForm } from "~/sales/returns/admin/decide-forms";
import { returnsPath } from "~/sales/returns/admin-paths";
import { ReturnFacts } from "~/sales/returns/admin/return-facts";
import { returnPage } from "~/sales/returns/admin/return-page.server";
import { submitReturnStep } from "~/sales/returns/admin/return-submit.server";
import { MoneyForm, ReceiveForm, ReplaceForm } from "~/sales/returns/admin/settle-forms";
import { Link } from "~/base/ui/link";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Return ${data.page.number}` : "Return" });

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, "orders");
  const page = returnPage(args.params.number ?? "");
  if (!page) throw notFound();
  return { page, now: Date.now() };
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireStaff(args, "orders");
  // A clone: `requireConfirmed` reads the body again.
  const form = await formOf(args.request.clone());
  orForbiddenForm(member, "returns/:number", form);
  return keepingForm(args, form, "Something went wrong", () =>
    submitReturnStep(args, args.params.number ?? "", form, member),
  );
}

export default function AdminReturn() {
  const { page, now } = useLoaderData<typeof loader>();
  const form = useAnswer<typeof action>()?.form;
  const stateOf = (intent: string) => (form?.values.intent === intent ? form : undefined);
  const { state, isToSettle } = page;
  const isOpen = state === "asked" || state === "accepted" || state === "received";
  const shown: Record<string, boolean> = {
    accept: state === "asked",
    receive: state === "accepted" && page.goods === "back",
    money: isToSettle,
    replace: isToSettle,
    refuse: isOpen,
  };
  return (
    <section className="stack">
      <PageHead title={`Return ${page.number}`} eyebrow={<Link to={returnsPath}>Returns</Link>} />
      {!shown[form?.values.intent ?? ""] && <FormProblem state={form} />}
      <ReturnFacts page={page} now={now} />
      {page.refund?.isFailed && (
        <Notice tone="error">
          The refund failed. <Link to={page.refundPath}>Give the money back again</Link>
        </Notice>
      )}
      {shown.accept && <AcceptForm page={page} state={stateOf("accept")} />}
      {shown.receive && <ReceiveForm page={page} state={stateOf("receive")} />}
      {shown.money && <MoneyForm page={page} state={stateOf("money")} />}
      {shown.replace && <ReplaceForm page={page} state={stateOf("replace")} />}
      {shown.refuse && <RefuseForm key={state} page={page} state={stateOf("refuse")} />}
    </section>
  );
}
