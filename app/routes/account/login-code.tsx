import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { adoptCart } from "~/sales/cart/merge-guest-cart.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { landingOf } from "~/people/accounts/own-area";
import { redirectToOf, withRedirectTo } from "~/people/accounts/redirect-to";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { CodeField } from "~/people/accounts/two-factor/code-field";
import { codeForm } from "~/people/accounts/two-factor/code-form";
import { passTwoFactor } from "~/people/accounts/two-factor/two-factor.server";
import { noWaitingCookie, waitingFor } from "~/people/accounts/two-factor/waiting.server";
import { limited } from "~/people/accounts/sign-in/sign-in-limit.server";
import { loginCookies } from "~/people/accounts/sign-in/sign-in.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Login: your code") }, matches);

export async function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = redirectToOf(request);
  if (!(await waitingFor(request))) throw seeOther(withRedirectTo("/login", redirectTo));
  return { redirectTo };
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await formOf(request);
  const user = await waitingFor(request);
  if (!user) throw seeOther(withRedirectTo("/login", redirectToOf(form)));

  return keepingForm(args, form, t("Something went wrong!!"), async () => {
    const { data, problem } = parseForm(codeForm, form);
    if (problem) return invalid(problem);

    const { tooMany, result: passed } = await limited("code", user.email, args, async () =>
      (await passTwoFactor(user.id, data.code)) ? true : null,
    );
    if (tooMany) return tooManyTries(tooMany, form);
    if (!passed)
      return invalid(problemWith("code", t("This code is not right, or was used."), form));

    const headers = await adoptCart(args, user.id);
    for (const cookie of await loginCookies(args, user)) headers.append("Set-Cookie", cookie);
    headers.append("Set-Cookie", await noWaitingCookie());
    return seeOther(redirectToOf(form) || landingOf(user), { headers, newSession: true });
  });
}

export default function LoginCode() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title={t("Your code")}>
        <p>
          {t("The password is right. Now open the app on your phone and type the code it shows.")}
        </p>
      </PageHead>
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <CodeField hint={t("Without your phone: one of your recovery codes.")} />
        <Button>{t("Login")}</Button>
      </Form>
      <p>
        <Link to={withRedirectTo("/login", redirectTo)}>{t("Back to the password")}</Link>
      </p>
    </div>
  );
}
