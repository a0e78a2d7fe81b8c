import type { CompanyFacts } from "~/upkeep/pages/company";
import { CompanyDetails } from "~/upkeep/pages/company-details";
import { t, withParts } from "~/base/words/say";
import { helpline } from "./paths";

/** Beside the complaint form: how it goes and by when, where else to turn, and who the seller is (rule 4(2)). `site`: the shop’s address. */
export function GrievanceWords({ company, site }: { company: CompanyFacts; site: string }) {
  return (
    <aside className="stack">
      <h2>{t("How it goes")}</h2>
      <ol className="bulk-steps">
        <li>{t("You get a number and a copy of your complaint at once.")}</li>
        <li>{t("We acknowledge your complaint within 48 hours.")}</li>
        <li>{t("We settle it within one month and tell you how.")}</li>
      </ol>
      <h2>{t("If you are not satisfied")}</h2>
      <p>
        <HelplineWords />
      </p>
      <h2>{t("Who we are")}</h2>
      <dl className="facts">
        <dt>{t("Legal name")}</dt>
        <dd>{company.legalName ?? company.name}</dd>
        <dt>{t("Website")}</dt>
        <dd>{site}</dd>
      </dl>
      <CompanyDetails company={company} />
    </aside>
  );
}

/** The next step for who is not satisfied. */
export function HelplineWords() {
  return withParts(
    "You can turn to the National Consumer Helpline of the Government of India: call <phone>{number}</phone>, or go to <site>consumerhelpline.gov.in</site>. Your right to go to the consumer commission stays.",
    {
      number: helpline.phone,
      phone: (words) => <a href={`tel:${helpline.phone}`}>{words}</a>,
      site: (words) => (
        <a href={helpline.site} rel="noopener noreferrer">
          {words}
        </a>
      ),
    },
  );
}
