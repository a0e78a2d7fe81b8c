import { Link } from "~/ui/link";
import type { FormState } from "~/lib/form";
import { Field, TextField } from "~/ui/field";
import { EmailField } from "../email-field";
import { longest } from "../limits";
import { NewPasswordField } from "../password-field";

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
      <NewPasswordField name="password" label="Password" state={state} enterKeyHint="next" />
      <ReachFields state={state} hint="Where we send your oil, with the pincode" required />
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

/** Phone and address of the account; `hint`: what the address is for. */
export function ReachFields({
  state,
  known = { phone: "", address: "" },
  hint,
  required = false,
}: {
  state: FormState | undefined;
  known?: { phone: string; address: string };
  hint?: string;
  required?: boolean;
}) {
  return (
    <>
      <Field
        name="phone"
        label="Phone"
        type="tel"
        state={state}
        defaultValue={known.phone}
        required={required}
        maxLength={longest.phone}
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
      />
      <TextField
        name="address"
        label="Address"
        hint={hint}
        state={state}
        defaultValue={known.address}
        required={required}
        maxLength={longest.address}
        autoComplete="street-address"
      />
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
