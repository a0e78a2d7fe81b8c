import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { EmailField } from "~/people/accounts/email-field";
import {
  linkSentWords,
  resetPassword,
  resetsByMail,
  sendPasswordLink,
} from "~/people/accounts/passwords/forgotten-password.server";
import { forgotPasswordForm, passwordLinkForm } from "~/people/accounts/forms";
import { NewPasswordField } from "~/people/accounts/password-field";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { redirectToOf, withRedirectTo } from "~/people/accounts/redirect-to";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { AnswerField } from "~/people/accounts/register/register-fields";
import { limited } from "~/people/accounts/sign-in/sign-in-limit.server";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Forgot password") }, matches);

export function loader({ request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.get("sent");
  return {
    redirectTo: redirectToOf(request),
    byMail: resetsByMail,
    sent: sent === "answered" || sent === "asked" ? t(linkSentWords[sent]) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);

  return keepingForm(args, form, t("Something went wrong!!"), () =>
    resetsByMail ? linkSent(args, form) : passwordChanged(args, form),
  );
}

async function linkSent(args: ActionFunctionArgs, form: FormData) {
  const { data: input, problem } = parseForm(passwordLinkForm, form);
  if (problem) return invalid(problem);
  const { email, answer = "" } = input;
  const redirectTo = redirectToOf(form);
  const { sent, tooMany } = await sendPasswordLink(args, { email, answer, redirectTo });
  if (tooMany) return tooManyTries(tooMany, form);
  if (!sent) return invalid({ ...problemWith("form", t(wrong), form), advice: t(withoutAnswer) });
  return seeOther(withRedirectTo(`/forgotpassword?sent=${sent}`, redirectTo));
}

async function passwordChanged(args: ActionFunctionArgs, form: FormData) {
  const { data: input, problem } = parseForm(forgotPasswordForm, form);
  if (problem) return invalid(problem);

  const { email, answer, newpassword } = input;
  const weakness = await weaknessOf("newpassword", newpassword, email);
  if (weakness) return invalid(problemWith("newpassword", weakness, form));
  const { tooMany, result: done } = await limited("reset", email, args, async () =>
    (await resetPassword(email, answer, newpassword)) ? true : null,
  );
  if (tooMany) return tooManyTries(tooMany, form);
  if (!done) return invalid(problemWith("form", t(wrong), form));

  return seeOtherWith(
    t("Your password is changed. Please log in."),
    withRedirectTo("/login", redirectToOf(form)),
  );
}

const wrong = "The email or the answer is not right.";
const withoutAnswer = "You can leave the answer empty: the link goes to your email either way.";

export default function ForgotPassword() {
  const { redirectTo, byMail, sent } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;

  return (
    <div className="page-narrow">
      <PageHead title={t("Forgot password")}>
        {!sent && (
          <p className="lead">
            {byMail
              ? t("We mail you a link to a page where you choose a new password.")
              : t(
                  "Choose a new password. The answer you gave when you registered shows that it is you.",
                )}
          </p>
        )}
      </PageHead>
      {sent ? (
        <>
          <Notice tone="success">{sent}</Notice>
          <p>
            {withParts(
              "Nothing there after a few minutes? Look in the spam folder, or <a>ask for another link</a>.",
              {
                a: (words) => (
                  <Link key="a" to={withRedirectTo("/forgotpassword", redirectTo)}>
                    {words}
                  </Link>
                ),
              },
            )}
          </p>
        </>
      ) : (
        <Form method="post" state={state} className="stack">
          <FormProblem />
          <input type="hidden" name="redirectTo" value={state?.values.redirectTo ?? redirectTo} />
          <EmailField />
          {!byMail && (
            <NewPasswordField name="newpassword" label={t("New password")} enterKeyHint="next" />
          )}
          <AnswerField
            hint={byMail ? t("Your security question. You can leave this empty.") : undefined}
            required={!byMail}
          />
          <Button>{byMail ? t("Send me a link") : t("Change password")}</Button>
        </Form>
      )}
      <p>
        <Link to={withRedirectTo("/login", redirectTo)}>{t("Back to login")}</Link>
      </p>
    </div>
  );
}
