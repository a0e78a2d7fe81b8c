import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";
import { longest } from "../limits";

export function EmailField({
  state,
  hint,
  known,
}: {
  state: FormState | undefined;
  hint?: React.ReactNode;
  /** Initial value. */
  known?: string;
}) {
  return (
    <Field
      name="email"
      label="Email"
      type="email"
      hint={hint}
      state={state}
      defaultValue={known}
      required
      maxLength={longest.email}
      autoComplete="username"
      enterKeyHint="next"
    />
  );
}
