import type { Address } from "~/people/accounts/address-book.server";
import { longest } from "~/people/accounts/limits";
import { armyPost, states } from "~/base/lib/india/states";
import { Field, SelectField, TextField } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { NameField, PhoneField } from "~/base/ui/person-fields";
import { useFormState } from "~/base/ui/sending/form-state";

/** Initial values of the fields. */
export type KnownAddress = Partial<Address & { email: string }>;

type Props = {
  known: KnownAddress;
  /** Prefix of the ids, where another form on the page has such fields. */
  at?: string;
  /** The browser lets the form go without them: a known address may be chosen, or the order collected. */
  isOptional?: boolean;
};

/** What each field of one form has, by its name. */
const fieldOf =
  ({ known, at }: Props) =>
  (name: keyof KnownAddress & keyof typeof longest) => ({
    name,
    at,
    defaultValue: known[name] ?? "",
    maxLength: longest[name],
  });

/** Name and mobile. */
export function ContactFields({ isOptional, ...props }: Props) {
  const field = fieldOf(props);
  const given = { required: !isOptional, enterKeyHint: "next" } as const;
  return (
    <>
      <NameField {...field("name")} {...given} autoComplete="shipping name" />
      <PhoneField
        {...field("phone")}
        {...given}
        hint={t("10 digits, for calls about the order.")}
        autoComplete="shipping tel"
      />
    </>
  );
}

/** The parts of an address, the PIN first: it tells price and day. `pinNote`: what is said of it. */
export function PlaceFields({
  isOptional,
  pinNote,
  ...props
}: Props & { pinNote?: React.ReactNode }) {
  const field = fieldOf(props);
  const given = { required: !isOptional, enterKeyHint: "next" } as const;
  return (
    <>
      <div>
        <Field
          {...field("pin")}
          {...given}
          label={t("PIN")}
          inputMode="numeric"
          autoComplete="shipping postal-code"
        />
        {pinNote}
      </div>
      <TextField
        {...field("line")}
        label={t("House and street")}
        rows={2}
        autoComplete="shipping street-address"
        required={given.required}
      />
      <Field
        {...field("area")}
        label={t("Area or landmark (optional)")}
        autoComplete="shipping address-level3"
        enterKeyHint="next"
      />
      <Field
        {...field("city")}
        {...given}
        label={t("City or village")}
        autoComplete="shipping address-level2"
      />
      <SelectField
        name="state"
        at={props.at}
        label={t("State")}
        defaultValue={props.known.state}
        autoComplete="shipping address-level1"
      >
        <option value="">{t("From the PIN")}</option>
        {[...states, armyPost].map(({ code, name }) => (
          <option key={code} value={code}>
            {t(name)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Where the bill of a firm goes whose goods go to another state: only there once it was asked about. */
export function BillToField() {
  const state = useFormState();
  const { values = {}, errors = {} } = state ?? {};
  if (!errors.billTo && !values.billTo) return null;
  return (
    <TextField
      name="billTo"
      label={t("Address of the firm, for the bill")}
      hint={t("As it is registered for GST, with the PIN. The goods go to the other address.")}
      rows={3}
      maxLength={longest.address}
      autoComplete="billing street-address"
    />
  );
}

/** A GSTIN with its firm, folded away: few need it. Open when there is something in it. */
export function FirmFields(props: Props) {
  const field = fieldOf(props);
  const state = useFormState();
  const { values = {}, errors = {} } = state ?? {};
  const isFilled = values.gstin || values.firm || errors.gstin || errors.firm;
  return (
    <details className="firm" open={Boolean(state ? isFilled : props.known.gstin)}>
      <summary>{t("GST invoice for a firm (optional)")}</summary>
      <div className="stack">
        <Field
          {...field("gstin")}
          label={t("GSTIN")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field {...field("firm")} label={t("Name of the firm")} autoComplete="organization" />
      </div>
    </details>
  );
}
