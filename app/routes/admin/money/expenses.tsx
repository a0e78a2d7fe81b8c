import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "~/base/lib/days";
import { versionOf } from "~/base/lib/form/version.server";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { billIn } from "~/office/expenses/change-bill.server";
import { BillDialog, ExpenseForm } from "~/office/expenses/expense-form";
import { submitExpense } from "~/office/expenses/expense-submit.server";
import { ExpensesTable, GroupsTable } from "~/office/expenses/expense-tables";
import { expensesOf, firstExpenseAt, openExpense } from "~/office/expenses/month.server";
import { askPath, monthPath } from "~/office/expenses/paths";
import { TakeBackDialog } from "~/office/expenses/take-back-dialog";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { monthInWords } from "~/base/lib/dates";
import { moneyPath, monthIn, monthsBeside } from "~/sales/payments/takings/month";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Expenses" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const now = Date.now();
  const query = new URL(args.request.url).searchParams;
  const { month, span } = monthIn(query, now);
  const expenses = expensesOf(span);
  const bill = openExpense(expenses.rows, query.get("bill"));
  return {
    month,
    ...monthsBeside(span, firstExpenseAt(), now),
    ...expenses,
    billOf: bill && { ...bill, version: versionOf(billIn(bill)) },
    leaving: openExpense(expenses.rows, query.get("take-back")),
    today: dayOf(now),
    fresh: newId(),
  };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitExpense);

export default function AdminExpenses() {
  const { month, before, after, rows, groups, muchCash, billOf, leaving, ...page } =
    useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (intent?: string) => (state?.values.intent === intent ? state : undefined);
  return (
    <section className="stack">
      <PageHead title="Expenses" eyebrow={<Link to={`${moneyPath}?month=${month}`}>Money</Link>}>
        <nav className="row months" aria-label="Months">
          {before && <Link to={monthPath(before)}>{monthInWords(before)}</Link>}
          <strong>{monthInWords(month)}</strong>
          {after && <Link to={monthPath(after)}>{monthInWords(after)}</Link>}
        </nav>
      </PageHead>
      {billOf && <BillDialog key={billOf.id} row={billOf} month={month} state={stateOf("bill")} />}
      {leaving && (
        <TakeBackDialog
          row={leaving}
          path={askPath(month, "take-back", leaving.id)}
          closeTo={monthPath(month)}
          state={stateOf("take-back")}
        />
      )}
      <p>
        <strong>{rupees(page.paise)}</strong>
        {` in ${monthInWords(month)}, of which GST ${rupees(page.gstPaise)}`}
      </p>
      <GroupsTable groups={groups} />
      {muchCash.length > 0 && (
        <Notice>
          {`More than ₹10,000 in cash to one person in a day: ${muchCash.join("; ")}. The law of income tax lets nothing of it be deducted; ask your accountant.`}
        </Notice>
      )}
      <ExpenseForm key={rows.length} fresh={page.fresh} today={page.today} state={stateOf()} />
      {rows.length > 0 && (
        <section className="stack" aria-labelledby="noted">
          <h2 id="noted">Noted</h2>
          <ExpensesTable rows={rows} />
          <p>
            <a href={`/dashboard/admin/expenses.csv?month=${month}`} download>
              For the accountant (CSV)
            </a>
          </p>
        </section>
      )}
      <p className="muted small">
        What was paid out of the till stands here, too: note it in one place only. Cash taken to the
        bank or by the owner is no expense.
      </p>
    </section>
  );
}
