import { grievanceKinds } from "~/base/db/statuses";
import { Honeypot } from "~/sales/enquiries/honeypot";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import type { FormCheck } from "~/base/ui/checking/use-checks";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { EmailField, NameField, PhoneField } from "~/base/ui/person-fields";
import { t } from "~/base/words/say";
import { longest } from "./fields";
import { kindWords } from "./kinds";
import { grievancesPath } from "./paths";

const check: FormCheck = () => import("./forms").then(({ grievanceForm }) => grievanceForm);

/** `order`, `batch`: the numbers of those that the page asked from is about; "" for none. */
export function GrievanceForm({
  state,
  order,
  batch,
}: {
  state: FormState | undefined;
  order: string;
  batch: string;
}) {
  return (
    <Form method="post" state={state} action={grievancesPath} className="panel stack" check={check}>
      <h2>{t("Complaint form")}</h2>
      <FormProblem />
      <SelectField name="kind" label={t("What is it about?")} required defaultValue="">
        <option value="" disabled>
          {t("Please choose")}
        </option>
        {grievanceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindWords[kind])}
          </option>
        ))}
      </SelectField>
      <Field
        name="order"
        label={t("Order number (optional)")}
        maxLength={longest.order}
        autoComplete="off"
        enterKeyHint="next"
        defaultValue={order}
      />
      <TextField
        name="words"
        label={t("Your complaint")}
        hint={t("What happened, and what we should do about it.")}
        rows={6}
        defaultValue={batch && `${t("Batch {number}", { number: batch })}: `}
        required
        maxLength={longest.words}
      />
      <Person />
      <Honeypot />
      <Button>{t("Send complaint")}</Button>
    </Form>
  );
}

function Person() {
  return (
    <>
      <NameField maxLength={longest.name} />
      <PhoneField maxLength={longest.phone} enterKeyHint="next" />
      <EmailField
        label={t("Email (optional)")}
        hint={t("There we send you the copy of your complaint and our answers.")}
        required={false}
        maxLength={longest.email}
        enterKeyHint="send"
      />
    </>
  );
}
