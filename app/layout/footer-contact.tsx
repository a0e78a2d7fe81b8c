import { callLink } from "~/base/lib/india/phone";
import { type FrameCompany, phonesIn, workingHours } from "~/upkeep/pages/company";
import { Icon } from "~/base/ui/icon";
import { langOfEnglish } from "~/base/words/language";
import { t } from "~/base/words/say";

/** The firm's contact details; unset ones are left out. */
export function FooterContact({ company }: { company: FrameCompany | undefined }) {
  return (
    <section aria-label={t("Contact")} className="footer-contact">
      <h2>{t("Contact")}</h2>
      <ul>
        {phonesIn(company?.phone ?? "").map((phone) => (
          <li key={phone}>
            <Icon name="phone" />
            <a href={callLink(phone)}>{phone}</a>
          </li>
        ))}
        {company?.email && (
          <li>
            <Icon name="mail" />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        )}
        {company?.address && (
          <li>
            <Icon name="pin" />
            <address lang={langOfEnglish()}>{company.address}</address>
          </li>
        )}
        <li>
          <Icon name="clock" />
          {t(company?.hours ?? workingHours)}
        </li>
      </ul>
      <SocialLinks company={company} />
    </section>
  );
}

const networks = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["youtube", "YouTube"],
  ["whatsapp", "WhatsApp"],
] as const;

function SocialLinks({ company }: { company: FrameCompany | undefined }) {
  const known = networks.flatMap(([key, name]) => {
    const address = company?.[key];
    return address ? [{ name, address }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="social-links" aria-label={t("Social media")}>
      {known.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
