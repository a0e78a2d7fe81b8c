import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { GoodsBackField } from "./goods-back-field";

/** On the page of an order that was sent: its parcel came back. */
export function CameBackForm({ state }: { state: FormState | undefined }) {
  return (
    <details className="panel came-back" open={state !== undefined}>
      <summary>The parcel came back</summary>
      <Form method="post" state={state} className="stack" aria-label="The parcel came back">
        <input type="hidden" name="intent" value="came-back" />
        <FormProblem />
        <p>
          Closes the order. If the goods were not paid, their invoice is credited; if they were,
          refund them afterwards.
        </p>
        <GoodsBackField name="goods" label="The goods are" />
        <Field name="day" label="Came back on" type="date" hint="Leave it empty for today." />
        <Button tone="quiet">The parcel came back</Button>
      </Form>
    </details>
  );
}
