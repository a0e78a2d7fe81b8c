import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { chooseNews } from "~/people/consent/choose-news.server";
import { formOf } from "~/base/lib/form/form.server";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { seeOtherWith } from "~/base/lib/toast.server";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";

const profile = "/dashboard/user/profile";

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  return seeOther(`${profile}#news`);
}

/** `news`: "on" agrees to mails with news, anything else ends them. */
export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const form = await formOf(args.request);
  return keepingForm(args, form, t("Something went wrong"), async () => {
    const isOn = form.get("news") === "on";
    await chooseNews(user, isOn);
    const message = isOn ? t("We send you news by email.") : t("We send you no more news.");
    return seeOtherWith(message, profile);
  });
}
