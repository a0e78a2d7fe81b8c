import { callLink } from "~/base/lib/india/phone";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { Link } from "~/base/ui/link";
import { phonesIn } from "~/upkeep/pages/company";
import { t } from "~/base/words/say";

/** How the shop is asked at once. `phone`: one number per line; `whatsapp`: an address. Null: not that way; without it by the page "Contact". */
export type AskUs = { phone: string | null; whatsapp: string | null };

/** `doubt`: `unknownPin` of the PIN, from the server, which has the table. The price and the days are shown all the same. */
export function PinDoubt({ doubt, ask }: { doubt: string | null; ask: AskUs | undefined }) {
  return (
    doubt && (
      <>
        <p className="pin-note">{doubt}</p>
        <PinHelp ask={ask} />
      </>
    )
  );
}

/** What to do about a PIN that cannot be right: where it stands, and whom to ask. */
export function PinHelp({ ask }: { ask: AskUs | undefined }) {
  const [phone] = phonesIn(ask?.phone ?? "");
  const chat = whatsAppTo(ask?.whatsapp ?? null, t("I am not sure of my PIN code. My address is:"));
  return (
    <>
      <p className="pin-help">
        {t(
          "A PIN is the six digits at the end of your address. It stands on each parcel and letter.",
        )}
      </p>
      <p className="pin-help">
        {t("Not sure? Ask us:")} {phone && <a href={callLink(phone)}>{phone}</a>}{" "}
        {chat && (
          <a href={chat} rel="noopener noreferrer">
            WhatsApp
          </a>
        )}{" "}
        {!phone && !chat && <Link to="/contact">{t("Contact Us")}</Link>}
      </p>
    </>
  );
}
