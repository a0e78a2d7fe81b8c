import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MonthChoice } from "~/office/dashboard/month-choice";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { monthsBefore } from "~/office/gst-return/period";
import { BalanceTable } from "~/office/mill/balance-table";
import { balances } from "~/office/mill/balance.server";
import { BillDialog } from "~/office/mill/bill-dialog";
import { billAsked, submitBill } from "~/office/mill/bills.server";
import { EntryList } from "~/office/mill/entry-list";
import { entriesIn } from "~/office/mill/entries.server";
import { millMonthPath, millPath } from "~/office/mill/paths";
import { YieldTable } from "~/office/mill/yield-table";
import { yieldsIn } from "~/office/mill/yields.server";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";
import { monthInWords } from "~/base/lib/dates";
import { monthIn } from "~/sales/payments/takings/month";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Mill book of a month" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "mill");
  const now = Date.now();
  const query = new URL(args.request.url).searchParams;
  const { month } = monthIn(query, now);
  const seesMoney = may(member, "owner");
  const [from, to] = [`${month}-01`, `${month}-31`];
  return {
    month,
    months: monthsBefore(now, 36),
    balances: balances(from, to, true),
    yields: yieldsIn(from, to),
    entries: entriesIn(from, to, seesMoney),
    billOf: seesMoney ? billAsked(query) : null,
    seesMoney,
  };
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, owner) => {
    const { month } = monthIn(new URL(args.request.url).searchParams, Date.now());
    return submitBill(form, owner, millMonthPath(month));
  });

export default function AdminMillMonth() {
  const {
    month,
    months,
    balances: rows,
    yields,
    entries,
    billOf,
    seesMoney,
  } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const path = millMonthPath(month);
  return (
    <section className="stack">
      <PageHead
        title={`Mill book: ${monthInWords(month)}`}
        eyebrow={<Link to={millPath}>Mill book</Link>}
      />
      {billOf && (
        <BillDialog
          key={billOf.id}
          entry={billOf}
          path={`${path}&bill=${billOf.id}`}
          closeTo={path}
          state={state}
        />
      )}
      <MonthChoice list={`${millPath}/month`} month={month} months={months} />
      <BalanceTable rows={rows} />
      <YieldTable rows={yields} />
      {entries.length > 0 && (
        <section className="stack" aria-labelledby="noted">
          <h2 id="noted">Entries</h2>
          <EntryList
            entries={entries}
            undoPath={(id) => `${millPath}?undo=${id}`}
            billPath={seesMoney ? (id) => `${path}&bill=${id}` : undefined}
          />
        </section>
      )}
    </section>
  );
}
