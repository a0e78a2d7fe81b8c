import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { Form } from "~/base/ui/form";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { alertBy, confirmAlert, forgetAlert } from "~/goods/stock/alerts/answer-alert.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("Tell me when it is back") }, matches);

/** Opening the link changes nothing: mail programs open links to check them. */
export function loader({ params }: LoaderFunctionArgs) {
  const alert = alertBy(params.token ?? "");
  return data({ alert }, { status: alert ? 200 : 410, headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    if (form.get("intent") === "stop") {
      await forgetAlert(token);
      return seeOtherWith(t("You are off the list, and we have forgotten your address."), "/Store");
    }
    await confirmAlert(token);
    return seeOther(`/back/${encodeURIComponent(token)}`);
  });
}

export default function ConfirmAlert() {
  const { alert } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <PageHead title={t("Tell me when it is back")}>
        {alert && (
          <p className="lead" lang={alert.nameLang}>
            {alert.name}
          </p>
        )}
      </PageHead>
      <FormProblem state={state} />
      {!alert && (
        <Notice tone="error">
          {t("This link is older than 7 days, was used up, or the product is no longer sold.")}
        </Notice>
      )}
      {alert?.state === "waiting" && (
        <Notice tone="success">{t("You are on the list: we write to you when it is back.")}</Notice>
      )}
      {alert?.state === "sent" && <Notice>{t("It is back: we have written to you.")}</Notice>}
      {alert && alert.state !== "sent" && (
        <Form method="post" className="row">
          {alert.state === "asked" && <Button>{t("Yes, write to me")}</Button>}
          <Button tone="quiet" name="intent" value="stop">
            {alert.state === "asked" ? t("No, forget my address") : t("Take me off the list")}
          </Button>
        </Form>
      )}
      <p>
        <ButtonLink tone="quiet" to={alert?.slug ? `/product/${alert.slug}` : "/Store"}>
          {alert?.slug ? t("See the product") : t("See all products")}
        </ButtonLink>
      </p>
    </div>
  );
}
