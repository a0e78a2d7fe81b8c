import { typedRupees } from "~/base/lib/money";
import { Field, SelectField } from "~/base/ui/field";

type Props = {
  /** Prefix of the fields' ids. */
  at: string;
  /** What is proposed, in paise. */
  paise: number;
  reasonHint?: string;
  /** A further way besides those that move money. */
  children?: React.ReactNode;
};

/** How much money goes back to a buyer outside the provider, how, and why. */
export function GoesBackFields({ at, paise, reasonHint, children }: Props) {
  return (
    <>
      <Field
        at={at}
        name="amount"
        label="Amount that goes back (₹)"
        defaultValue={typedRupees(paise)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <SelectField at={at} name="went" label="It goes as" defaultValue="" required>
        <option value="">Choose</option>
        <option value="cash">Cash</option>
        <option value="upi">UPI</option>
        <option value="bank">Bank transfer</option>
        <option value="cheque">Cheque</option>
        {children}
      </SelectField>
      <Field
        at={at}
        name="reference"
        label="Reference (optional)"
        maxLength={40}
        autoComplete="off"
      />
      <Field at={at} name="reason" label="Why" hint={reasonHint} maxLength={200} required />
    </>
  );
}
