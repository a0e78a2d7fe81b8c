import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import type { CompanyFacts } from "./company";
import { Policy } from "./policy";
import { buying } from "./terms/buying";
import { law } from "./terms/law";
import type { TermsSection } from "./terms/section";
import { using } from "./terms/using";

/** The 20 sections of the terms, numbered from 1. */
const termsSections: TermsSection[] = [...buying, ...using, ...law];

/** The terms, after a table of contents. */
export function TermsWords({ company }: { company: CompanyFacts }) {
  return (
    <Policy
      title={t("Terms of Service")}
      lead={t("What you and we can expect of each other, in 20 sections.")}
    >
      <nav className="panel policy-contents" aria-labelledby="contents">
        <h2 id="contents">{t("Contents")}</h2>
        <ol>
          {termsSections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`}>{t(title)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      {termsSections.map(({ id, title, Body }, index) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {index + 1}. {t(title)}
          </h2>
          <Body company={company} />
        </section>
      ))}
    </Policy>
  );
}
