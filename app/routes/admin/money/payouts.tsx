import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { pageIn } from "~/base/lib/page-number";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Field, TextField } from "~/base/ui/field";
import { Pager } from "~/base/ui/pager";
import { SaveForm } from "~/base/ui/save-form";
import { payoutRhythmForm } from "~/sales/payments/payouts/forms";
import { LatePayments } from "~/sales/payments/payouts/late-payments";
import { notPaidOut } from "~/sales/payments/payouts/not-paid-out.server";
import { payoutsPage } from "~/sales/payments/payouts/payout-list.server";
import { changePayoutRhythm, payoutRhythm } from "~/sales/payments/payouts/payout-settings.server";
import { PayoutTable } from "~/sales/payments/payouts/payout-table";
import { payoutsPath } from "~/sales/payments/payouts/payout-words";
import { moneyPath } from "~/sales/payments/takings/month";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Payouts" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const found = payoutsPage(pageIn(new URL(args.request.url).searchParams));
  const rhythm = payoutRhythm();
  const late = notPaidOut(Date.now())?.late ?? null;
  return { ...found, late, rhythm, version: versionOf(rhythm) };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(payoutRhythmForm, form);
  if (problem) return invalid(problem);
  const now = await changePayoutRhythm(typed, admin, versionIn(form));
  if (now) {
    const meanwhile = changedMeanwhile(form, "the days of payouts", versionOf(now), {
      days: { label: "Bank days from the payment to the payout", says: String(now.days) },
      holidays: { label: "Bank holidays", says: now.holidays.join("\n") },
    });
    return invalid(meanwhile, { status: 409 });
  }
  return seeOtherWith("The days of payouts are saved", payoutsPath);
}

export default function AdminPayouts() {
  const { list, total, page, pages, late, rhythm, version } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <p>
        <Link to={moneyPath}>Money</Link>
      </p>
      <ListHead title="Payouts" />
      {late && late.payments > 0 && <LatePayments late={late} />}
      {total === 0 ? (
        <p className="empty">No payout is known yet. The shop asks Razorpay by itself.</p>
      ) : (
        <PayoutTable payouts={list} />
      )}
      <Pager label="Pages of payouts" page={page} pages={pages} query={{}} />
      <ListFoot about="What Razorpay sent to your bank, with the fees that it kept. A payment comes with the payout that names it, whatever its day.">
        <p>
          <Link to={`${payoutsPath}/import`}>Bring payouts from a file of Razorpay</Link>
        </p>
      </ListFoot>
      <section className="panel stack" aria-labelledby="rhythm">
        <h2 id="rhythm">When payouts should come</h2>
        <SaveForm state={state} version={version}>
          <Field
            name="days"
            label="Bank days from the payment to the payout"
            hint="Razorpay's usual rhythm is 2. A payment is called late one bank day after that; Sundays, second and fourth Saturdays and bank holidays do not count."
            inputMode="numeric"
            defaultValue={String(rhythm.days)}
            maxLength={10}
            autoComplete="off"
            required
          />
          <TextField
            name="holidays"
            label="Bank holidays (optional)"
            hint="One on each line, such as 2027-01-26."
            defaultValue={rhythm.holidays.join("\n")}
            maxLength={3000}
            rows={4}
          />
        </SaveForm>
      </section>
    </section>
  );
}
