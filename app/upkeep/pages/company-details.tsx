import { callLink } from "~/base/lib/india/phone";
import { Fragment } from "react";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";
import { certified } from "~/upkeep/claims/claim-words";
import { type CompanyFacts, officeCity, phonesIn, workingHours } from "./company";

/** Where the firm is, as far as it says so: its address, else its city. */
export function OfficeAddress({ company: { address, claims } }: { company: CompanyFacts }) {
  if (address) return <span lang={langOfEnglish()}>{address}</span>;
  return claims.place ? t(officeCity) : null;
}

/** Contact details and registrations of the company, without those that are not set. */
export function CompanyDetails({ company }: { company: CompanyFacts }) {
  return (
    <dl className="facts">
      <dt>{t("Corporate office")}</dt>
      <dd>
        {company.name}
        <br />
        <OfficeAddress company={company} />
      </dd>
      {company.phone && (
        <>
          <dt>{t("Phone")}</dt>
          <dd>
            <PhoneLinks phone={company.phone} />
          </dd>
        </>
      )}
      {company.email && (
        <>
          <dt>{t("Email")}</dt>
          <dd>
            <MailLink email={company.email} />
          </dd>
        </>
      )}
      <dt>{t("Working days and hours")}</dt>
      <dd>{t(company.hours ?? workingHours)}</dd>
      {company.claims.certificate && (
        <>
          <dt>{t("Quality management")}</dt>
          <dd>{certified(company.claims.certificate)}</dd>
        </>
      )}
      {company.gstin && (
        <>
          <dt>{t("GSTIN")}</dt>
          <dd>{company.gstin}</dd>
        </>
      )}
      {company.fssai && (
        <>
          <dt>{t("FSSAI licence or registration")}</dt>
          <dd>{company.fssai}</dd>
        </>
      )}
    </dl>
  );
}

/** Phone links for the numbers in `phone` (one per line), each on its own line. */
export function PhoneLinks({ phone }: { phone: string }) {
  return phonesIn(phone).map((number, index) => (
    <Fragment key={number}>
      {index > 0 && <br />}
      <a href={callLink(number)}>{number}</a>
    </Fragment>
  ));
}

export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
