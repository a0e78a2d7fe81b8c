import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { changeReturnTerms, returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { ReturnTermsFields } from "~/upkeep/pages/returns/terms-fields";
import { returnTermsForm } from "~/upkeep/pages/returns/terms-form";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { SaveForm } from "~/base/ui/save-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Returns: settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return returnTerms();
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(returnTermsForm, form);
  if (problem) return invalid(problem);
  await changeReturnTerms(typed, admin);
  return seeOtherWith("The terms of returns are saved", "/dashboard/admin/settings/returns");
}

export default function AdminReturnSettings() {
  const terms = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <>
      <PageHead
        title="Returns"
        lead={
          <>
            The <Link to="/RefundandReturn">Refund and Return Policy</Link>, product data and the
            form for shoppers say the same numbers.
          </>
        }
      />
      <SaveForm state={state}>
        <ReturnTermsFields terms={terms} />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
