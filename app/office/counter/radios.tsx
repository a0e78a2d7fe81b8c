import { fieldId } from "~/base/ui/field-id";
import { useFormState } from "~/base/ui/sending/form-state";

/** `key`: of a button that stays itself, and stays chosen, while its value changes. */
export type Option<Value extends string = string> = { value: Value; words: string; key?: string };

/** Radio buttons with the sentence of a refused choice. */
export function Radios({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: Option[];
  chosen: string;
}) {
  const state = useFormState();
  const id = fieldId(name);
  const error = state?.errors[name];
  return (
    <fieldset className="payment-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, words, key = value }, index) => (
        <label key={key}>
          <input
            // The summary of a refused form links to the first one.
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          {words}
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
