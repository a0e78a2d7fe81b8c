import type { FormState } from "~/lib/form";
import { states } from "~/lib/states";
import { Field, SelectField, TextField } from "~/ui/field";
import { longest } from "./delivery-form";

export type KnownDelivery = {
  name: string;
  phone: string;
  line: string;
  city: string;
  state: string;
  pin: string;
  gstin: string | null;
};

/** The fields of a delivery address. `known`: initial values from the last order or the profile. */
export function DeliveryFields({
  known,
  state,
}: {
  known: KnownDelivery;
  state: FormState | undefined;
}) {
  return (
    <>
      <Field
        name="name"
        label="Name"
        state={state}
        defaultValue={known.name}
        maxLength={longest.name}
        autoComplete="shipping name"
        required
      />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        hint="A mobile number, for the courier."
        state={state}
        defaultValue={known.phone}
        maxLength={40}
        autoComplete="shipping tel"
        required
      />
      <TextField
        name="line"
        label="House, street, area, landmark"
        state={state}
        defaultValue={known.line}
        maxLength={longest.line}
        autoComplete="shipping street-address"
        required
      />
      <Field
        name="city"
        label="City or village"
        state={state}
        defaultValue={known.city}
        maxLength={longest.city}
        autoComplete="shipping address-level2"
        required
      />
      <SelectField name="state" label="State" state={state} defaultValue={known.state} required>
        <option value="">Choose a state</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        name="pin"
        label="PIN"
        inputMode="numeric"
        state={state}
        defaultValue={known.pin}
        maxLength={20}
        autoComplete="shipping postal-code"
        required
      />
      <Field
        name="gstin"
        label="GSTIN (optional)"
        hint="If a registered business is buying: it goes on the invoice."
        state={state}
        defaultValue={known.gstin ?? ""}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
