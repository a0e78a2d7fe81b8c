import { Link } from "~/base/ui/link";
import { t, withParts } from "~/base/words/say";
import { CompanyDetails } from "../company-details";
import { WriteToUs } from "../write-to-us";
import type { TermsSection } from "./section";

/** Sections 13 to 20: what we answer for, and how these terms end, change and are read. */
export const law: TermsSection[] = [
  {
    id: "disclaimer",
    title: "Disclaimer",
    Body: () => (
      <>
        <p>
          {t(
            "We work to keep the shop open, safe and free of mistakes, but we cannot promise that it will always be so. It may be closed for a while, or slow, or changed. You use the shop as it is and as it is available. Nothing on it is medical or dietary advice.",
          )}
        </p>
        <p>
          {t(
            "As far as the law allows, we do not answer for indirect loss, such as lost profit or lost data, that comes from using the shop, and what we owe you for an order is at most what you paid for it. This limits nothing that the law does not let us limit: it does not touch our duties as the maker and seller of food, or what we do on purpose or with gross negligence.",
          )}
        </p>
      </>
    ),
  },
  {
    id: "indemnification",
    title: "Indemnification",
    Body: () => (
      <p>
        {t(
          "If somebody makes a claim against us, or against the people who work for or with us, because you broke these terms, a law, or somebody else’s rights, you make good the loss this causes us, reasonable lawyers’ fees included.",
        )}
      </p>
    ),
  },
  {
    id: "severability",
    title: "Severability",
    Body: () => (
      <p>
        {t(
          "If a court finds that some part of these terms is unlawful or cannot be enforced, it holds as far as the law lets it, and the rest of the terms stays in force.",
        )}
      </p>
    ),
  },
  {
    id: "termination",
    title: "Termination",
    Body: () => (
      <p>
        {t(
          "These terms hold until you or we end them. You can end them at any time by telling us that you no longer want to use the shop, or simply by no longer using it. We can end them without notice if you break them. What was owed before the end, such as a delivery, a payment or a refund, is still owed after it.",
        )}
      </p>
    ),
  },
  {
    id: "entire-agreement",
    title: "Entire agreement",
    Body: () => (
      <p>
        {t(
          "These terms, together with the policies and rules on this site, are the whole agreement between you and us about the shop, and replace what was agreed before, in writing or by word of mouth. If we do not insist on a right once, we do not give it up. Where a sentence can be read in two ways, it is not to be read against one side merely because that side wrote it.",
        )}
      </p>
    ),
  },
  {
    id: "governing-law",
    title: "Governing law of India",
    Body: ({ company }) => (
      <p>
        {t("These terms, and every order you place here, are governed by the laws of India.")}{" "}
        {company.claims.place
          ? t("The courts at Surat, Gujarat, decide disputes.")
          : t("The courts of the place where we have our office decide disputes.")}{" "}
        {t(
          "If you buy as a consumer, this takes nothing away from your rights under the Consumer Protection Act, 2019, among them the right to go to the consumer commission of the place where you live or work.",
        )}
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    Body: () => (
      <p>
        {t(
          "You can read the current terms on this page at any time. We may change them by putting the new ones here, so please look in from time to time. An order follows the terms that stood here when you placed it. If you go on using the shop after a change, you accept it.",
        )}
      </p>
    ),
  },
  {
    id: "contact-us",
    title: "Contact",
    Body: ({ company }) => (
      <>
        <p>
          {t("Questions about these terms?")} <WriteToUs company={company} />{" "}
          {withParts("Our <a>grievance officer</a> answers complaints.", {
            a: (words) => <Link to="/grievances">{words}</Link>,
          })}
        </p>
        <CompanyDetails company={company} />
      </>
    ),
  },
];
