import { Form } from "~/base/ui/form";
import { EmailField } from "~/people/accounts/email-field";
import type { FormState } from "~/base/lib/form/form";
import { NoticeLine } from "~/people/consent/notice-line";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { t } from "~/base/words/say";

/** Asks for the address to write to once the product is back; posts to a page of its own, because the product's is kept in memory. */
export function AlertForm({ slug, state }: { slug: string; state?: FormState | undefined }) {
  const action = `/back/product/${slug}`;
  return (
    <Form method="post" state={state} action={action} className="stack">
      <FormProblem at="back" />
      <EmailField
        at="back"
        label={t("Your email")}
        hint={t("One mail when it is back, and nothing else.")}
        autoComplete="email"
        enterKeyHint="send"
      />
      <NoticeLine />
      <Button>{t("Tell me when it is back")}</Button>
    </Form>
  );
}
