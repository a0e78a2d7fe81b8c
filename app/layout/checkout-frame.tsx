import { callLink } from "~/base/lib/india/phone";
import { Icon } from "~/base/ui/icon";
import { Link } from "~/base/ui/link";
import { t } from "~/base/words/say";
import { certificatePath } from "~/office/self-audit/paths";
import { phonesIn } from "~/upkeep/pages/company";
import type { Frame } from "./frame";
import { LanguageLinks } from "./language-links";
import { Logo } from "./logo";

/** Where an order is placed and paid nothing leads elsewhere by mistake: these pages have a frame without menus. */
export const isCheckout = (pathname: string): boolean => /^\/(checkout|pay)(\/|$)/i.test(pathname);

/** Logo, what this page is, and who helps. */
export function CheckoutHeader({ frame }: { frame: Frame | undefined }) {
  const [phone] = phonesIn(frame?.company.phone ?? "");
  const whatsapp = frame?.company.whatsapp;
  return (
    <header className="site-header checkout-header">
      <div>
        <Logo />
        <p>
          <Icon name="lock" />
          {t("Secure checkout")}
        </p>
        <p className="checkout-help">
          <span>{t("Help:")}</span>
          {phone && <a href={callLink(phone)}>{phone}</a>}
          {whatsapp && (
            <a href={whatsapp} rel="noopener">
              WhatsApp
            </a>
          )}
        </p>
      </div>
    </header>
  );
}

const rules = [
  ["/Termsofservices", "Terms of Service"],
  ["/privacy", "Privacy notice"],
  ["/RefundandReturn", "Refund and Return Policy"],
  ["/shipingpolicy", "Shipping Policy"],
] as const;

const certificate = [certificatePath, "No dark patterns"] as const;

/** The terms of what is bought here. */
export function CheckoutFooter({ frame }: { frame: Frame | undefined }) {
  return (
    <footer className="checkout-footer">
      <nav aria-label={t("Policies")}>
        <ul>
          {(frame?.certified ? [...rules, certificate] : rules).map(([path, name]) => (
            <li key={path}>
              <Link to={path}>{t(name)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks />
      {frame?.demo && (
        <p className="demo-notice">{t("Demo shop: no money moves, nothing is delivered")}</p>
      )}
    </footer>
  );
}
