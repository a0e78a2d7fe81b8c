import { useFarDown } from "~/base/ui/browser/use-far-down";
import { Link } from "~/base/ui/link";
import { certificatePath } from "~/office/self-audit/paths";
import { certifiedSentence, inOneLine, oilSentence } from "~/upkeep/claims/claim-words";
import { hasProofs, proofsPath } from "~/upkeep/claims/claims";
import { t } from "~/base/words/say";
import { FooterContact } from "./footer-contact";
import type { Frame } from "./frame";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";

const shop = [
  ["/", "Home"],
  ["/Store", "Products"],
  ["/categories", "All Categories"],
  ["/quick-order", "Quick Order"],
  ["/track", "Track Order"],
] as const;

const firm = [
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
] as const;

const proofs = [proofsPath, "What proves it"] as const;

const rules = [
  ["/Termsofservices", "Terms of Service"],
  ["/privacy", "Privacy notice"],
  ["/RefundandReturn", "Refund and Return Policy"],
  ["/shipingpolicy", "Shipping Policy"],
  ["/grievances", "Grievances"],
  ["/recalls", "Recalls"],
  ["/my-data", "My data"],
] as const;

const certificate = [certificatePath, "No dark patterns"] as const;

export function Footer({ frame }: { frame: Frame | undefined }) {
  const farDown = useFarDown();
  const claims = frame?.company.claims ?? {};
  return (
    <footer className={`site-footer ${farDown}`}>
      <div>
        <div className="footer-columns">
          <div className="footer-brand">
            <Logo onBand />
            <p>{inOneLine(oilSentence(claims), certifiedSentence(claims.certificate))}</p>
          </div>
          <FooterLinks title={t("Shop")} links={shop} />
          <FooterLinks title={t("Company")} links={hasProofs(claims) ? [...firm, proofs] : firm} />
          <FooterLinks
            title={t("Policies")}
            links={frame?.certified ? [...rules, certificate] : rules}
          />
          <FooterContact company={frame?.company} />
        </div>
        <SmallPrint frame={frame} />
      </div>
      <LanguageLinks />
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={path}>{t(name)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SmallPrint({ frame }: { frame: Frame | undefined }) {
  const { company } = frame ?? {};
  return (
    <div className="small-print">
      <p>© {company?.name ?? "Prayosha"}</p>
      {company?.gstin && <p>GSTIN {company.gstin}</p>}
      {company?.fssai && (
        <p>{t("FSSAI licence or registration {number}", { number: company.fssai })}</p>
      )}
      {frame?.demo && (
        <p className="demo-notice">{t("Demo shop: no money moves, nothing is delivered")}</p>
      )}
    </div>
  );
}
