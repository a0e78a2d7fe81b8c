import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { GoodsBackField } from "./goods-back-field";
import type { ReturnPage } from "./returned-goods.server";

type Props = Pick<ReturnPage, "lines"> & { fresh: string; state: FormState | undefined };

/** Records which packs the buyer sent back after they had arrived. */
export function ReturnForm({ lines, fresh, state }: Props) {
  return (
    <Form method="post" state={state} className="panel stack" aria-label="What was sent back">
      <FormProblem />
      <p>
        Packs that the buyer had and sent back; the order stays as it is. If the courier brought the
        whole parcel back, say “The parcel came back” on the page of the order instead.
      </p>
      <IdempotencyKey fresh={fresh} />
      <ul className="refund-lines">
        {lines.map(({ position, name, kept }) => (
          <li key={position}>
            <label htmlFor={`line-${position}`}>{`${name}, ${kept} with the buyer`}</label>
            <input
              id={`line-${position}`}
              name={`line-${position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={kept}
              defaultValue={state?.values[`line-${position}`] ?? 0}
            />
          </li>
        ))}
      </ul>
      <GoodsBackField
        name="goods"
        label="The packs are"
        hint="Only those that can be sold again go back into stock."
      />
      <TextField name="why" label="Why (optional)" rows={2} maxLength={200} />
      <Field name="day" label="They came on" type="date" hint="Leave it empty for today." />
      <Button>Record the return</Button>
    </Form>
  );
}
