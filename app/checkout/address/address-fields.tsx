import type { FormState } from "~/lib/form";
import { states } from "~/lib/india/states";
import { Field, SelectField, TextField } from "~/ui/field";
import { longest } from "./address-lengths";

export type KnownAddress = {
  name: string;
  phone: string;
  email: string;
  line: string;
  area: string;
  city: string;
  state: string;
  pin: string;
  gstin: string | null;
  firm: string | null;
};

type Props = {
  /** Initial values. */
  known: KnownAddress;
  state: FormState | undefined;
  /** Prefix of the ids, where another form on the page has such fields. */
  at?: string;
  /** The browser lets the form go without them: a known address may be chosen, or the order collected. */
  isOptional?: boolean;
};

/** Name and mobile. */
export function ContactFields({ known, state, at, isOptional }: Props) {
  const required = !isOptional;
  return (
    <>
      <Field
        name="name"
        at={at}
        label="Name"
        state={state}
        defaultValue={known.name}
        maxLength={longest.name}
        autoComplete="shipping name"
        enterKeyHint="next"
        required={required}
      />
      <Field
        name="phone"
        at={at}
        label="Mobile"
        type="tel"
        inputMode="tel"
        hint="10 digits, for the courier."
        state={state}
        defaultValue={known.phone}
        maxLength={40}
        autoComplete="shipping tel"
        enterKeyHint="next"
        required={required}
      />
    </>
  );
}

/** The parts of an address. */
export function PlaceFields({ known, state, at, isOptional }: Props) {
  const required = !isOptional;
  return (
    <>
      <TextField
        name="line"
        at={at}
        label="House and street"
        rows={2}
        state={state}
        defaultValue={known.line}
        maxLength={longest.line}
        autoComplete="shipping street-address"
        required={required}
      />
      <Field
        name="area"
        at={at}
        label="Area or landmark (optional)"
        state={state}
        defaultValue={known.area}
        maxLength={longest.area}
        autoComplete="shipping address-level3"
        enterKeyHint="next"
      />
      <Field
        name="city"
        at={at}
        label="City or village"
        state={state}
        defaultValue={known.city}
        maxLength={longest.city}
        autoComplete="shipping address-level2"
        enterKeyHint="next"
        required={required}
      />
      <Field
        name="pin"
        at={at}
        label="PIN"
        inputMode="numeric"
        state={state}
        defaultValue={known.pin}
        maxLength={20}
        autoComplete="shipping postal-code"
        enterKeyHint="next"
        required={required}
      />
      <SelectField
        name="state"
        at={at}
        label="State"
        state={state}
        defaultValue={known.state}
        autoComplete="shipping address-level1"
      >
        <option value="">As the PIN says</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** A GSTIN with its firm, folded away: few need it. Open when there is something in it. */
export function FirmFields({ known, state, at }: Props) {
  const { values = {}, errors = {} } = state ?? {};
  const isFilled = values.gstin || values.firm || errors.gstin || errors.firm;
  return (
    <details className="firm" open={Boolean(state ? isFilled : known.gstin)}>
      <summary>GST invoice for a firm (optional)</summary>
      <div className="stack">
        <Field
          name="gstin"
          at={at}
          label="GSTIN"
          state={state}
          defaultValue={known.gstin ?? ""}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          name="firm"
          at={at}
          label="Name of the firm"
          state={state}
          defaultValue={known.firm ?? ""}
          maxLength={longest.firm}
          autoComplete="organization"
        />
      </div>
    </details>
  );
}
