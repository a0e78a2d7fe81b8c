import * as personFields from "~/base/ui/person-fields";
import { longest } from "./limits";

/** The e-mail address that somebody signs in with. `known`: its initial value. */
export function EmailField({
  known,
  ...field
}: React.ComponentProps<typeof personFields.EmailField> & { known?: string | undefined }) {
  return (
    <personFields.EmailField
      defaultValue={known}
      maxLength={longest.email}
      autoComplete="username"
      {...field}
    />
  );
}
