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
  isOn?: boolean | undefined;
  children: React.ReactNode;
};

/** A `Tick` that a form which comes back shows as it was sent: browsers leave out what is not ticked. */
export function TickField({ name, isOn = false, children }: FieldProps) {
  const state = useFormState();
  return (
    <Tick name={name} defaultChecked={state ? state.values[name] === "on" : isOn}>
      {children}
    </Tick>
  );
}
