import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { dateTime } from "~/base/lib/dates";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { notFound } from "~/base/lib/http/http";
import { rupees } from "~/base/lib/money";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { useAnswer } from "~/base/ui/sending/answer";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { cameWords } from "~/sales/orders/money/came-words";
import { takeBack, takeBackPage } from "~/sales/payments/received/take-back.server";
import { takeBackForm } from "~/sales/payments/forms";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Take back money of ${data.number}` : "Take money back" });

/** Asks before money that was noted by mistake is taken back. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const page = takeBackPage(args.params.number ?? "", args.params.row ?? "");
  if (!page) throw notFound();
  return page;
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, async (form, admin) => {
    const { number = "", row = "" } = args.params;
    const { data, problem } = parseForm(takeBackForm, form);
    if (problem) return invalid(problem);
    const taken = await takeBack(number, row, data.reason, admin);
    if (taken.problem !== undefined)
      return invalid(problemWith("form", taken.problem, form), { status: 409 });
    const message = `${rupees(taken.paise)} of ${number} is taken back`;
    return seeOtherWith(message, `/dashboard/admin/orders/${number}`);
  });

export default function TakeMoneyBack() {
  const { number, amountPaise, way, reference, cameAt, isPaid, creditPaise, problem } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <h1>{`Take back ${rupees(amountPaise)} of ${number}`}</h1>
      <dl className="facts">
        <dt>Noted</dt>
        <dd>
          {[dateTime(cameAt), way && cameWords[way], reference && `reference ${reference}`]
            .filter(Boolean)
            .join(", ")}
        </dd>
      </dl>
      {problem && !state ? (
        <Notice>{problem}</Notice>
      ) : (
        <Form method="post" state={state} className="panel stack">
          <FormProblem />
          <p>
            Only for money that was noted by mistake. What really came and is to go back is given
            back instead.
            {isPaid && " The order is to be paid again."}
            {creditPaise !== null &&
              creditPaise > 0 &&
              ` ${rupees(creditPaise)} of the buyer’s credit goes with it.`}
            {creditPaise !== null &&
              creditPaise < 0 &&
              ` ${rupees(-creditPaise)} becomes the buyer’s credit again.`}
          </p>
          <Field
            name="reason"
            label="Why it is taken back"
            hint="For the books and the log; the buyer does not read it."
            maxLength={200}
            required
          />
          <Button tone="danger">Take it back</Button>
        </Form>
      )}
      <p>
        <Link to={`/dashboard/admin/orders/${number}/received`}>{`Money of ${number}`}</Link>
      </p>
    </section>
  );
}
