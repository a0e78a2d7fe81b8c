import type { FormState } from "~/base/lib/form/form";
import { Field } from "~/base/ui/field";
import { longest } from "./limits";
import { t } from "~/base/words/say";

/** An e-mail address; by default the one to sign in with. */
export function EmailField({
  known,
  ...field
}: Partial<React.ComponentProps<typeof Field>> & Props) {
  return (
    <Field
      name="email"
      label={t("Email")}
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
