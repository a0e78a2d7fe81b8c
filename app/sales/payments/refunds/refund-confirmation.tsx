import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Fragment } from "react";
import type { FormState } from "~/base/lib/form/form";
import { rupees } from "~/base/lib/money";
import { Button } from "~/base/ui/button";
import { TextField } from "~/base/ui/field";
import { IdempotencyKey } from "~/base/ui/idempotency-key";
import { FormProblem } from "~/base/ui/form-problem";
import { Tick } from "~/base/ui/tick";

type Props = {
  number: string;
  choice: {
    fields: [string, string][];
    amountPaise: number;
    /** What the amount is made of; empty: nothing to tell apart. */
    parts: { label: string; paise: number }[];
  };
  fresh: string;
  byHand: boolean;
  /** Of an order paid by hand, how much of its advance can go back online (paise). */
  onlinePaise: number;
  /** What the reason begins with. */
  reason: string;
  state: FormState | undefined;
};

/** The confirmation before a refund. */
export function RefundConfirmation({
  number,
  choice,
  fresh,
  byHand,
  onlinePaise,
  ...props
}: Props) {
  const { reason, state } = props;
  const canGoOnline = byHand && onlinePaise >= choice.amountPaise;
  const amount = rupees(choice.amountPaise);
  return (
    <Form method="post" state={state} className="panel stack">
      <h2>{byHand ? `Did you give ${amount} back?` : `Refund ${amount}?`}</h2>
      <FormProblem />
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
          ? `This order was paid ${canGoOnline ? "in parts" : "by hand"}. Give the money back first; this page only records it.`
          : "The money goes back the way it came. This cannot be undone."}
      </p>
      {canGoOnline && (
        <Tick name="online" value="yes" defaultChecked={state?.values.online === "yes"}>
          Not given back yet: send it online, as its first part came
        </Tick>
      )}
      {choice.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="expected" value={choice.amountPaise} />
      <IdempotencyKey fresh={fresh} />
      <TextField
        name="reason"
        label="Reason"
        rows={2}
        maxLength={200}
        required
        defaultValue={state?.values.reason ?? reason}
        hint="The buyer reads it."
      />
      <p className="actions">
        <Button tone="danger">
          {byHand && !canGoOnline ? `${amount} was given back` : `Refund ${amount}`}
        </Button>
        <Link to={`/dashboard/admin/orders/${number}/refund`}>Choose something else</Link>
      </p>
    </Form>
  );
}
