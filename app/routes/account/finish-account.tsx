import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { knownBrowserCookie } from "~/accounts/sign-in/known-browser.server";
import { signInCookie } from "~/accounts/sign-in/sign-in.server";
import { viewerOf } from "~/accounts/viewer.server";
import { adoptCart } from "~/cart/merge-guest-cart.server";
import { pageMeta } from "~/layout/page-meta";
import { seeOther } from "~/lib/http";
import { seeOtherWith } from "~/lib/toast.server";
import { accountLink, finishAccount } from "~/orders/keep-order.server";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: "Keep your address" });

/** The address is a secret: it is sent to no other site. */
const secretAddress = { "Referrer-Policy": "same-origin" };

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
  const viewer = await viewerOf(args);
  const user = await finishAccount(token, viewer);
  if (!user) return seeOther(`/register/${encodeURIComponent(token)}`);
  const orders = "/dashboard/user/orders";
  const message = "Your order and its address are in your account";
  if (user.id === viewer?.id) return seeOtherWith({ type: "success", message }, orders);
  const headers = await adoptCart(args, user.id);
  headers.append("Set-Cookie", await signInCookie(args.request, user.id));
  headers.append("Set-Cookie", await knownBrowserCookie(args.request, user.id));
  return seeOtherWith({ type: "success", message }, orders, { headers });
}

export default function FinishAccount() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>Keep your address</h1>
        {link && <p className="lead">{`For ${link.email}, with order ${link.number}`}</p>}
      </header>
      {!link && (
        <Notice tone="error">This link was used already, or it is older than 7 days.</Notice>
      )}
      {link?.next === "login" && (
        <>
          <Notice>You have an account already. Log in, and the order comes into it.</Notice>
          <p>
            <ButtonLink to={link.login}>Log in</ButtonLink>
          </p>
        </>
      )}
      {link && link.next !== "login" && (
        <Form method="post" className="stack">
          <Button>{link.next === "open" ? "Open my account" : "Take the order in"}</Button>
        </Form>
      )}
    </div>
  );
}
