import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { FormQuestion } from "~/base/ui/form-question";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { useSizeHint } from "../admin/use-size-hint";
import { MeasureOptions } from "../admin/measure-options";
import { isUnusualSize } from "../typed-size";

const usualHint = "15, 0.5, or of a carton 10 x 1";

/** Another size of an oil, in three fields. */
export function AddSizeForm({ fresh, state }: { fresh: string; state: FormState | undefined }) {
  const { size = "", measure } = state?.values ?? {};
  const hinted = useSizeHint(usualHint, isUnusualSize(size, measure));
  const on = (name: "size" | "measure") => ({
    name,
    at: "new",
    onChange: hinted.onChange,
  });
  return (
    <section className="stack panel" aria-labelledby="add-size">
      <h2 id="add-size">Add a size</h2>
      <p className="muted">
        Words and photos are taken over. MRP and code can be filled in at the new pack afterwards.
      </p>
      <Form method="post" state={state} encType="multipart/form-data" className="stack">
        <FormProblem at="new" />
        <FormQuestion />
        <input type="hidden" name="intent" value="size" />
        <IdempotencyKey fresh={fresh} />
        <Field
          {...on("size")}
          label="Size"
          inner={hinted.size}
          hint={hinted.hint}
          maxLength={20}
          autoComplete="off"
          required
        />
        <SelectField {...on("measure")} label="Unit" defaultValue="l">
          <MeasureOptions />
        </SelectField>
        <Field
          name="price"
          at="new"
          label="Price"
          hint="Rupees for one pack, all taxes included"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Button tone="quiet">Add this size</Button>
      </Form>
    </section>
  );
}
