import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";

/** Where a code is typed; phones offer it themselves. What was typed is not shown again: a code is good once. */
export function CodeField({
  state,
  hint,
  at,
}: {
  state: FormState | undefined;
  hint?: string;
  at?: string;
}) {
  return (
    <Field
      name="code"
      at={at}
      label="Code"
      hint={hint}
      state={state && { ...state, values: { ...state.values, code: "" } }}
      required
      maxLength={60}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}
