import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stopLink, stopNews } from "~/consent/stop-link.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { seeOther } from "~/lib/http/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { Button, ButtonLink } from "~/ui/button";
import { Form } from "~/ui/form";
import { FormProblem } from "~/ui/form-problem";
import { Notice } from "~/ui/notice";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("No more news by email") });

/** The address is a secret: it is sent to no other site. */
const secretAddress = { "Referrer-Policy": "same-origin" };

/** Opening the link changes nothing: mail programs open links to check them. */
export function loader({ params }: LoaderFunctionArgs) {
  const found = stopLink(params.token ?? "");
  const link = found && { isStopped: found.isStopped };
  return data({ link }, { status: link ? 200 : 410, headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    await stopNews(token);
    return seeOther(`/news/stop/${encodeURIComponent(token)}`);
  });
}

export default function StopNews() {
  const { link } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>{t("No more news by email")}</h1>
      </header>
      <FormProblem state={state} />
      {!link && (
        <Notice tone="error">{t("This link is unknown. There is nothing to stop.")}</Notice>
      )}
      {link?.isStopped && (
        <Notice tone="success">
          {t("We send you no more news. Mails about your orders still come.")}
        </Notice>
      )}
      {link && !link.isStopped && (
        <Form method="post" className="stack">
          <p>{t("Shall we stop sending you news of oil, prices and offers?")}</p>
          <Button>{t("Send me no more news")}</Button>
        </Form>
      )}
      <p>
        <ButtonLink tone="quiet" to="/privacy">
          {t("Privacy notice")}
        </ButtonLink>
      </p>
    </div>
  );
}
