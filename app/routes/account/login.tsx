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
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { authenticated } from "~/people/accounts/users/authenticator.server";
import { EmailField } from "~/people/accounts/email-field";
import { loginForm } from "~/people/accounts/forms";
import { areaOf, landingOf } from "~/people/accounts/own-area";
import { mayOpen } from "~/people/accounts/staff/open-doors";
import { PasswordField } from "~/people/accounts/password-field";
import { registeredEmail } from "~/people/accounts/register/registered-email.server";
import { redirectToOf, withRedirectTo } from "~/people/accounts/redirect-to";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { asksTwoFactor } from "~/people/accounts/two-factor/two-factor.server";
import { waitingCookie } from "~/people/accounts/two-factor/waiting.server";
import { loginCookies } from "~/people/accounts/sign-in/sign-in.server";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Login") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await viewerOf(args);
  const redirectTo = redirectToOf(args.request);
  // Redirecting a shopper to an admin page would loop: it redirects here.
  if (viewer && mayOpen(redirectTo, viewer)) throw seeOther(redirectTo || areaOf(viewer));
  const email = await registeredEmail(args.request);
  return { redirectTo, email, refused: viewer && { name: viewer.name, area: areaOf(viewer) } };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);

  return keepingForm(args, form, t("Something went wrong!!"), async () => {
    const { data: input, problem } = parseForm(loginForm, form);
    if (problem) return invalid(problem);

    const { tooMany, result: user } = await authenticated("login", input, args);
    if (tooMany) return tooManyTries(tooMany, form);
    if (!user)
      return invalid(problemWith("form", t("The email or the password is not right."), form));

    if (asksTwoFactor(user.id)) {
      const headers = { "Set-Cookie": await waitingCookie(user.id) };
      return seeOther(withRedirectTo("/login/code", redirectToOf(form)), { headers });
    }
    const headers = await adoptCart(args, user.id);
    for (const cookie of await loginCookies(args, user)) headers.append("Set-Cookie", cookie);
    return seeOther(redirectToOf(form) || landingOf(user), { headers, newSession: true });
  });
}

export default function Login() {
  const { redirectTo, email, refused } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;

  return (
    <div className="page-narrow">
      <PageHead title={t("Login")} />
      {refused && (
        <Notice>
          {withParts(
            "You are logged in as {name}, and that page is for admins. Log in as an admin, or <a>go to your dashboard</a>.",
            {
              name: refused.name,
              a: (words) => (
                <Link key="a" to={refused.area}>
                  {words}
                </Link>
              ),
            },
          )}
        </Notice>
      )}
      <Form method="post" state={state} className="stack">
        <FormProblem />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <EmailField known={email} />
        <PasswordField
          name="password"
          label={t("Password")}
          required
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <Button>{t("Login")}</Button>
      </Form>
      <p className="row account-ways">
        <Link to={withRedirectTo("/forgotpassword", redirectTo)}>{t("Forgot password?")}</Link>
        <span>
          {withParts("New here? <a>Register</a>", {
            a: (words) => (
              <Link key="a" to={withRedirectTo("/register", redirectTo)}>
                {words}
              </Link>
            ),
          })}
        </span>
      </p>
    </div>
  );
}
