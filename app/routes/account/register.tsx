import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { adoptCart } from "~/cart/merge-guest-cart.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form/form.server";
import { seeOther } from "~/lib/http/http";
import { keepingForm } from "~/lib/form/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { Button } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import { registerPageForm } from "~/accounts/forms";
import { knownBrowserCookie } from "~/accounts/sign-in/known-browser.server";
import { areaOf } from "~/accounts/own-area";
import { mayOpen } from "~/accounts/staff/open-doors";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { redirectToOf, withRedirectTo } from "~/accounts/redirect-to";
import { tooManyTries } from "~/accounts/refusals.server";
import { registeredEmailCookie } from "~/accounts/register/registered-email.server";
import { RegisterFields } from "~/accounts/register/register-fields";
import { signInCookie } from "~/accounts/sign-in/sign-in.server";
import { countRegistration } from "~/accounts/sign-in/sign-in-limit.server";
import { registerUser } from "~/accounts/users.server";
import { viewerOf } from "~/accounts/viewer.server";
import { t, withParts } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("Register") });

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
    const message = t("You are registered. Please log in.");
    return seeOtherWith({ type: "success", message }, "/login", { headers });
  });
}

const emailTaken = "An account with this email exists already.";

export default function Register() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  const login = withRedirectTo("/login", redirectTo);

  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>{t("Register")}</h1>
      </header>
      <Form method="post" className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <RegisterFields
          state={state}
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
