import { markAll } from "~/base/ui/copy-button";
import { t } from "~/base/words/say";

/** For a guest: the order's link to keep. `note`: what is mailed; null: nothing to say. */
export function KeepLink({
  keep: { link, note, whatsApp },
}: {
  keep: { link: string; note: string | null; whatsApp: string };
}) {
  return (
    <section className="panel stack" aria-labelledby="keep">
      <h2 id="keep">{t("Keep this link")}</h2>
      <p>
        <span>{t("This page always says how your order stands.")}</span> <span>{note}</span>
      </p>
      <div className="field">
        <label htmlFor="order-link">{t("Link to your order")}</label>
        <input id="order-link" readOnly value={link} onFocus={markAll} />
      </div>
      <p>
        <a href={whatsApp} rel="noopener noreferrer">
          {t("Send it to yourself on WhatsApp")}
        </a>
      </p>
    </section>
  );
}
