import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { longestEway } from "./eway";

type Props = { order: { ewayNumber: string | null }; state: FormState | undefined };

/** The number of the e-way bill, for goods above ₹50,000 that leave the city. */
export function EwayPanel({ order: { ewayNumber }, state }: Props) {
  return (
    <Form
      method="post"
      className="panel stack order-side"
      aria-labelledby="order-eway"
      key={ewayNumber}
    >
      <h2 id="order-eway">E-way bill</h2>
      <FormProblem state={state} />
      <Field
        name="eway"
        label="Number"
        hint="Goods above ₹50,000 that leave the city need one. It stands on the packing slip."
        defaultValue={ewayNumber ?? ""}
        maxLength={longestEway}
        state={state}
      />
      <Button tone="quiet" name="intent" value="eway">
        Save the number
      </Button>
    </Form>
  );
}
