import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useAnswer } from "~/base/ui/sending/answer";
import { EmailField } from "~/people/accounts/email-field";
import { passwordLinkForm } from "~/people/accounts/forms";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { inWords } from "~/people/accounts/sign-in/sign-in-limit.server";
import { pageMeta } from "~/layout/page-meta";
import type { FormState } from "~/base/lib/form/form";
import { formOf, invalid, parseForm } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { networkOf } from "~/base/lib/http/network";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { askForMyData, closeMyData } from "~/people/privacy/my-data/link.server";
import { LinkSent, NoMailYet } from "~/people/privacy/my-data/link-sent";
import { myDataOf, openFacts } from "~/people/privacy/my-data/my-data-page.server";
import { MyDataView } from "~/people/privacy/my-data/my-data-view";
import { provedFinder } from "~/people/privacy/my-data/proved-person.server";
import { submitErase } from "~/people/privacy/my-data/submit-erase.server";
import { WriteToUs } from "~/upkeep/pages/write-to-us";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Link } from "~/base/ui/link";
import { Notice } from "~/base/ui/notice";
import { PageHead } from "~/base/ui/page-head";
import { t, withParts } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta = () => pageMeta({ title: t("My data") });

export async function loader({ request }: LoaderFunctionArgs) {
  const find = await provedFinder(request);
  const isSent = new URL(request.url).searchParams.has("sent");
  return { data: find && myDataOf(find()), isSent, facts: openFacts() };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const intent = form.get("intent");
    if (intent === "close")
      return seeOther("/my-data", {
        headers: { "Set-Cookie": await closeMyData() },
        newSession: true,
      });
    if (intent === "erase") {
      const find = await provedFinder(args.request);
      return find ? submitErase(form, find) : seeOther("/my-data");
    }
    const { data: input, problem } = parseForm(passwordLinkForm.pick({ email: true }), form);
    if (problem) return invalid(problem);
    const network = networkOf(args.context.clientAddress);
    const tooMany = await askForMyData({ email: input.email, network });
    if (tooMany) return tooManyTries(inWords(tooMany), form);
    return seeOther("/my-data?sent=1");
  });
}

export default function MyDataByMail() {
  const { data, isSent, facts } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  return (
    <div className="page page-narrow stack">
      <PageHead
        title={t("My data")}
        lead={t("What the shop knows of you. Here you take it with you, correct it or erase it.")}
      />
      {data ? (
        <>
          <MyDataView data={data} state={state} files="/my-data/file" />
          <Form method="post">
            <input type="hidden" name="intent" value="close" />
            <Button tone="quiet">{t("Close this page for others")}</Button>
          </Form>
        </>
      ) : (
        <Asking state={state} isSent={isSent} facts={facts} />
      )}
    </div>
  );
}

type AskingProps = {
  state: FormState | undefined;
  isSent: boolean;
  facts: ReturnType<typeof openFacts>;
};

function Asking({ state, isSent, facts }: AskingProps) {
  return (
    <>
      <NoMailYet data={facts} />
      {isSent ? (
        <Notice tone="success">
          <LinkSent />
        </Notice>
      ) : (
        <Form method="post" state={state} className="stack">
          <FormProblem />
          <EmailField
            hint={t("The address that you ordered or wrote to us with, also without an account.")}
          />
          <Button>{t("Mail me the link")}</Button>
        </Form>
      )}
      <p>
        {t(
          "Ordered without an email? Write to us with the number of the order and its mobile number.",
        )}{" "}
        <WriteToUs company={facts.company} />
      </p>
      <p>
        {withParts("You have an account? <a>Log in and see your data at once</a>.", {
          a: (words) => (
            <Link key="a" to="/login?redirectTo=%2Fdashboard%2Fuser%2Fmy-data">
              {words}
            </Link>
          ),
        })}
      </p>
    </>
  );
}
