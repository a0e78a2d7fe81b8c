import { Fragment } from "react";
import { certification, type CompanyFacts, officeCity, phonesIn, workingHours } from "./company";

/** Contact details and registrations of the company, without those that are not set. */
export function CompanyDetails({ company }: { company: CompanyFacts }) {
  return (
    <dl className="facts">
      <dt>Corporate office</dt>
      <dd>
        {company.name}
        <br />
        {company.address ?? officeCity}
      </dd>
      {company.phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <PhoneLinks phone={company.phone} />
          </dd>
        </>
      )}
      {company.email && (
        <>
          <dt>Email</dt>
          <dd>
            <MailLink email={company.email} />
          </dd>
        </>
      )}
      <dt>Working days and hours</dt>
      <dd>{company.hours ?? workingHours}</dd>
      <dt>Quality management</dt>
      <dd>{certification} certified</dd>
      {company.gstin && (
        <>
          <dt>GSTIN</dt>
          <dd>{company.gstin}</dd>
        </>
      )}
      {company.fssai && (
        <>
          <dt>FSSAI licence</dt>
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
      <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a>
    </Fragment>
  ));
}

export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
