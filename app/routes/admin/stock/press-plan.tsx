import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { versionOf } from "~/base/lib/form/version.server";
import { pageMeta } from "~/layout/page-meta";
import { ListFoot, ListHead } from "~/office/dashboard/list-screen";
import { oilInTanks } from "~/office/mill/places.server";
import { PlanSums } from "~/office/press-plan/plan-sums";
import { PlanTable } from "~/office/press-plan/plan-table";
import { PressForm } from "~/office/press-plan/press-form";
import { pressPlan } from "~/office/press-plan/press-plan.server";
import { submitPress } from "~/office/press-plan/submit-press.server";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "How much to press" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "stock");
  const { settings, ...plan } = pressPlan();
  const { yieldKg } = settings;
  return {
    ...plan,
    yieldKg,
    inTanks: oilInTanks(),
    settings: may(member, "owner") ? { settings, version: versionOf(settings) } : null,
  };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitPress);

export default function AdminPressPlan() {
  const { rows, left, settings, ...sums } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <ListHead title="How much to press" />
      {rows.length === 0 ? (
        <p className="empty">
          Nothing is sold yet: the plan begins with the first orders, and goes by them alone.
        </p>
      ) : (
        <>
          <PlanSums {...sums} />
          <PlanTable rows={rows} />
        </>
      )}
      <ListFoot about="Packs of oil that were sold in the last 18 months, until yesterday, without what was cancelled or came back. What is to pack is out of the stock already. The plan is two weeks as they were lately (28 days that were no festival’s), as many times that as a coming festival was last year. It is arithmetic, and no promise.">
        {left > 0 && (
          <p className="muted">{`${left} more packs with less to press are in the sums.`}</p>
        )}
      </ListFoot>
      {settings && <PressForm {...settings} state={state} />}
    </section>
  );
}
