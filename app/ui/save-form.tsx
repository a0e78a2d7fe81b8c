import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button } from "./button";
import { FormProblem } from "./form-problem";

/** A form with error summary, fields and Save. */
export function SaveForm({
  state,
  children,
}: {
  state: FormState | undefined;
  children: React.ReactNode;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack profile-form">
      <FormProblem state={state} />
      {children}
      <Button pending={isSaving}>Save</Button>
    </Form>
  );
}
