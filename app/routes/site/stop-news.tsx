import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { stopLink, stopNews } from "~/people/consent/stop-link.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { StopPage } from "~/people/mail/stop-page";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("No more news by email") }, matches);

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
  return (
    <StopPage
      title={t("No more news by email")}
      done={t("We send you no more news. Mails about your orders still come.")}
      question={t("Shall we stop sending you news of oil, prices and offers?")}
      button={t("Send me no more news")}
      on={{ to: "/privacy", words: t("Privacy notice") }}
    />
  );
}
