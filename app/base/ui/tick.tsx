import type { FormState } from "~/base/lib/form/form";
import { fieldId } from "./field-id";

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
  state: FormState | undefined;
  /** Of forms that a page has more than once, as `fieldId` has it. */
  at?: string;
  children: React.ReactNode;
};

/** A `Tick` that a form which comes back shows as it was sent: browsers leave out what is not ticked. */
export function TickField({ name, isOn = false, state, at, children }: FieldProps) {
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
