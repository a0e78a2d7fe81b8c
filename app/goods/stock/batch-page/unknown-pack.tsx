import { ButtonLink } from "~/base/ui/button";
import { t } from "~/base/words/say";

/** In place of a batch or a pack that the shop does not know. */
export function UnknownPack({ number }: { number: string }) {
  return (
    <div className="page error-page">
      <h1>{t("We do not know this number")}</h1>
      <p className="lead">
        {t("Check the number on the pack: it stands beside the day of packing, such as 26-11-A.")}
      </p>
      {number && <p>{t("You asked for {number}.", { number })}</p>}
      <p>{t("Is it there just so? Then tell us: it may not be one of our packs.")}</p>
      <p className="row">
        <ButtonLink to="/contact">{t("Contact Us")}</ButtonLink>
        <ButtonLink to="/recalls" tone="quiet">
          {t("All recalls")}
        </ButtonLink>
      </p>
    </div>
  );
}
