import { useState } from "react";
import { Field } from "~/base/ui/field";
import { useHydrated } from "~/base/ui/hydrated";
import { longest, shortestPassword } from "./limits";
import { t, withParts } from "~/base/words/say";

/** A password input; with JavaScript it has a button that shows the password. */
export function PasswordField({
  id,
  name,
  ...field
}: Omit<React.ComponentProps<typeof Field>, "type">) {
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field
        maxLength={longest.password}
        {...field}
        id={id}
        name={name}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="show-password"
        aria-controls={id ?? name}
        aria-pressed={isShown}
        hidden={!isHydrated}
        onClick={() => setShown(!isShown)}
      >
        {withParts("Show<hidden> password</hidden>", {
          hidden: (words) => (
            <span key="hidden" className="visually-hidden">
              {words}
            </span>
          ),
        })}
      </button>
    </div>
  );
}

type NewProps = React.ComponentProps<typeof PasswordField> & {
  /** How many characters it needs. */
  least?: number;
};

/** A new password; its hint says how long it has to be, and then `hint`. */
export function NewPasswordField({ hint, least = shortestPassword, ...field }: NewProps) {
  return (
    <PasswordField
      hint={[t("{n} characters or more.", { n: least }), hint].filter(Boolean).join(" ")}
      required
      minLength={least}
      autoComplete="new-password"
      {...field}
    />
  );
}
