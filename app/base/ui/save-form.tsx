import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "./button";
import { FormProblem } from "./form-problem";
import { t } from "~/base/words/say";

/** A form with error summary, fields and Save. */
export function SaveForm({
  state,
  children,
}: {
  state: FormState | undefined;
  children: React.ReactNode;
}) {
  return (
    <Form method="post" className="stack profile-form">
      <FormProblem state={state} />
      {children}
      <Button>{t("Save")}</Button>
    </Form>
  );
}
