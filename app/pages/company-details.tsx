import { certification, type CompanyFacts, officeCity, workingHours } from "./company";

/** How to reach the firm and what it is, as a list of facts; what is not set is left out. */
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
            <PhoneLink phone={company.phone} />
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
      <dt>Working days</dt>
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

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>;
}

export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
