import type { CompanyFacts } from "~/upkeep/pages/company";
import { MailLink, PhoneLinks } from "~/upkeep/pages/company-details";
import { t } from "~/base/words/say";

/**
 * Who answers complaints: name, designation and contact (E-Commerce Rules 2020, rule 4(4)); where the officer has no phone or e-mail of
 * their own, those of the firm.
 */
export function GrievanceOfficer({ company }: { company: CompanyFacts }) {
  const phone = company.grievancePhone ?? company.phone;
  const email = company.grievanceEmail ?? company.email;
  if (!company.grievanceName && !phone && !email)
    return <p>{t("Please use the form on this page.")}</p>;
  return (
    <dl className="facts">
      {company.grievanceName && (
        <>
          <dt>{t("Name")}</dt>
          <dd>{company.grievanceName}</dd>
        </>
      )}
      {company.grievanceDesignation && (
        <>
          <dt>{t("Designation")}</dt>
          <dd>{company.grievanceDesignation}</dd>
        </>
      )}
      {phone && (
        <>
          <dt>{t("Phone")}</dt>
          <dd>
            <PhoneLinks phone={phone} />
          </dd>
        </>
      )}
      {email && (
        <>
          <dt>{t("Email")}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </>
      )}
    </dl>
  );
}
