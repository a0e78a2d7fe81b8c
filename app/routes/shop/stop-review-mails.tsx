import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { secretAddress, seeOther } from "~/base/lib/http/http";
import { StopPage } from "~/people/mail/stop-page";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { stopLink, stopMails } from "~/sales/reviews/ask/stop-mails.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: t("No more mails that ask for a review") }, matches);

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
  return (
    <StopPage
      title={t("No more mails that ask for a review")}
      done={t(
        "We send you no more mails that ask for a review. Mails about your orders still come.",
      )}
      question={t("We ask once about each order, ten days after it reached you. Shall we stop?")}
      button={t("Send me no more of these mails")}
      on={{ to: "/Store", words: t("See all products") }}
    />
  );
}
