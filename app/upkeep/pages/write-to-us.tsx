import { Link } from "~/base/ui/link";
import { withParts } from "~/base/words/say";
import type { CompanyFacts } from "./company";
import { MailLink } from "./company-details";

/** "Write to us at ….", or "… through our contact page." if no e-mail address is set. */
export function WriteToUs({ company }: { company: CompanyFacts }) {
  return withParts(
    company.email
      ? "Write to us at <mail>{email}</mail>."
      : "Write to us through our <a>contact page</a>.",
    waysToWrite(company),
  );
}

/** For a sentence that asks to write: to `<mail>{email}</mail>`, or without an e-mail address through our `<a>contact page</a>`. */
export const waysToWrite = ({ email }: CompanyFacts) => ({
  email: email ?? "",
  mail: () => <MailLink email={email ?? ""} />,
  a: (words: React.ReactNode) => <Link to="/contact">{words}</Link>,
});
