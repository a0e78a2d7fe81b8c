import type { FormState } from "~/lib/form/form";
import { fieldId } from "./field-id";

type Labelled = {
  name: string;
  /** Prefix of its id, where two forms on a page share field names. */
  at?: string | undefined;
  label: string;
  hint?: React.ReactNode;
  /** State of the last submit: restores the value and shows the error. */
  state?: FormState | undefined;
};

type Control<Tag extends "input" | "textarea" | "select"> = Labelled &
  Omit<React.ComponentProps<Tag>, "form" | "name">;

/** A labelled input with its hint and error, both linked for screen readers. */
export function Field(props: Control<"input">) {
  const { field, control } = fieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <input {...control} />
    </FieldFrame>
  );
}

/** A labelled field for several lines of text. */
export function TextField(props: Control<"textarea">) {
  const { field, control } = fieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <textarea rows={3} {...control} />
    </FieldFrame>
  );
}

/** A labelled select. */
export function SelectField(props: Control<"select">) {
  const { field, control } = fieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <select {...control} />
    </FieldFrame>
  );
}

type Given = Labelled & {
  id?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
};

/** Splits props between the frame and the control. */
function fieldAndControl<P extends Given>({ label, hint, state, name, at, ...props }: P) {
  const { id = fieldId(name, at), defaultValue } = props;
  const error = state?.errors[name];
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    field: { id, label, hint, error },
    control: {
      ...props,
      id,
      name,
      defaultValue: state?.values[name] ?? defaultValue,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": notes || undefined,
    },
  };
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint: React.ReactNode;
  error: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
