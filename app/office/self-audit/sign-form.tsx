import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";

/** Signs an audit that found nothing: from then on the certificate is in the foot of every page. */
export function SignForm({
  id,
  name,
  state,
}: {
  id: string;
  name: string;
  state: FormState | undefined;
}) {
  return (
    <section className="panel stack" aria-labelledby="sign">
      <h2 id="sign">Sign the certificate</h2>
      <p>
        Read what was looked at before you sign: programs do not see everything. The certificate is
        public and stays; a later audit makes a new one.
      </p>
      <Form method="post" state={state} className="stack profile-form">
        <FormProblem />
        <input type="hidden" name="intent" value="sign" />
        <input type="hidden" name="id" value={id} />
        <Field
          name="signer"
          label="Who signs, as it stands on the certificate"
          defaultValue={name}
          maxLength={100}
          autoComplete="off"
          required
        />
        <TextField
          name="remark"
          label="Remark (optional)"
          hint="Shown on the certificate."
          defaultValue=""
          maxLength={500}
        />
        <Button>Sign</Button>
      </Form>
    </section>
  );
}
