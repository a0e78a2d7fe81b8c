import { useEffect, useRef } from "react";
import { useSaidOf } from "./checking/said";
import { fieldId } from "./field-id";
import { useFormState } from "./sending/form-state";

type Labelled = {
  name: string;
  /** Prefix of its id, where two forms on a page share field names. */
  at?: string | undefined;
  label: string;
  hint?: React.ReactNode;
};

type Control<Tag extends "input" | "textarea" | "select"> = Labelled &
  Omit<React.ComponentProps<Tag>, "form" | "name">;

/** A labelled input with its hint and error, both linked for screen readers. In a form that was refused it shows what was typed. */
export function Field({
  inner,
  ...props
}: Control<"input"> & {
  /** For the input itself. */
  inner?: React.Ref<HTMLInputElement>;
}) {
  const { field, control } = useFieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <input {...control} ref={inner} />
    </FieldFrame>
  );
}

/** A labelled field for several lines of text. */
export function TextField(props: Control<"textarea">) {
  const { field, control } = useFieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <textarea rows={3} {...control} />
    </FieldFrame>
  );
}

/** A labelled `Select`. */
export function SelectField(props: Control<"select">) {
  const { field, control } = useFieldAndControl(props);
  return (
    <FieldFrame {...field}>
      <Select {...control} />
    </FieldFrame>
  );
}

type SelectProps = Omit<React.ComponentProps<"select">, "value" | "multiple" | "defaultValue"> & {
  defaultValue?: string | number | readonly string[] | undefined;
};

/**
 * A list to choose from, uncontrolled. When its default changes, React leaves a `select` as it is, other than an `input`: this one then
 * shows the new default where nothing else was chosen, and goes back to it when its form is reset.
 */
export function Select(props: SelectProps) {
  const { defaultValue } = props;
  const own = useRef<HTMLSelectElement>(null);
  const before = useRef(defaultValue);
  useEffect(() => {
    if (!own.current || before.current === defaultValue) return;
    before.current = defaultValue;
    const options = [...own.current.options];
    const atFirst = options.find((option) => option.defaultSelected) ?? options[0];
    const [chosen] = own.current.selectedOptions;
    const next = options.find(({ value }) => value === String(defaultValue ?? "")) ?? options[0];
    for (const option of options) option.defaultSelected = option === next;
    const stays = chosen && chosen !== atFirst ? chosen : next;
    if (stays) stays.selected = true;
  }, [defaultValue]);
  return <select ref={own} {...props} />;
}

type Given = Labelled & {
  id?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
};

/** Splits props between the frame and the control. */
function useFieldAndControl<P extends Given>(given: P) {
  const { label, hint, name, at, ...props } = given;
  const state = useFormState();
  const { id = fieldId(name, at), defaultValue } = props;
  const error = useSaidOf(name, state?.errors[name]);
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    field: { id, label, hint, error },
    control: {
      ...props,
      id,
      name,
      defaultValue: state?.values[name] ?? defaultValue,
      "aria-invalid": error ? true : undefined,
      // Without a script the first of these in the page takes the focus.
      ...(error && state?.leadsToField && { autoFocus: true }),
      "aria-describedby": notes || undefined,
    },
  };
}

type Frame = {
  id: string;
  label: string;
  hint: React.ReactNode;
  error: string | undefined;
  children: React.ReactNode;
};

function FieldFrame({ id, label, hint, error, children }: Frame) {
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
