import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { firstPasswordCheck } from "~/people/accounts/checks";
import { newPasswordField } from "~/people/accounts/forms";
import { shortestOfStaff } from "~/people/accounts/limits";
import { areaOf } from "~/people/accounts/own-area";
import { NewPasswordField } from "~/people/accounts/password-field";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { withRedirectTo } from "~/people/accounts/redirect-to";
import { knownBrowserCookie } from "~/people/accounts/sign-in/known-browser.server";
import { signInCookie } from "~/people/accounts/sign-in/sign-in.server";
import { invitationBy, joinStaff } from "~/people/accounts/staff/join.server";
import { staffWords } from "~/people/accounts/staff-words";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Join the staff" }, matches);

/** Opening the link changes nothing: mail programs open links to check them. */
export async function loader(args: LoaderFunctionArgs) {
  const { token = "" } = args.params;
  const viewer = await viewerOf(args);
  const found = invitationBy(token);
  if (!found) return data({ invitation: null }, { status: 410, headers: secretAddress });
  const { invitation, user } = found;
  const next: "open" | "login" | "accept" = !user
    ? "open"
    : user.id === viewer?.id
      ? "accept"
      : "login";
  const login = withRedirectTo("/login", `/join/${token}`);
  const { email, staff } = invitation;
  return data({ invitation: { email, staff, next, login } }, { headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, "Something went wrong", async () => {
    const found = invitationBy(token);
    if (!found) return seeOther(`/join/${encodeURIComponent(token)}`);
    if (found.user) return join(args, token, null);
    const { data: typed, problem } = parseForm(newPasswordField, form);
    if (problem) return invalid(problem);
    const weakness = await weaknessOf("password", typed.password, found.invitation.email);
    if (weakness) return invalid(problemWith("password", weakness, form));
    return join(args, token, typed.password);
  });
}

/** Opens the account with this password, or (null) gives the role to the one that is signed in. */
async function join(args: ActionFunctionArgs, token: string, password: string | null) {
  const viewer = await viewerOf(args);
  const user = await joinStaff(token, viewer, password);
  if (!user) return seeOther(`/join/${encodeURIComponent(token)}`);
  const headers = new Headers();
  if (user.id !== viewer?.id) {
    headers.append("Set-Cookie", await signInCookie(args.request, user.id));
    headers.append("Set-Cookie", await knownBrowserCookie(args.request, user.id));
  }
  const message = "Welcome. This is what is to be done today";
  return seeOtherWith(message, areaOf(user), { headers, newSession: true });
}

export default function JoinStaff() {
  const { invitation } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title="Join the staff">
        {invitation && (
          <p className="lead">
            {`For ${invitation.email}. ${staffWords[invitation.staff].name}: ${staffWords[invitation.staff].does}.`}
          </p>
        )}
      </PageHead>
      {!invitation && (
        <Notice tone="error">
          This invitation was used already, cancelled, or it is older than 7 days.
        </Notice>
      )}
      {invitation?.next === "login" && (
        <>
          <Notice>You have an account already. Log in with it to accept.</Notice>
          <p>
            <ButtonLink to={invitation.login}>Log in</ButtonLink>
          </p>
        </>
      )}
      {invitation && invitation.next !== "login" && (
        <Form method="post" state={state} className="stack" check={firstPasswordCheck}>
          <FormProblem />
          {invitation.next === "open" && (
            <NewPasswordField name="password" label="Password" least={shortestOfStaff} />
          )}
          <Button>{invitation.next === "open" ? "Open my account" : "Accept"}</Button>
        </Form>
      )}
    </div>
  );
}
