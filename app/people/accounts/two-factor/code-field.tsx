import { Field } from "~/base/ui/field";
import { t } from "~/base/words/say";
import { FormStateProvider, useFormState } from "~/base/ui/sending/form-state";

/** The input for a code; phones can fill it in. Never shows the last value again: each code works once. */
export function CodeField({ hint, at }: { hint?: string; at?: string }) {
  const state = useFormState();
  return (
    <FormStateProvider value={state && { ...state, values: { ...state.values, code: "" } }}>
      <Field
        name="code"
        at={at}
        label={t("Code")}
        hint={hint}
        required
        maxLength={60}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </FormStateProvider>
  );
}
