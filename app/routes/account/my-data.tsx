import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHead } from "~/base/ui/page-head";
import { useAnswer } from "~/base/ui/sending/answer";
import { requireConfirmed } from "~/people/accounts/confirm/confirmed.server";
import { tooManyTries } from "~/people/accounts/sign-in/refusals.server";
import { inWords } from "~/people/accounts/sign-in/sign-in-limit.server";
import { requireUser } from "~/people/accounts/guards/viewer.server";
import { pageMeta } from "~/layout/page-meta";
import { formOf } from "~/base/lib/form/form.server";
import { networkOf } from "~/base/lib/http/network";
import { seeOther } from "~/base/lib/http/http";
import { keepingForm } from "~/base/lib/form/keeping-form.server";
import { askForMyData } from "~/people/privacy/my-data/link.server";
import { myDataOf } from "~/people/privacy/my-data/my-data-page.server";
import { MyDataView } from "~/people/privacy/my-data/my-data-view";
import { ownPerson } from "~/people/privacy/my-data/own-person.server";
import { submitErase } from "~/people/privacy/my-data/submit-erase.server";
import { UnderEmail } from "~/people/privacy/my-data/under-email";
import { t } from "~/base/words/say";

export { clientAction } from "~/base/ui/sending/client-action";
export { privateHeaders as headers } from "~/people/accounts/private-headers";

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("My data") }, matches);

const path = "/dashboard/user/my-data";

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireUser(args);
  const isSent = new URL(args.request.url).searchParams.has("sent");
  return { data: myDataOf(ownPerson(id)), isSent };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const form = await formOf(args.request.clone());
  return keepingForm(args, form, t("Something went wrong"), async () => {
    if (form.get("intent") === "erase") {
      await requireConfirmed(args, user);
      return submitErase(form, (reader) => ownPerson(user.id, reader));
    }
    const network = networkOf(args.context.clientAddress);
    const tooMany = await askForMyData({ email: user.email, network });
    if (tooMany) return tooManyTries(inWords(tooMany), form);
    return seeOther(`${path}?sent=1`);
  });
}

export default function MyData() {
  const { data, isSent } = useLoaderData<typeof loader>();
  const state = useAnswer<typeof action>()?.form;
  const isOfErase = state?.values.intent === "erase";
  return (
    <section className="stack">
      <PageHead
        title={t("My data")}
        lead={t("What the shop knows of you. Here you take it with you, correct it or erase it.")}
      />
      <UnderEmail data={data} isSent={isSent} state={isOfErase ? undefined : state} />
      <MyDataView data={data} state={isOfErase ? state : undefined} files={`${path}/file`} />
    </section>
  );
}
