import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Form } from "~/base/ui/form";
import { FormProblem } from "~/base/ui/form-problem";
import { AdvanceFields } from "../advance-fields";
import type { AdvanceRule } from "../advance-rule";
import { Version } from "~/base/ui/version";

type Props = { rule: AdvanceRule | null; version: string; state: FormState | undefined };

/** What the customers of a price list pay online before their orders on delivery are packed. */
export function ListAdvanceForm({ rule, version, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-labelledby="list-advance">
      <h2 id="list-advance">A part online first</h2>
      <FormProblem at="advance" /> <Version value={version} />
      <AdvanceFields
        at="list"
        label="Paid online first, for orders on delivery"
        hint="A share such as 20%, or rupees such as 500. 0: these customers pay nothing first. Empty: as under Ways to pay."
        rule={rule}
      />
      <Button name="intent" value="advance">
        Save
      </Button>
    </Form>
  );
}
