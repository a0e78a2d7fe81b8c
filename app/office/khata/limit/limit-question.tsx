import { overLimitField } from "./question";
import { useFormState } from "~/base/ui/sending/form-state";

/** Asks whether a buyer may owe more than the limit. `value`: what the tick agrees to; null: there is none, and `words` say why. */
export function LimitQuestion({ words, value }: { words: string; value: string | null }) {
  const state = useFormState();
  const error = state?.errors[overLimitField];
  if (value === null)
    return (
      <p className="notice notice-error" id={overLimitField}>
        {words}
      </p>
    );
  return (
    <div className="notice notice-error">
      <p id={`${overLimitField}-words`}>{error ?? words}</p>
      <label className="checkbox">
        <input
          // Of other figures nothing is agreed to.
          key={value}
          type="checkbox"
          id={overLimitField}
          name={overLimitField}
          value={value}
          defaultChecked={state?.values[overLimitField] === value}
          aria-describedby={`${overLimitField}-words`}
          aria-invalid={error ? true : undefined}
        />
        <span>Sell all the same</span>
      </label>
    </div>
  );
}
