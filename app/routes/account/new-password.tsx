import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { accountOfLink, resetByLink } from "~/people/accounts/passwords/forgotten-password.server";
import { newPasswordCheck } from "~/people/accounts/checks";
import { newPasswordForm } from "~/people/accounts/forms";
import { shortestOfStaff, shortestPassword } from "~/people/accounts/limits";
import { NewPasswordField } from "~/people/accounts/password-field";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { redirectToOf, withRedirectTo } from "~/people/accounts/redirect-to";
import { isStaff } from "~/people/accounts/member";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("New password") }, matches);

/** Opening the link changes nothing: mail programs open links to check them. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const account = accountOfLink(params.token ?? "");
  const least = account && isStaff(account) ? shortestOfStaff : shortestPassword;
  return data(
    { email: account?.email ?? null, least, redirectTo: redirectToOf(request) },
    { status: account ? 200 : 410, headers: secretAddress },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);

  return keepingForm(args, form, t("Something went wrong!!"), async () => {
    const closed = `/forgotpassword/${encodeURIComponent(token)}`;
    const account = accountOfLink(token);
    if (!account) return seeOther(closed);
    const { data: input, problem } = parseForm(newPasswordForm, form);
    if (problem) return invalid(problem);
    const { newpassword } = input;
    const weakness = await weaknessOf("newpassword", newpassword, account.email);
    if (weakness) return invalid(problemWith("newpassword", weakness, form));
    if (!(await resetByLink(token, newpassword))) return seeOther(closed);

    return seeOtherWith(
      t("Your password is changed. Please log in."),
      withRedirectTo("/login", redirectToOf(form)),
    );
  });
}

export default function NewPassword() {
  const { email, least, redirectTo } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;

  return (
    <div className="page-narrow">
      <PageHead title={t("New password")}>
        {email && <p className="lead">{t("For your account {email}", { email })}</p>}
      </PageHead>
      {email ? (
        <Form method="post" state={state} className="stack" check={newPasswordCheck}>
          <FormProblem />
          <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
          <NewPasswordField
            name="newpassword"
            least={least}
            label={t("New password")}
            hint={t("Saving it logs you out everywhere else.")}
            enterKeyHint="done"
          />
          <Button>{t("Save password")}</Button>
        </Form>
      ) : (
        <>
          <Notice tone="error">
            {t("This link was used already, or it is older than 30 minutes.")}
          </Notice>
          <p>
            <ButtonLink to={withRedirectTo("/forgotpassword", redirectTo)}>
              {t("Ask for a new link")}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
