import type { FormState } from "~/lib/form";

type Props = Omit<React.ComponentProps<"input">, "form" | "name"> & {
  name: string;
  label: string;
  hint?: React.ReactNode;
  /** What the last submit gave back: fills the field again and shows its error. */
  state?: FormState;
};

/** A labelled input with its hint and, after a refused submit, its error, both tied to it for screen readers. */
export function Field({ name, label, hint, state, defaultValue, id = name, ...input }: Props) {
  const error = state?.errors[name];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        defaultValue={state?.values[name] ?? defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type AreaProps = Omit<React.ComponentProps<"textarea">, "form" | "name"> &
  Pick<Props, "name" | "label" | "hint" | "state">;

/** The same for several lines of text. */
export function TextField({
  name,
  label,
  hint,
  state,
  defaultValue,
  id = name,
  ...area
}: AreaProps) {
  const error = state?.errors[name];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={3}
        {...area}
        id={id}
        name={name}
        defaultValue={state?.values[name] ?? defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type SelectProps = Omit<React.ComponentProps<"select">, "form" | "name"> &
  Pick<Props, "name" | "label" | "hint" | "state">;

/** The same for one of several options. */
export function SelectField({
  name,
  label,
  hint,
  state,
  defaultValue,
  id = name,
  children,
  ...select
}: SelectProps) {
  const error = state?.errors[name];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        name={name}
        defaultValue={state?.values[name] ?? defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        {children}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: React.ReactNode;
  error: string | undefined;
}) {
  return (
    <>
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
    </>
  );
}

function describedBy(
  id: string,
  hint: React.ReactNode,
  error: string | undefined,
): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
