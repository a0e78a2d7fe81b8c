import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { claimNames } from "~/base/db/claims";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { pageMeta } from "~/layout/page-meta";
import { ClaimPanel } from "~/office/claims/claim-panel";
import { submitClaim } from "~/office/claims/claim-submit.server";
import { allDecisions, claimVersions } from "~/office/claims/decide.server";
import { doneFormBytes } from "~/office/duties/handed-in.server";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin } from "~/people/accounts/guards/viewer.server";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Claims" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { decisions: allDecisions(), versions: claimVersions() };
}

export const action = (args: ActionFunctionArgs) =>
  confirmedAdminForm(args, submitClaim, doneFormBytes);

export default function AdminClaims() {
  const { decisions, versions } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <section className="stack">
      <PageHead
        title="Claims"
        lead="What the shop says of itself. A claim that you cannot prove may cost a fine: show it with its proof, or take it off. Your own texts stay as you wrote them."
      />
      {claimNames.map((claim) => (
        <ClaimPanel
          key={claim}
          claim={claim}
          decisions={decisions.filter((each) => each.claim === claim)}
          version={versions[claim]}
          state={state?.values.claim === claim ? state : undefined}
        />
      ))}
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </section>
  );
}
