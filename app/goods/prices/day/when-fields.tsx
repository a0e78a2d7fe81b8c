import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";

/** From when on the prices count: at once, or from a time on. */
export function WhenFields({ state }: { state: FormState | undefined }) {
  const isLater = state?.values.when === "later";
  return (
    <fieldset>
      <legend>From when on</legend>
      <label className="checkbox">
        <input type="radio" name="when" value="now" defaultChecked={!isLater} />
        Now
      </label>
      <label className="checkbox">
        <input type="radio" name="when" value="later" defaultChecked={isLater} />
        From a time on
      </label>
      <Field
        name="at"
        label="Day and time"
        hint="Indian time. The shop sets them within a minute; carts and open pages follow."
        type="datetime-local"
        state={state}
      />
    </fieldset>
  );
}
