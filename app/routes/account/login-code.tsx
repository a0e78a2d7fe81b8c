import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { adoptCart } from "~/cart/merge-guest-cart.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form/form.server";
import { seeOther } from "~/lib/http/http";
import { keepingForm } from "~/lib/form/keeping-form.server";
import { Button } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import { landingOf } from "~/accounts/own-area";
import { redirectToOf, withRedirectTo } from "~/accounts/redirect-to";
import { tooManyTries } from "~/accounts/refusals.server";
import { CodeField } from "~/accounts/two-factor/code-field";
import { codeForm } from "~/accounts/two-factor/code-form";
import { passTwoFactor } from "~/accounts/two-factor/two-factor.server";
import { noWaitingCookie, waitingFor } from "~/accounts/two-factor/waiting.server";
import { limited } from "~/accounts/sign-in/sign-in-limit.server";
import { loginCookies } from "~/accounts/sign-in/sign-in.server";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Login: your code") });

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
    return seeOther(redirectToOf(form) || landingOf(user), { headers });
  });
}

export default function LoginCode() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>{t("Your code")}</h1>
        <p>
          {t("The password is right. Now open the app on your phone and type the code it shows.")}
        </p>
      </header>
      <Form method="post" className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <CodeField state={state} hint={t("Without your phone: one of your recovery codes.")} />
        <Button>{t("Login")}</Button>
      </Form>
      <p>
        <Link to={withRedirectTo("/login", redirectTo)}>{t("Back to the password")}</Link>
      </p>
    </div>
  );
}
