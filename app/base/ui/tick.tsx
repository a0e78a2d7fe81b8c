import { fieldId } from "./field-id";
import { useFormState } from "./sending/form-state";

/** A labelled box to tick, or with `type="radio"` one of several to choose from. */
export function Tick({ children, ...input }: React.ComponentProps<"input">) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}

type FieldProps = {
  name: string;
  /** Prefix of its id, where two forms on a page share field names. */
  at?: string | undefined;
  isOn?: boolean | undefined;
  children: React.ReactNode;
};

/** A `Tick` that a form which comes back shows as it was sent: browsers leave out what is not ticked. Its id is that of a field. */
export function TickField({ name, at, isOn = false, children }: FieldProps) {
  const state = useFormState();
  return (
    <Tick
      id={fieldId(name, at)}
      name={name}
      defaultChecked={state ? state.values[name] === "on" : isOn}
    >
      {children}
    </Tick>
  );
}
