import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";

/** The input for a code; phones can fill it in. Never shows the last value again: each code works once. */
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
      label={t("Code")}
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
