import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { adminForm } from "~/people/accounts/guards/admin-form.server";
import { requireAdmin, type Viewer } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { invalid, parseForm } from "~/base/lib/form/form.server";
import { changedMeanwhile, versionIn, versionOf } from "~/base/lib/form/version.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { changeReturnTerms, returnTerms } from "~/upkeep/pages/returns/return-terms.server";
import { ReturnTermsFields, termWords, wayWords } from "~/upkeep/pages/returns/terms-fields";
import { returnTermsForm } from "~/upkeep/pages/returns/terms-form";
import { Link } from "~/base/ui/link";
import { PageHead } from "~/base/ui/page-head";
import { SaveForm } from "~/base/ui/save-form";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: "Returns: settings" });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const terms = returnTerms();
  return { terms, version: versionOf(terms) };
}

export const action = (args: ActionFunctionArgs) => adminForm(args, save);

async function save(form: FormData, admin: Viewer) {
  const { data: typed, problem } = parseForm(returnTermsForm, form);
  if (problem) return invalid(problem);
  const meanwhile = await changeReturnTerms(typed, admin, versionIn(form));
  if (meanwhile) return invalid(late(form, meanwhile), { status: 409 });
  return seeOtherWith("The terms of returns are saved", "/dashboard/admin/settings/returns");
}

const late = (form: FormData, now: ReturnType<typeof returnTerms>) =>
  changedMeanwhile(form, "the terms of returns", versionOf(now), {
    days: { label: termWords.days, says: String(now.days) },
    refundDays: { label: termWords.refundDays, says: String(now.refundDays) },
    wayBack: { label: termWords.wayBack, says: now.wayBack, words: wayWords[now.wayBack] },
    minPhotos: { label: termWords.minPhotos, says: String(now.minPhotos) },
  });

export default function AdminReturnSettings() {
  const { terms, version } = useLoaderData<typeof loader>();
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
      <SaveForm state={state} version={version}>
        <ReturnTermsFields terms={terms} />
      </SaveForm>
      <p>
        <Link to="/dashboard/admin/settings">All settings</Link>
      </p>
    </>
  );
}
