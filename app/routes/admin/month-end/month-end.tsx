import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { MonthChoice } from "~/office/dashboard/month-choice";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { FiledDifferences, HandIn } from "~/office/month-end/hand-in";
import { LockPanel } from "~/office/month-end/lock-panel";
import { endingMonthIn, lastDayOf, monthEndPage } from "~/office/month-end/month-end.server";
import { submitMonthEnd } from "~/office/month-end/month-end-submit.server";
import { MonthFiles } from "~/office/month-end/month-files";
import { monthEndPath } from "~/office/month-end/paths";
import { StepList } from "~/office/month-end/step-list";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { monthInWords } from "~/base/lib/dates";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Month’s end" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const month = endingMonthIn(new URL(args.request.url).searchParams, now);
  return { ...(await monthEndPage(month, now)), lastDay: lastDayOf(month) };
}

/** To open a month again asks for the password. */
export const action = (args: ActionFunctionArgs) =>
  adminForm(args, async (form, owner) => {
    if (form.get("intent") === "unlock") await requireConfirmed(args, owner);
    return submitMonthEnd(form, owner);
  });

export default function AdminMonthEnd() {
  const { month, months, steps, files, duties, filed, corrections, ...page } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const name = monthInWords(month);
  const open = steps.reduce((sum, step) => sum + step.open.length, 0);
  return (
    <>
      <PageHead
        title={`Month’s end: ${name}`}
        lead={
          open === 0
            ? "Nothing is open: take the files, hand in, lock."
            : `${open === 1 ? "1 thing is" : `${open} things are`} open. Then take the files, hand in, lock.`
        }
      />
      <MonthChoice list={monthEndPath} month={month} months={months} />
      <div className="stack">
        <section className="stack" aria-labelledby="steps">
          <h2 id="steps">What is open</h2>
          <StepList steps={steps} />
        </section>
        <FiledDifferences filed={filed} corrections={corrections} />
        <MonthFiles month={month} files={files} />
        <HandIn duties={duties} />
        <LockPanel
          month={month}
          name={name}
          isOver={page.isOver}
          lastDay={page.lastDay}
          locks={page.locks}
          open={open}
          state={state}
        />
      </div>
    </>
  );
}
