import { Link } from "@remix-run/react";
import type { FormState } from "~/lib/form";
import { Field, TextField } from "~/ui/field";
import { EmailField } from "./email-field";
import { longest, shortestPassword } from "../limits";
import { PasswordField } from "../password-field";

export function RegisterFields({
  state,
  emailHint,
}: {
  state: FormState | undefined;
  emailHint: React.ReactNode;
}) {
  return (
    <>
      <Field
        name="name"
        label="Name"
        state={state}
        required
        maxLength={longest.name}
        autoComplete="name"
        enterKeyHint="next"
      />
      <EmailField state={state} hint={emailHint} />
      <PasswordField
        name="password"
        label="Password"
        hint={`${shortestPassword} characters or more`}
        state={state}
        required
        minLength={shortestPassword}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Field
        name="phone"
        label="Phone"
        type="tel"
        state={state}
        required
        maxLength={longest.phone}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
      />
      <TextField
        name="address"
        label="Address"
        hint="Where we send your oil, with the pincode"
        state={state}
        required
        maxLength={longest.address}
        autoComplete="street-address"
      />
      <AnswerField state={state} hint="Asked again if you forget your password" />
      <label className="checkbox">
        <input type="checkbox" name="terms" defaultChecked={state?.values.terms === "on"} />
        <span>
          I agree to the <Link to="/Termsofservices">Terms of Service</Link>
        </span>
      </label>
    </>
  );
}

/** The security question; also asked when the password is forgotten. */
export function AnswerField({
  state,
  hint,
  required = true,
}: {
  state: FormState | undefined;
  hint?: string | undefined;
  required?: boolean;
}) {
  return (
    <Field
      name="answer"
      label="What city were you born in?"
      hint={hint}
      state={state}
      required={required}
      maxLength={longest.answer}
      autoComplete="off"
      enterKeyHint="done"
    />
  );
}
