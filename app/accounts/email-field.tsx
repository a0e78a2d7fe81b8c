import type { FormState } from "~/lib/form";
import { Field } from "~/ui/field";
import { longest } from "./limits";

/** An e-mail address; by default the one to sign in with. */
export function EmailField({
  known,
  ...field
}: Partial<React.ComponentProps<typeof Field>> & Props) {
  return (
    <Field
      name="email"
      label="Email"
      type="email"
      defaultValue={known}
      required
      maxLength={longest.email}
      autoComplete="username"
      enterKeyHint="next"
      {...field}
    />
  );
}

type Props = {
  state: FormState | undefined;
  /** Initial value. */
  known?: string | undefined;
};
