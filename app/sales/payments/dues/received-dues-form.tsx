import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { ReceivedFields } from "../by-hand/received-fields";

/** What the typed amount pays. */
type Preview = { numbers: string[]; paidPaise: number; leftPaise: number };

/** Money from a buyer: the first press says which orders it pays, the second notes it. */
export function ReceivedDuesForm({
  state,
  preview,
}: {
  state: FormState | undefined;
  preview: Preview | null;
}) {
  const isRefused = state && Object.keys(state.errors).length > 0;
  return (
    <Form method="post" className="panel stack" aria-labelledby="received">
      <h2 id="received">Money received</h2>
      <FormProblem state={isRefused ? state : undefined} />
      <Field
        name="amount"
        label="Amount (₹)"
        state={state}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <ReceivedFields state={state} />
      {preview && (
        <>
          <Notice>{previewWords(preview)}</Notice>
          <input type="hidden" name="seen" value={preview.numbers.join(",")} />
        </>
      )}
      <div className="row">
        {preview && (
          <Button name="intent" value="record">
            Note the money
          </Button>
        )}
        <Button tone={preview ? "quiet" : "primary"} name="intent" value="preview">
          What does it pay?
        </Button>
      </div>
    </Form>
  );
}

function previewWords({ numbers, paidPaise, leftPaise }: Preview): string {
  const orders = numbers.length === 1 ? "this order" : `these ${numbers.length} orders`;
  const left =
    leftPaise === 0 ? "" : ` ${rupees(leftPaise)} is left over: it is not stored anywhere.`;
  return `${rupees(paidPaise)} pays ${orders}: ${numbers.join(", ")}.${left}`;
}
