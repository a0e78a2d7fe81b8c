import { Form, useNavigation } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Button } from "~/ui/button";
import { Field, SelectField } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

/** Notes what happened to the packs of a batch. `token`: of this page; `packs`: left. */
export function MoveForm({
  packs,
  token,
  state,
}: {
  packs: number;
  token: string;
  state: FormState | undefined;
}) {
  const isSaving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack panel" key={token} autoComplete="off">
      <h2>What happened</h2>
      <FormProblem state={state} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="seen" value={packs} />
      <SelectField name="kind" label="What" state={state} defaultValue="arrived">
        <option value="arrived">Packs arrived</option>
        <option value="broken">Packs broke or were lost</option>
        <option value="corrected">Counted: so many are there</option>
      </SelectField>
      <Field name="packs" label="Packs" inputMode="numeric" state={state} maxLength={5} required />
      <Field name="why" label="Why (optional)" state={state} maxLength={200} />
      <Button pending={isSaving}>Save</Button>
    </Form>
  );
}
