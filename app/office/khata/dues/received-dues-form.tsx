import { Form } from "~/base/ui/form";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { Field } from "~/base/ui/field";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Notice } from "~/base/ui/notice";
import { ReceivedFields } from "~/sales/payments/by-hand/received-fields";

/** What the typed amount pays. `version`: the same for the shop, which compares it. */
type Preview = {
  shares: { number: string; paise: number; isWhole: boolean }[];
  leftPaise: number;
  version: string;
  ticked: string[];
};

/** The form's id, for the ticks beside the orders. */
export const duesForm = "received-money";

/** Money from a buyer: the first press says which orders it pays, the second notes it. */
export function ReceivedDuesForm({
  state,
  preview,
  fresh,
}: {
  state: FormState | undefined;
  preview: Preview | null;
  fresh: string;
}) {
  return (
    <Form
      method="post"
      state={state}
      id={duesForm}
      className="panel stack"
      aria-labelledby="received"
    >
      <h2 id="received">Money received</h2>
      <FormProblem />
      <IdempotencyKey fresh={fresh} />
      <Field
        name="amount"
        label="Amount (₹)"
        hint="It pays the orders that are ticked; without a tick the oldest first."
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <ReceivedFields />
      {preview && (
        <>
          <Notice>{previewWords(preview)}</Notice>
          <input type="hidden" name="version" value={preview.version} />
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

/** "₹2,000 pays PR-1, PR-2 and ₹300 of PR-3." */
function previewWords({ shares, leftPaise }: Preview): string {
  const paid = shares.map(({ number, paise, isWhole }) =>
    isWhole ? number : `${rupees(paise)} of ${number}`,
  );
  const sum = shares.reduce((total, { paise }) => total + paise, 0);
  const pays = paid.length === 0 ? [] : [`${rupees(sum)} pays ${paid.join(", ")}.`];
  const more = `${rupees(leftPaise)} stays as the buyer’s credit.`;
  return [...pays, ...(leftPaise > 0 ? [more] : [])].join(" ");
}
