import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";
import { longest } from "./limits";

export function EmailField({
  state,
  hint,
}: {
  state: FormState | undefined;
  hint?: React.ReactNode;
}) {
  return (
    <Field
      name="email"
      label="Email"
      type="email"
      hint={hint}
      state={state}
      required
      maxLength={longest.email}
      autoComplete="username"
      enterKeyHint="next"
    />
  );
}
