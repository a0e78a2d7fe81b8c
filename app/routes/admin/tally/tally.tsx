import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { versionOf } from "~/base/lib/form/version.server";
import { MonthChoice } from "~/office/dashboard/month-choice";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { monthsBefore } from "~/office/gst-return/period";
import { TallyNamesForm } from "~/office/tally/names-form";
import { submitTallyNames } from "~/office/tally/submit-names.server";
import { TallyFiles } from "~/office/tally/tally-files";
import { tallyProblem } from "~/office/tally/tally-files.server";
import { tallyNames } from "~/office/tally/tally-names.server";
import { tallyPath } from "~/office/tally/tally-paths";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { monthInWords } from "~/base/lib/dates";
import { monthIn } from "~/sales/payments/takings/month";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "For Tally" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const { month } = monthIn(new URL(args.request.url).searchParams, now);
  const names = tallyNames();
  return {
    month,
    months: monthsBefore(now, 24),
    names,
    version: versionOf(names),
    problem: tallyProblem(),
  };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitTallyNames);

export default function AdminTally() {
  const { month, months, names, version, problem } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      <PageHead
        title={`For Tally: ${monthInWords(month)}`}
        lead="Not yet loaded into a real Tally: try the first files in a copy of your company, and let your accountant look at them."
        eyebrow={<Link to="/dashboard/admin/invoices">Invoices</Link>}
      />
      <MonthChoice list={tallyPath} month={month} months={months} />
      <div className="stack">
        <TallyFiles month={month} problem={problem} />
        <TallyNamesForm names={names} version={version} state={state} />
      </div>
    </>
  );
}
