import { useFormState } from "~/base/ui/sending/form-state";
import { Field } from "~/base/ui/field";
import { Tick } from "~/base/ui/tick";

/** From when on the prices count: at once, or from a time on. */
export function WhenFields() {
  const state = useFormState();
  const isLater = state?.values.when === "later";
  return (
    <fieldset>
      <legend>From when on</legend>
      <Tick type="radio" name="when" value="now" defaultChecked={!isLater}>
        Now
      </Tick>
      <Tick type="radio" name="when" value="later" defaultChecked={isLater}>
        From a time on
      </Tick>
      <Field
        name="at"
        label="Day and time"
        hint="Indian time. The shop sets them within a minute; carts and open pages follow."
        type="datetime-local"
      />
    </fieldset>
  );
}
