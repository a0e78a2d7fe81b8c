import { t } from "~/base/words/say";
import type { CompanyFacts } from "./company";
import { PhoneLinks } from "./company-details";
import { WriteToUs } from "./write-to-us";

/** How to call or write to the shop, for who cannot go on without it. */
export function ReachUs({ company }: { company: CompanyFacts }) {
  const { phone, whatsapp } = company;
  return (
    <>
      <p>
        <WriteToUs company={company} />
      </p>
      {(phone || whatsapp) && (
        <p className="row">
          {phone && (
            <span>
              {t("Phone")} <PhoneLinks phone={phone} />
            </span>
          )}
          {whatsapp && (
            <a href={whatsapp} rel="noopener noreferrer">
              {t("Ask us on WhatsApp")}
            </a>
          )}
        </p>
      )}
    </>
  );
}
