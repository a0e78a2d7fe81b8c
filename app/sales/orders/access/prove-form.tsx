import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { FormProblem } from "~/base/ui/form-problem";
import { t } from "~/base/words/say";
import { PhoneField } from "~/base/ui/person-fields";

/** Asks for the order's mobile number, which opens name, address, invoice and changes to this browser. */
export function ProveForm({ token, state }: { token: string; state?: FormState | undefined }) {
  const action = `/order/${token}/prove`;
  return (
    <Form method="post" state={state} action={action} className="stack panel">
      <h2>{t("Is this your order?")}</h2>
      <FormProblem />
      <PhoneField
        label={t("The mobile number of the order")}
        hint={t("It opens the address, the invoice and changes in this browser.")}
        maxLength={40}
      />
      <Button tone="quiet">{t("Show everything")}</Button>
    </Form>
  );
}
