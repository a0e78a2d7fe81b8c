import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { t } from "~/base/words/say";
import { LinkSent, NoMailYet } from "./link-sent";
import type { MyData } from "./my-data-page.server";

type Props = { data: MyData; isSent: boolean; state: FormState | undefined };

/** For an account whose e-mail nobody has proved: a link that also shows what came with that e-mail alone. */
export function UnderEmail({ data, isSent, state }: Props) {
  if (data.isEmailProved) return null;
  return (
    <section className="panel stack" aria-labelledby="under-email">
      <h2 id="under-email">{t("What came with your email alone")}</h2>
      <p>
        {t(
          "Below is what belongs to your account. Orders without logging in, enquiries, alerts and quotes under {email} are shown, and erased, once you open a link that we mail there: anybody can register with any email.",
          { email: data.email },
        )}
      </p>
      <NoMailYet data={data} />
      {isSent ? (
        <Notice tone="success">
          <LinkSent />
        </Notice>
      ) : (
        <Form method="post" state={state} className="stack">
          <FormProblem />
          <input type="hidden" name="intent" value="link" />
          <Button tone="quiet">{t("Mail me the link")}</Button>
        </Form>
      )}
    </section>
  );
}
