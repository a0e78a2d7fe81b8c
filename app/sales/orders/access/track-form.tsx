import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import type { FormCheck } from "~/base/ui/checking/use-checks";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { t } from "~/base/words/say";
import { longestTyped, trackPath } from "../track-path";
import { PhoneField } from "~/base/ui/person-fields";

const check: FormCheck = () => import("./track-fields").then(({ trackFields }) => trackFields);

/** Asks for an order's number and its mobile number. */
export function TrackForm({ state }: { state?: FormState | undefined }) {
  return (
    <Form method="post" state={state} action={trackPath} className="panel stack" check={check}>
      <FormProblem />
      <Field
        name="number"
        label={t("Order number")}
        hint={t("It is in our mails and on the invoice, such as {number}.", {
          number: "PR-000123",
        })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={longestTyped}
        required
      />
      <PhoneField label={t("The mobile number of the order")} maxLength={longestTyped} />
      <Button>{t("Show my order")}</Button>
    </Form>
  );
}
