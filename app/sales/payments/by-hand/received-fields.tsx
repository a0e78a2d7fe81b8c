import { rupees } from "~/base/lib/money";
import { Field, SelectField } from "~/base/ui/field";
import { moneyWays, type MoneyWay } from "~/base/db/money-ways";

const words: Record<MoneyWay, string> = {
  cash: "Cash",
  upi: "UPI",
  bank: "Bank transfer",
  cheque: "Cheque",
  courier: "Paid out by the courier",
};

/**
 * How money came that an admin notes. `claimed`: the reference that the buyer typed, and the other orders where it stands. `creditPaise`:
 * the buyer's credit, which can pay too.
 */
export function ReceivedFields({
  claimed = null,
  creditPaise = 0,
}: {
  claimed?: { utr: string; alsoAt: string[] } | null;
  creditPaise?: number;
}) {
  return (
    <>
      <SelectField name="came" label="It came as" defaultValue="">
        <option value="">Not said</option>
        {moneyWays.map((came) => (
          <option key={came} value={came}>
            {words[came]}
          </option>
        ))}
        {creditPaise > 0 && (
          <option value="credit">{`The buyer’s credit (${rupees(creditPaise)})`}</option>
        )}
      </SelectField>
      <Field
        name="reference"
        label="Reference of the money (optional)"
        hint={
          claimed
            ? claimedWords(claimed)
            : "The UTR of a UPI payment or the bank's number of a transfer. Each is noted once."
        }
        defaultValue=""
        maxLength={40}
        autoComplete="off"
      />
      <Field
        name="note"
        label="Note (optional)"
        hint="For example: by the courier."
        maxLength={100}
        autoComplete="off"
      />
    </>
  );
}

/** What the buyer says is no proof: the admin types what the bank app shows. */
function claimedWords({ utr, alsoAt }: { utr: string; alsoAt: string[] }): string {
  const also = alsoAt.length > 0 ? ` (also at ${alsoAt.join(", ")})` : "";
  return `The buyer typed ${utr}${also}: type it here once your bank app shows it, with the amount. Each is noted once.`;
}
