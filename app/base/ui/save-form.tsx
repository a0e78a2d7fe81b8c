import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "./button";
import { FormProblem } from "./form-problem";
import { t } from "~/base/words/say";
import { Version } from "~/base/ui/version";

/** A form with error summary, fields and Save. `version`: of what it was filled from, where somebody else may edit that too. */
export function SaveForm({
  state,
  version,
  children,
}: {
  state: FormState | undefined;
  version?: string;
  children: React.ReactNode;
}) {
  return (
    <Form method="post" state={state} className="stack profile-form">
      <FormProblem />
      {version && <Version value={version} />}
      {children}
      <Button>{t("Save")}</Button>
    </Form>
  );
}
