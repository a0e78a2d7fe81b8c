import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayInWords } from "~/base/lib/dates";
import { MonthChoice } from "~/office/dashboard/month-choice";
import { Link } from "~/base/ui/link";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { periodInWords } from "~/office/duties/due";
import { dutiesPath } from "~/office/duties/paths";
import { millPath, voppaPath } from "~/office/mill/paths";
import { VoppaSettingsForm } from "~/office/mill/voppa/settings-form";
import { unitWords } from "~/office/mill/voppa/unit";
import { voppaMonthIn, voppaReturn } from "~/office/mill/voppa/voppa-return.server";
import { submitVoppaSettings } from "~/office/mill/voppa/voppa-submit.server";
import { VoppaTables } from "~/office/mill/voppa/voppa-tables";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";
import { PrintButton } from "~/sales/orders/admin/print-button";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "VOPPA return" });

const monthOf = ({ request }: LoaderFunctionArgs) =>
  voppaMonthIn(new URL(request.url).searchParams, Date.now());

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return voppaReturn(monthOf(args));
}

export const action = (args: ActionFunctionArgs) =>
  adminForm(args, (form, owner) =>
    submitVoppaSettings(form, owner, `${voppaPath}?month=${monthOf(args)}`),
  );

export default function AdminVoppa() {
  const voppa = useLoaderData<typeof loader>();
  const { month, months, firm, address, registration, unit, done, handInPath } = voppa;
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack voppa">
      <header className="page-head">
        <p className="eyebrow not-printed">
          <Link to={millPath}>Mill book</Link>
        </p>
        <h1>{`VOPPA return of ${periodInWords(month)}`}</h1>
        <p>
          {[
            firm,
            address,
            registration ? `registration ${registration}` : "no registration number is noted",
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p>{`All figures in ${unitWords[unit]}${voppa.isOver ? "." : ". The month is not over."}`}</p>
        <p className="not-printed">
          The official form was not seen when this was made: the parts and columns are our own, as
          the order describes the return, and you may give the columns other names below.
        </p>
      </header>
      <div className="not-printed">
        <MonthChoice list={voppaPath} month={month} months={months} />
      </div>
      <VoppaTables parts={voppa.parts} names={voppa.names} unit={unit} />
      <p className="muted small">
        Oil in packs is that of counted packs alone, by the net weight on their labels, and what was
        sold is without what came back. What was there when it was first weighed counts as opening
        stock, and the packs of a product that was deleted are taken off as corrected.
        {unit === "t" &&
          " Tonnes are rounded to the kilogram; a line takes up what is missing by it in its largest figure."}
      </p>
      <p className="row not-printed">
        <PrintButton />
        <a href={`${voppaPath}.csv?month=${month}`} download>
          As CSV
        </a>
        {done && `Handed in on ${dayInWords(done)}.`}
        {(voppa.isOver || done) &&
          (handInPath ? (
            <Link to={handInPath}>
              {done ? "What was handed in" : "Mark as handed in, and keep the file"}
            </Link>
          ) : (
            <Link to={dutiesPath}>Say what the firm does with oil, to mark it as handed in</Link>
          ))}
      </p>
      <VoppaSettingsForm
        registration={registration}
        unit={unit}
        names={voppa.names}
        version={voppa.version}
        state={state}
      />
    </section>
  );
}
