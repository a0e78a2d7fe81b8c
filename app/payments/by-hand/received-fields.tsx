import type { FormState } from "~/lib/form/form";
import { Field, SelectField } from "~/ui/field";
import { camesAs, type CameAs } from "./came";

const words: Record<CameAs, string> = { cash: "Cash", upi: "UPI", bank: "Bank transfer" };

/** How money came that an admin notes. `claimed`: the reference that the buyer typed. */
export function ReceivedFields({
  state,
  claimed = null,
}: {
  state: FormState | undefined;
  claimed?: string | null;
}) {
  return (
    <>
      <SelectField name="came" label="It came as" state={state} defaultValue="">
        <option value="">Not said</option>
        {camesAs.map((came) => (
          <option key={came} value={came}>
            {words[came]}
          </option>
        ))}
      </SelectField>
      <Field
        name="reference"
        label="Reference of the money (optional)"
        hint={
          claimed
            ? "The buyer typed this one: look for it in your bank app, with the amount. One reference pays one order."
            : "The UTR of a UPI payment or the bank's number of a transfer. One reference pays one order."
        }
        state={state}
        defaultValue={claimed ?? ""}
        maxLength={40}
        autoComplete="off"
      />
      <Field
        name="note"
        label="Note (optional)"
        hint="For example: by the courier."
        state={state}
        maxLength={100}
        autoComplete="off"
      />
    </>
  );
}
