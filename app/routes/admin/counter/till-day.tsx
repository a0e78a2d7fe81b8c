import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInWords } from "~/base/lib/dates";
import { newId } from "~/base/lib/ids.server";
import { notFound } from "~/base/lib/http/http";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { pageMeta } from "~/layout/page-meta";
import { CountForm } from "~/office/counter/till-day/count-form";
import { isInSight } from "~/office/counter/till-day/past-days.server";
import { tillDayPath, tillPath } from "~/office/counter/till-day/paths";
import { tillDayOf } from "~/office/counter/till-day/till-day.server";
import { OpeningForm, PaidOutForm, ReopenForm } from "~/office/counter/till-day/till-forms";
import { TillSheet } from "~/office/counter/till-day/till-sheet";
import { submitTill } from "~/office/counter/till-day/till-submit.server";
import { TakeBackDialog } from "~/office/expenses/take-back-dialog";
import { staffForm } from "~/people/accounts/guards/admin-form.server";
import { orForbiddenForm, requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";
import { companyFacts } from "~/upkeep/pages/company.server";
import { PrintButton } from "~/sales/orders/admin/print-button";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data ? `Till of ${dayInWords(data.till.day)}` : "Till" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "till");
  const day = args.params.day ?? "";
  const till = isInSight(day, member) ? tillDayOf(day) : null;
  if (!till) throw notFound();
  const asked = new URL(args.request.url).searchParams.get("take-back");
  const leaving = till.signed
    ? undefined
    : till.paidOut.find(({ id, takenBack }) => id === asked && takenBack === null);
  const unsigned = till.unsigned && isInSight(till.unsigned, member) ? till.unsigned : null;
  return {
    till: { ...till, unsigned },
    leaving,
    fresh: newId(),
    firm: companyFacts().name,
    mayReopen: may(member, "owner"),
  };
}

export const action = (args: ActionFunctionArgs) =>
  staffForm(args, "till", async (form, member) => {
    orForbiddenForm(member, "till/:day", form);
    const day = args.params.day ?? "";
    if (!isInSight(day, member) || !tillDayOf(day)) throw notFound();
    return submitTill(day, form, member);
  });

export default function AdminTillDay() {
  const { till, leaving, fresh, firm, mayReopen } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const isOpen = till.opening && !till.signed;
  return (
    <section className="stack">
      {till.unsigned && (
        <Notice>
          {`The till of ${dayInWords(till.unsigned)} is not signed yet. `}
          <Link to={tillDayPath(till.unsigned)}>Count and sign it</Link>
        </Notice>
      )}
      <TillSheet till={till} firm={firm} />
      {leaving && (
        <TakeBackDialog
          row={leaving}
          path={`${tillDayPath(till.day)}?take-back=${leaving.id}`}
          closeTo={tillDayPath(till.day)}
          state={stateOf("take-back")}
        />
      )}
      {!till.opening && (
        <section className="panel stack not-printed" aria-labelledby="opening">
          <h2 id="opening">Open the till</h2>
          <OpeningForm till={till} state={stateOf("open")} />
        </section>
      )}
      {isOpen && till.expectedPaise !== null && (
        <>
          <section className="panel stack not-printed" aria-labelledby="paid-out">
            <h2 id="paid-out">Paid out</h2>
            <PaidOutForm key={till.paidOut.length} fresh={fresh} state={stateOf("paid-out")} />
          </section>
          <section className="panel stack not-printed" aria-labelledby="count">
            <h2 id="count">Count and sign</h2>
            <CountForm expectedPaise={till.expectedPaise} state={stateOf("sign")} />
          </section>
          <details className="panel not-printed" open={stateOf("open") !== undefined}>
            <summary>Correct the opening cash</summary>
            <OpeningForm till={till} state={stateOf("open")} />
          </details>
        </>
      )}
      {till.signed && mayReopen && <ReopenForm state={stateOf("reopen")} />}
      <p className="row not-printed">
        <PrintButton />
        <Link to={tillPath}>All days</Link>
        <Link to="/dashboard/admin/counter">Write down an order</Link>
      </p>
    </section>
  );
}
