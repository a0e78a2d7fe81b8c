import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { Button } from "~/base/ui/button";
import { Field, SelectField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { IdempotencyKey, keptKey } from "~/base/ui/idempotency-key";
import { packsWords } from "./stock-words";

type Props = {
  stock: number;
  /** Packs that are sold and still stand on the shelf. */
  notSent: number;
  fresh: string;
  state: FormState | undefined;
  /** The field `batch`, where batches are kept. */
  children?: React.ReactNode;
};

/** Notes what happened to the packs of one product. */
export function MovementForm({ stock, notSent, fresh, state, children }: Props) {
  return (
    <Form method="post" state={state} className="stack panel" key={keptKey(fresh, state)}>
      <h2>What happened</h2>
      <FormProblem at="move" />
      <input type="hidden" name="intent" value="move" />
      <IdempotencyKey fresh={fresh} />
      <input type="hidden" name="version" value={stock} />
      <SelectField at="move" name="kind" label="What" defaultValue="arrived">
        <option value="arrived">Packs arrived</option>
        <option value="broken">Packs broke or were lost</option>
        <option value="corrected">Counted: so many are there</option>
      </SelectField>
      <Field
        at="move"
        name="packs"
        label="Packs"
        hint={
          notSent > 0
            ? `${packsWords(notSent)} ${notSent === 1 ? "is" : "are"} sold and not yet sent: do not count ${notSent === 1 ? "it" : "them"}.`
            : undefined
        }
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        required
      />
      {children}
      <Field at="move" name="why" label="Why (optional)" maxLength={200} autoComplete="off" />
      <Button>Save</Button>
    </Form>
  );
}
