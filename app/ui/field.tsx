import type { FormState } from "~/lib/form";
import { fieldId } from "./field-id";
import { useHydrating } from "./hydrating";

type Labelled = {
  name: string;
  /** What its id begins with, where two forms on one page have a field of this name. */
  at?: string | undefined;
  label: string;
  hint?: React.ReactNode;
  /** What the last submit gave back: fills the field again and shows its error. */
  state?: FormState | undefined;
};

type Control<Tag extends "input" | "textarea" | "select"> = Labelled &
  Omit<React.ComponentProps<Tag>, "form" | "name">;

/** A labelled input with its hint and, after a refused submit, its error, both tied to it for screen readers. */
export function Field(props: Control<"input">) {
  const { field, control } = wired(props);
  return (
    <FieldFrame {...field}>
      <input {...control} />
    </FieldFrame>
  );
}

/** The same for several lines of text. */
export function TextField(props: Control<"textarea">) {
  const { field, control } = wired(props);
  return (
    <FieldFrame {...field}>
      <textarea rows={3} {...control} />
    </FieldFrame>
  );
}

/**
 * The same for one of several options. React would set it to its value when it takes the page over; left alone it keeps what
 * somebody chose before.
 */
export function SelectField(props: Control<"select">) {
  const { field, control } = wired(props);
  const isTakenOver = useHydrating();
  return (
    <FieldFrame {...field}>
      <select {...control} {...(isTakenOver && { value: undefined, defaultValue: undefined })} />
    </FieldFrame>
  );
}

type Given = Labelled & {
  id?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
};

/** What goes to the frame around a control, and what goes to the control. */
function wired<P extends Given>({ label, hint, state, name, at, ...props }: P) {
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
