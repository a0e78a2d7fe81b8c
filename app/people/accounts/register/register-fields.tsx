import { Link } from "~/base/ui/link";
import { Field, TextField } from "~/base/ui/field";
import { EmailField } from "../email-field";
import { longest } from "../limits";
import { NewPasswordField } from "../password-field";
import { NewsBox } from "~/people/consent/news-box";
import { NoticeLine } from "~/people/consent/notice-line";
import { t, withParts } from "~/base/words/say";
import { NameField, PhoneField } from "~/base/ui/person-fields";
import { TickField } from "~/base/ui/tick";

export function RegisterFields({ emailHint }: { emailHint: React.ReactNode }) {
  return (
    <>
      <NameField maxLength={longest.name} />
      <EmailField hint={emailHint} />
      <NewPasswordField name="password" label={t("Password")} enterKeyHint="next" />
      <ReachFields hint={t("Where we send your oil, with the pincode")} required />
      <AnswerField hint={t("Asked again if you forget your password")} />
      <TickField name="terms">
        <span>
          {withParts("I agree to the <a>Terms of Service</a>", {
            a: (words) => (
              <Link key="a" to="/Termsofservices">
                {words}
              </Link>
            ),
          })}
        </span>
      </TickField>
      <NewsBox />
      <NoticeLine />
    </>
  );
}

/** Phone and address of the account; `hint`: what the address is for. */
export function ReachFields({
  known = { phone: "", address: "" },
  hint,
  required = false,
}: {
  known?: { phone: string; address: string };
  hint?: string;
  required?: boolean;
}) {
  return (
    <>
      <PhoneField
        label={t("{of, select, buyer {Phone} other {Phone}}", { of: "buyer" })}
        defaultValue={known.phone}
        required={required}
        maxLength={longest.phone}
        enterKeyHint="next"
      />
      <TextField
        name="address"
        label={t("Address")}
        hint={hint}
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
  hint,
  required = true,
}: {
  hint?: string | undefined;
  required?: boolean;
}) {
  return (
    <Field
      name="answer"
      label={t("What city were you born in?")}
      hint={hint}
      required={required}
      maxLength={longest.answer}
      autoComplete="off"
      enterKeyHint="done"
    />
  );
}
