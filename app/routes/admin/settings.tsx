import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { confirmedAdminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { OtherSettings } from "~/office/dashboard/other-settings";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { SaveForm } from "~/base/ui/save-form";
import { changeCompanyFacts, storedFacts } from "~/upkeep/pages/company.server";
import { companyForm } from "~/upkeep/pages/forms";
import { InvoiceReadiness } from "~/upkeep/pages/invoice-readiness";
import { SettingsContents } from "~/upkeep/pages/settings-contents";
import { SettingsFields } from "~/upkeep/pages/settings-fields";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return storedFacts();
}

export const action = (args: ActionFunctionArgs) => confirmedAdminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(companyForm, form);
  if (problem) return invalid(problem);

  const { version, ...facts } = typed;
  const { meanwhile } = await changeCompanyFacts(facts, version, admin);
  if (meanwhile) {
    return data({ form: problemWith("form", changedMeanwhile, form), meanwhile }, { status: 409 });
  }
  return seeOtherWith("Settings are saved", "/dashboard/admin/settings");
}

const changedMeanwhile =
  "Someone else changed the settings. Nothing is saved yet: compare with the values beside the fields, then save again.";

export default function AdminSettings() {
  const { facts, version } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const meanwhile = answer && "meanwhile" in answer ? answer.meanwhile : undefined;
  const state = answer?.form;
  const filledWith = meanwhile?.version ?? state?.values.version ?? version;
  return (
    <>
      <PageHead title="Settings">
        <p className="muted">What the shop says about itself. What is blank is not shown.</p>
      </PageHead>
      <OtherSettings />
      <SettingsContents />
      <SaveForm state={state} key={filledWith}>
        <input type="hidden" name="version" value={filledWith} />
        <SettingsFields facts={facts} meanwhile={meanwhile?.facts} />
      </SaveForm>
      <InvoiceReadiness facts={facts} />
      <p className="muted">
        Other programs, such as an app of your own, can use the shop too:{" "}
        <Link to="/api/docs">how its API works</Link>.
      </p>
    </>
  );
}
