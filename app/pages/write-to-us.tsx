import { Link } from "~/ui/link";
import type { CompanyFacts } from "./company";
import { MailLink } from "./company-details";

/** "Write to us at …", or "… through our contact page" if no e-mail address is set. Starts a sentence. */
export function WriteToUs({ company }: { company: CompanyFacts }) {
  return company.email ? (
    <>
      Write to us at <MailLink email={company.email} />
    </>
  ) : (
    <>
      Write to us through our <Link to="/contact">contact page</Link>
    </>
  );
}
