import { Form } from "~/ui/form";
import type { FormState } from "~/lib/form/form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormProblem } from "~/ui/form-problem";

/** Begins to count a product. */
export function BeginForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" className="stack panel">
      <h2>Count this product</h2>
      <p>
        Orders then take packs from the number on hand, and the product is sold out when none is
        left.
      </p>
      <FormProblem state={state} at="begin" />
      <input type="hidden" name="intent" value="begin" />
      <Field
        at="begin"
        name="packs"
        label="Packs on hand"
        hint="Without those that are sold and not yet sent"
        inputMode="numeric"
        state={state}
        maxLength={6}
        autoComplete="off"
        required
      />
      <Button>Start counting</Button>
    </Form>
  );
}

/** Sets the number at which stock is low. */
export function LowForm({ low, state }: { low: number | null; state: FormState | undefined }) {
  return (
    <Form method="post" className="stack panel" key={low}>
      <h2>Low stock</h2>
      <FormProblem state={state} at="low" />
      <input type="hidden" name="intent" value="low" />
      <Field
        at="low"
        name="low"
        label="Low at or below"
        hint="You get one mail when orders bring it there, and one when packs are owed. Blank: no mail about low stock."
        inputMode="numeric"
        state={state}
        defaultValue={low ?? ""}
        maxLength={6}
        autoComplete="off"
      />
      <Button tone="quiet">Save the line</Button>
    </Form>
  );
}

/** No longer counts a product. */
export function EndForm() {
  return (
    <Form method="post" className="stack panel">
      <h2>No longer count it</h2>
      <p>It is then never sold out by number. What came and went stays in the list.</p>
      <input type="hidden" name="intent" value="end" />
      <Button tone="quiet">Stop counting</Button>
    </Form>
  );
}
