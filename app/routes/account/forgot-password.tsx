import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/lib/form.server";
import { keepingForm } from "~/lib/keeping-form.server";
import { seeOtherWith } from "~/lib/toast.server";
import { Button } from "~/ui/button";
import { FormProblem } from "~/ui/form-problem";
import { EmailField } from "~/accounts/email-field";
import { forgotPasswordForm } from "~/accounts/forms";
import { shortestPassword } from "~/accounts/limits";
import { PasswordField } from "~/accounts/password-field";
import { weaknessOf } from "~/accounts/passwords/leaked-password.server";
import { redirectToOf, withRedirectTo } from "~/accounts/redirect-to";
import { tooManyTries } from "~/accounts/refusals.server";
import { AnswerField } from "~/accounts/register-fields";
import { limited } from "~/accounts/sign-in/sign-in-limit.server";
import { resetPassword } from "~/accounts/users.server";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Forgot password" });

export function loader({ request }: LoaderFunctionArgs) {
  return { redirectTo: redirectToOf(request) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);

  return keepingForm(args, form, "Something went wrong!!", async () => {
    const { data: input, problem } = parseForm(forgotPasswordForm, form);
    if (problem) return invalid(problem);

    const { email, answer, newpassword } = input;
    const weakness = await weaknessOf("newpassword", newpassword, email);
    if (weakness) return invalid(problemWith("newpassword", weakness, form));
    const { tooMany, result: done } = await limited("reset", email, args, async () =>
      (await resetPassword(email, answer, newpassword)) ? true : null,
    );
    if (tooMany) return tooManyTries(tooMany, form);
    if (!done) return invalid(problemWith("form", "The email or the answer is not right.", form));

    return seeOtherWith(
      { type: "success", message: "Your password is changed. Please log in." },
      withRedirectTo("/login", redirectToOf(form)),
    );
  });
}

export default function ForgotPassword() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  const pending = useNavigation().formAction?.startsWith("/forgotpassword");

  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>Forgot password</h1>
        <p className="lead">
          Choose a new password. The answer you gave when you registered shows that it is you.
        </p>
      </header>
      <Form method="post" className="stack">
        <FormProblem state={state} />
        <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
        <EmailField state={state} />
        <PasswordField
          name="newpassword"
          label="New password"
          hint={`${shortestPassword} characters or more`}
          state={state}
          required
          minLength={shortestPassword}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <AnswerField state={state} />
        <Button pending={pending}>Change password</Button>
      </Form>
      <p>
        <Link to={withRedirectTo("/login", redirectTo)}>Back to login</Link>
      </p>
    </div>
  );
}
