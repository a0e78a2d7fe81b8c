import { type Crop, crops } from "~/base/db/mill";
import { weight } from "~/base/lib/pack-size";
import { Field, SelectField } from "~/base/ui/field";
import { oilWords } from "./amounts";
import type { ShownPlace } from "./places.server";
import { cropWords } from "./words";

/** A weight in kilograms. */
export const WeightField = ({
  name = "weight",
  label,
  required = true,
}: {
  name?: string;
  label: string;
  required?: boolean;
}) => (
  <Field
    name={name}
    label={`${label} (kg)`}
    inputMode="decimal"
    maxLength={12}
    required={required}
  />
);

/** An amount of oil, in kilograms or litres. */
export const OilField = ({ label, unit }: { label: string; unit: "kg" | "l" }) => (
  <div className="mill-oil">
    <Field name="oil" label={label} inputMode="decimal" maxLength={12} required />
    <UnitField unit={unit} />
  </div>
);

export const UnitField = ({ unit }: { unit: "kg" | "l" }) => (
  <SelectField name="unit" label="In" defaultValue={unit}>
    <option value="kg">kg</option>
    <option value="l">litres</option>
  </SelectField>
);

/** A choice of places, each with what is in it. */
export function PlaceField({
  name,
  label,
  places,
  chosen,
  required = true,
}: {
  name: string;
  label: string;
  places: ShownPlace[];
  chosen?: string | undefined;
  required?: boolean;
}) {
  const only = required && places.length === 1 ? places[0]?.id : undefined;
  return (
    <SelectField name={name} label={label} defaultValue={chosen ?? only ?? ""} required={required}>
      <option value="">{required ? "Choose" : "None"}</option>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {placeWords(place)}
        </option>
      ))}
    </SelectField>
  );
}

/** A place with what is in it: `Tank 1: 126 kg (138.5 L)`. */
const placeWords = ({ kind, name, grams, densityGPerL }: ShownPlace): string =>
  `${name}: ${kind === "tank" ? oilWords(grams, densityGPerL) : weight(grams)}`;

export const CropField = ({
  label,
  chosen,
  among = crops,
}: {
  label: string;
  chosen: Crop;
  among?: readonly Crop[];
}) => (
  <SelectField name="crop" label={label} defaultValue={chosen}>
    {among.map((crop) => (
      <option key={crop} value={crop}>
        {cropWords[crop]}
      </option>
    ))}
  </SelectField>
);

/** What was paid or got: for the owner alone. */
export const BillFields = ({
  isPaid,
  bill,
}: {
  /** Paid, or got for what was sold. */
  isPaid: boolean;
  bill?: { amount: string; fee: string; billNumber: string } | undefined;
}) => (
  <>
    <Field
      name="amount"
      label={isPaid ? "Paid for it (₹)" : "Got for it (₹)"}
      hint={isPaid ? "Without the market’s fee, and without tax that you get back." : undefined}
      inputMode="decimal"
      maxLength={20}
      defaultValue={bill?.amount}
    />
    {isPaid && (
      <Field
        name="fee"
        label="Market fee (₹)"
        inputMode="decimal"
        maxLength={20}
        defaultValue={bill?.fee}
      />
    )}
    <Field name="billNumber" label="Bill number" maxLength={40} defaultValue={bill?.billNumber} />
  </>
);
