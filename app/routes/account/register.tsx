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
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { PageHead } from "~/base/ui/page-head";
import { registerCheck } from "~/people/accounts/checks";
import { registerPageForm } from "~/people/accounts/forms";
import { knownBrowserCookie } from "~/people/accounts/sign-in/known-browser.server";
import { areaOf } from "~/people/accounts/own-area";
import { mayOpen } from "~/people/accounts/staff/open-doors";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { redirectToOf, withRedirectTo } from "~/people/accounts/redirect-to";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { registeredEmailCookie } from "~/people/accounts/register/registered-email.server";
import { RegisterFields } from "~/people/accounts/register/register-fields";
import { signInCookie } from "~/people/accounts/sign-in/sign-in.server";
import { countRegistration } from "~/people/accounts/sign-in/sign-in-limit.server";
import { registerUser } from "~/people/accounts/users/users.server";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Register") }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await viewerOf(args);
  const redirectTo = redirectToOf(args.request);
  if (viewer)
    throw seeOther(redirectTo && mayOpen(redirectTo, viewer) ? redirectTo : areaOf(viewer));
  return { redirectTo };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);

  return keepingForm(args, form, t("Something went wrong!!"), async () => {
    const { data: input, problem } = parseForm(registerPageForm, form);
    if (problem) return invalid(problem);
    const weakness = await weaknessOf("password", input.password, input.email);
    if (weakness) return invalid(problemWith("password", weakness, form));

    const tooMany = await countRegistration(args.context.clientAddress);
    if (tooMany) return tooManyTries(tooMany, form);

    const { terms, news, ...registration } = input;
    const { user } = await registerUser({
      ...registration,
      termsAccepted: terms,
      wasShownNotice: true,
      wantsNews: news,
    });
    if (!user) return invalid(problemWith("email", t(emailTaken), form), { status: 409 });

    const redirectTo = redirectToOf(form);
    const headers = redirectTo ? await adoptCart(args, user.id) : new Headers();
    headers.append("Set-Cookie", await knownBrowserCookie(args.request, user.id));
    // Who came from somewhere goes on there, signed in: nothing is asked twice.
    headers.append(
      "Set-Cookie",
      redirectTo
        ? await signInCookie(args.request, user.id)
        : await registeredEmailCookie(user.email),
    );
    if (redirectTo) return seeOther(redirectTo, { headers });
    return seeOtherWith(t("You are registered. Please log in."), "/login", { headers });
  });
}

const emailTaken = "An account with this email exists already.";

export default function Register() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const login = withRedirectTo("/login", redirectTo);

  return (
    <div className="page-narrow">
      <PageHead title={t("Register")} />
      <Form method="post" state={state} className="stack" check={registerCheck}>
        <FormProblem />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <RegisterFields
          emailHint={
            state?.errors.email === t(emailTaken) && (
              <>
                {withParts("Registered before? <a>Log in</a>", {
                  a: (words) => (
                    <Link key="a" to={login}>
                      {words}
                    </Link>
                  ),
                })}
              </>
            )
          }
        />
        <Button>{t("Register")}</Button>
      </Form>
      <p>
        {withParts("You have an account? <a>Login</a>", {
          a: (words) => (
            <Link key="a" to={login}>
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
