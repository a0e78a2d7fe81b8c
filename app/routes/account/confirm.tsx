import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { FormStateProvider } from "~/base/ui/sending/form-state";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { passwordField } from "~/people/accounts/confirm/asked";
import { ConfirmFields, ConfirmHead } from "~/people/accounts/confirm/confirm-page";
import { confirmWith } from "~/people/accounts/confirm/confirmed.server";
import { profilePathOf } from "~/people/accounts/own-area";
import { redirectToOf } from "~/people/accounts/redirect-to";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Your password") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  return { redirectTo: redirectToOf(args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const password = String(form.get(passwordField) ?? "").slice(0, 200);
    const problem = await confirmWith(password, user, args);
    if (problem) return invalid(problemWith(passwordField, problem, form));
    return seeOther(redirectToOf(form) || profilePathOf(user));
  });
}

export default function Confirm() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <ConfirmHead />
      {/* By the browser: the redirect may lead to a download, after which this page is still there. */}
      <FormStateProvider value={state}>
        <form method="post" className="stack">
          <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
          <ConfirmFields />
        </form>
      </FormStateProvider>
    </div>
  );
}
