import { Field, SelectField } from "~/base/ui/field";
import { Tick } from "~/base/ui/tick";
import { useFormState } from "~/base/ui/sending/form-state";

type Props = {
  /** Prefix of the fields' ids. */
  at: string;
  parcel: { couriers: string[]; courier: string; tracking: string; isNumberless?: boolean };
};

/** Courier and number of a parcel. The number is asked for, and left out on purpose only. */
export function ParcelFields({ at, parcel }: Props) {
  const state = useFormState();
  const { couriers, courier, tracking, isNumberless } = parcel;
  const isGone = courier !== "" && !couriers.includes(courier);
  return (
    <>
      <SelectField at={at} name="courier" label="Sent with" defaultValue={courier}>
        <option value="">Nobody on the list</option>
        {(isGone ? [...couriers, courier] : couriers).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Field
        at={at}
        name="tracking"
        label="Parcel number"
        hint="As on the courier’s receipt. It can be added later."
        defaultValue={tracking}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Tick
        name="numberless"
        value="yes"
        defaultChecked={state ? Boolean(state.values.numberless) : isNumberless}
      >
        <span>Without a number</span>
      </Tick>
    </>
  );
}
