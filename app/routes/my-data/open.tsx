import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { viewerOf } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { linkState, openMyData } from "~/people/privacy/my-data/link.server";
import { Button, ButtonLink } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: t("My data") });

/** Opening the link changes nothing: mail programs open links to check them. */
export function loader({ params }: LoaderFunctionArgs) {
  const link = linkState(params.token ?? "");
  return data({ link }, { status: link ? 200 : 410, headers: secretAddress });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const link = linkState(token);
    const cookie = link?.needsLogin ? null : await openMyData(token, await viewerOf(args));
    if (!cookie) return seeOther(`/my-data/${encodeURIComponent(token)}`);
    return seeOther("/my-data", { headers: { "Set-Cookie": cookie } });
  });
}

export default function OpenMyData() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow stack">
      <PageHead title={t("My data")}>
        {link && <p className="lead">{t("For {email}", { email: link.email })}</p>}
      </PageHead>
      <FormProblem state={useAnswer<typeof action>()?.form} />
      {!link && (
        <>
          <Notice tone="error">
            {t("This link was used already, or it is older than 30 minutes.")}
          </Notice>
          <p>
            <ButtonLink to="/my-data">{t("Ask for a new link")}</ButtonLink>
          </p>
        </>
      )}
      {link?.needsLogin && (
        <>
          <Notice>{t("Your account is guarded by more than its email. Please log in.")}</Notice>
          <p>
            <ButtonLink to="/login?redirectTo=%2Fdashboard%2Fuser%2Fmy-data">
              {t("Log in")}
            </ButtonLink>
          </p>
        </>
      )}
      {link && !link.needsLogin && (
        <Form method="post">
          <Button>{t("See my data")}</Button>
        </Form>
      )}
    </div>
  );
}
