import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { DueTable } from "~/office/eway/due-table";
import { ewayListPage } from "~/office/eway/eway-pages.server";
import { submitEwaySettings } from "~/office/eway/eway-submit.server";
import { EwaySettingsForm, StateLimits } from "~/office/eway/settings-form";
import { lookedAt } from "~/office/eway/state-limits";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireStaff } from "~/people/accounts/guards/viewer.server";
import { may } from "~/people/accounts/staff/rights";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "E-way bills" });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireStaff(args, "orders");
  const { settings, version, table, known, ...page } = ewayListPage(Date.now());
  const isOwner = may(member, "owner");
  return { ...page, owners: isOwner ? { settings, version, table, known } : null };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, submitEwaySettings);

export default function AdminEwayBills() {
  const { bills, hasGstin, state, owners } = useLoaderData<typeof loader>();
  const form = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="E-way bills due"
        lead="Goods of more than the limit need one before they leave. The file is for the portal’s bulk upload. Not yet loaded there: try the first one, and let your accountant look at it."
      />
      {!hasGstin && <Notice>The shop has no GSTIN, so it makes no files for the portal.</Notice>}
      <DueTable bills={bills} />
      <p className="muted small">
        Goods at 0 % do not count and need none; de-oiled cake does even so (rule 138 (14) (e)):
        make its bill on the portal. What is collected is not listed here.
      </p>
      {owners && (
        <>
          <EwaySettingsForm {...owners} state={state} form={form} />
          <StateLimits rows={owners.table} day={lookedAt} />
        </>
      )}
    </section>
  );
}
