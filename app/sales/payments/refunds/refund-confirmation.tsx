import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Fragment } from "react";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { FormProblem } from "~/base/ui/form-problem";

type Props = {
  number: string;
  choice: {
    fields: [string, string][];
    amountPaise: number;
    /** What the amount is made of; empty: nothing to tell apart. */
    parts: { label: string; paise: number }[];
  };
  formKey: string;
  byHand: boolean;
  /** What the reason begins with. */
  reason: string;
  state: FormState | undefined;
};

/** The confirmation before a refund. */
export function RefundConfirmation({ number, choice, formKey, byHand, reason, state }: Props) {
  const amount = rupees(choice.amountPaise);
  return (
    <Form method="post" className="panel stack">
      <h2>{byHand ? `Did you give ${amount} back?` : `Refund ${amount}?`}</h2>
      <FormProblem state={state} />
      {choice.parts.length > 0 && (
        <dl className="facts">
          {choice.parts.map(({ label, paise }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{rupees(paise)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p>
        {byHand
          ? "This order was paid by hand. Give the money back first; this page only records it."
          : "The money goes back the way it came. This cannot be undone."}
      </p>
      {choice.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="expected" value={choice.amountPaise} />
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="reason"
        label="Reason"
        rows={2}
        maxLength={200}
        required
        state={state}
        defaultValue={state?.values.reason ?? reason}
        hint="The buyer reads it."
      />
      <p className="actions">
        <Button tone="danger">{byHand ? `${amount} was given back` : `Refund ${amount}`}</Button>
        <Link to={`/dashboard/admin/orders/${number}/refund`}>Choose something else</Link>
      </p>
    </Form>
  );
}
