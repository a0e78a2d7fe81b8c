import type { FormState } from "~/base/lib/form/form";
import { fieldId } from "./field-id";
import { useCachedMarkup } from "./cached-markup";

type Labelled = {
  name: string;
  /** Prefix of its id, where two forms on a page share field names. */
  at?: string | undefined;
  label: string;
  hint?: React.ReactNode;
  /** State of the last submit: restores the value and shows the error. */
  state?: FormState | undefined;
  /** Names all that the field shows, so that it is rendered once (`useCachedMarkup`). */
  cachedAs?: string | null;
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
function fieldAndControl<P extends Given>(given: P) {
  const { label, hint, state, name, at, cachedAs = null, ...props } = given;
  const { id = fieldId(name, at), defaultValue } = props;
  const error = state?.errors[name];
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    field: { id, label, hint, error, cachedAs },
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

type Frame = {
  id: string;
  label: string;
  hint: React.ReactNode;
  error: string | undefined;
  children: React.ReactNode;
};

function FieldFrame({ cachedAs, ...frame }: Frame & { cachedAs: string | null }) {
  if (cachedAs !== null) return <KeptFrame cachedAs={cachedAs} {...frame} />;
  return (
    <div className="field">
      <InFrame {...frame} />
    </div>
  );
}

function KeptFrame({ cachedAs, ...frame }: Frame & { cachedAs: string }) {
  return <div className="field" {...useCachedMarkup(cachedAs, <InFrame {...frame} />)} />;
}

function InFrame({ id, label, hint, error, children }: Frame) {
  return (
    <>
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
    </>
  );
}
