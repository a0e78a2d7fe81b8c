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
import { NewPasswordField } from "~/people/accounts/password-field";
import { weaknessOf } from "~/people/accounts/passwords/leaked-password.server";
import { knownBrowserCookie } from "~/people/accounts/sign-in/known-browser.server";
import { signInCookie } from "~/people/accounts/sign-in/sign-in.server";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { adoptCart } from "~/sales/cart/merge-guest-cart.server";
import { NoticeLine } from "~/people/consent/notice-line";
import { pageMeta } from "~/layout/page-meta";
import { formOf, invalid, parseForm, problemWith } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { accountLink, finishAccount } from "~/sales/orders/access/keep-order.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Keep your address") }, matches);

/** Opening the link changes nothing: mail programs open links to check them. */
export async function loader(args: LoaderFunctionArgs) {
  const { token = "" } = args.params;
  const found = accountLink(token);
  if (!found) return data({ link: null }, { status: 410, headers: secretAddress });
  const viewer = await viewerOf(args);
  const { link, order, user } = found;
  const next: "open" | "login" | "take" = !user
    ? "open"
    : user.id === viewer?.id
      ? "take"
      : "login";
  const login = `/login?redirectTo=${encodeURIComponent(`/register/${token}`)}`;
  return data(
    { link: { email: link.email, number: order.number, next, login } },
    { headers: secretAddress },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const closed = `/register/${encodeURIComponent(token)}`;
    const found = accountLink(token);
    if (!found) return seeOther(closed);
    if (found.user) return finish(args, token, null);
    const { data: typed, problem } = parseForm(newPasswordField, form);
    if (problem) return invalid(problem);
    const weakness = await weaknessOf("password", typed.password, found.link.email);
    if (weakness) return invalid(problemWith("password", weakness, form));
    return finish(args, token, typed.password);
  });
}

/** Opens the account with this password, or (null) takes the order into the one that is signed in. */
async function finish(args: ActionFunctionArgs, token: string, password: string | null) {
  const viewer = await viewerOf(args);
  const user = await finishAccount(token, viewer, password);
  if (!user) return seeOther(`/register/${encodeURIComponent(token)}`);
  const orders = "/dashboard/user/orders";
  const message = t("Your order and its address are in your account");
  if (user.id === viewer?.id) return seeOtherWith(message, orders);
  const headers = await adoptCart(args, user.id);
  headers.append("Set-Cookie", await signInCookie(args.request, user.id));
  headers.append("Set-Cookie", await knownBrowserCookie(args.request, user.id));
  return seeOtherWith(message, orders, { headers, newSession: true });
}

export default function FinishAccount() {
  const { link } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title={t("Keep your address")}>
        {link && (
          <p className="lead">
            {t("For {email}, with order {number}", { email: link.email, number: link.number })}
          </p>
        )}
      </PageHead>
      {!link && (
        <Notice tone="error">{t("This link was used already, or it is older than 7 days.")}</Notice>
      )}
      {link?.next === "login" && (
        <>
          <Notice>{t("You have an account already. Log in, and the order comes into it.")}</Notice>
          <p>
            <ButtonLink to={link.login}>{t("Log in")}</ButtonLink>
          </p>
        </>
      )}
      {link && link.next !== "login" && (
        <Form method="post" state={state} className="stack" check={firstPasswordCheck}>
          <FormProblem />
          {link.next === "open" && <NewPasswordField name="password" label={t("Password")} />}
          {link.next === "open" && <NoticeLine />}
          <Button>{link.next === "open" ? t("Open my account") : t("Take the order in")}</Button>
        </Form>
      )}
    </div>
  );
}
