import { callLink } from "~/base/lib/india/phone";
import { whatsAppTo } from "~/base/lib/whatsapp";
import { Icon } from "./icon";

/** A message that is ready to be sent. */
export type ReadyText = { name: string; words: string };

/** How somebody is reached. */
export type Reach = {
  /** As it is called; "" when none is known. */
  phone: string;
  /** `+919825012345`; null: none that WhatsApp knows. */
  mobile: string | null;
  email: string;
  /** To choose from; each is shown before anything opens. */
  texts?: ReadyText[];
};

type Props = {
  reach: Reach;
  /** The subject of a mail. */
  subject?: string;
  /** What else can be done. */
  children?: React.ReactNode;
};

/** WhatsApp with the likeliest of the ready texts; null: nobody's mobile is known. */
export function firstWhatsApp({ mobile, texts = [] }: Reach): string | null {
  return mobile && addressFor(mobile, texts[0]?.words ?? "");
}

function addressFor(mobile: string, words: string): string {
  const address = `https://wa.me/${mobile.slice(1)}`;
  return (words && whatsAppTo(address, words)) || address;
}

/** Calls somebody, or writes to them by WhatsApp or mail. */
export function ReachLinks({ reach, subject, children }: Props) {
  const { phone, mobile, email, texts = [] } = reach;
  const hasTexts = texts.length > 0 && (mobile !== null || email !== "");
  return (
    <div className="row reach-links">
      {phone && (
        <a className="button button-quiet" href={callLink(phone)}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {mobile && !hasTexts && <WhatsApp mobile={mobile} words="" />}
      {email && !(hasTexts && mobile === null) && <Mail email={email} subject={subject} words="" />}
      {children}
      {hasTexts && (
        <details className="reach-texts">
          <summary className="button button-quiet">
            <Icon name={mobile ? "share" : "mail"} />
            {mobile ? "WhatsApp" : "Mail"}
          </summary>
          <ul>
            {[...texts, { name: "Your own words", words: "" }].map(({ name, words }) => (
              <li key={name}>
                <strong>{name}</strong>
                {words && <p>{words}</p>}
                <span className="row">
                  {mobile && <WhatsApp mobile={mobile} words={words} />}
                  {email && <Mail email={email} subject={subject} words={words} />}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** `noreferrer`: WhatsApp must not learn our URL. */
function WhatsApp({ mobile, words }: { mobile: string; words: string }) {
  return (
    <a className="button button-quiet" href={addressFor(mobile, words)} rel="noopener noreferrer">
      <Icon name="share" />
      {words ? "Open in WhatsApp" : "WhatsApp"}
    </a>
  );
}

type Mailed = { email: string; subject: string | undefined; words: string };

function Mail({ email, subject, words }: Mailed) {
  const parts = Object.entries({ subject, body: words }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  const address = encodeURIComponent(email).replace("%40", "@");
  return (
    <a
      className="button button-quiet"
      href={`mailto:${[address, parts.join("&")].filter(Boolean).join("?")}`}
    >
      <Icon name="mail" />
      {words ? "Open in Mail" : "Mail"}
    </a>
  );
}
