import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/lib/form.server";
import { seeOther } from "~/lib/http/http";
import { keepingForm } from "~/lib/keeping-form.server";
import { stopLink, stopMails } from "~/reviews/ask/stop-mails.server";
import { Button, ButtonLink } from "~/ui/button";
import { Form } from "~/ui/form";
import { FormProblem } from "~/ui/form-problem";
import { Notice } from "~/ui/notice";
import { t } from "~/words/say";

export { privateHeaders as headers } from "~/accounts/private-headers";

export const meta = () => pageMeta({ title: t("No more mails that ask for a review") });

/** The address is a secret: it is sent to no other site. */
const secretAddress = { "Referrer-Policy": "same-origin" };

/** Opening the link changes nothing: mail programs open links to check them. */
export function loader({ params }: LoaderFunctionArgs) {
  const link = stopLink(params.token ?? "");
  return data({ link }, { status: link ? 200 : 410, headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    await stopMails(token);
    return seeOther(`/review/stop/${encodeURIComponent(token)}`);
  });
}

export default function StopReviewMails() {
  const { link } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.form;
  return (
    <div className="page-narrow">
      <header className="page-head">
        <h1>{t("No more mails that ask for a review")}</h1>
      </header>
      <FormProblem state={state} />
      {!link && (
        <Notice tone="error">{t("This link is unknown. There is nothing to stop.")}</Notice>
      )}
      {link?.isStopped && (
        <Notice tone="success">
          {t(
            "We send you no more mails that ask for a review. Mails about your orders still come.",
          )}
        </Notice>
      )}
      {link && !link.isStopped && (
        <Form method="post" className="stack">
          <p>{t("We ask once about each order, ten days after it reached you. Shall we stop?")}</p>
          <Button>{t("Send me no more of these mails")}</Button>
        </Form>
      )}
      <p>
        <ButtonLink tone="quiet" to="/Store">
          {t("See all products")}
        </ButtonLink>
      </p>
    </div>
  );
}
