import { useLocation } from "@remix-run/react";
import { Icon } from "~/base/ui/icon";
import { localized } from "~/base/words/addresses";
import { type Language, language, languages, tags } from "~/base/words/language";
import { t } from "~/base/words/say";
import { useOfferedLanguage } from "./browser/offered-language";
import { takeTypedAlong } from "./browser/typed-along";

/** Each in its own language. */
const offers: Record<Language, string> = {
  en: "See this page in English",
  gu: "આ પેજ ગુજરાતીમાં જુઓ",
  hi: "यह पेज हिंदी में देखें",
};

/**
 * A line under the header that offers this page in the reader's language; hidden where there is no such language. Nothing moves when
 * it comes, and nobody is led there by themselves.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const { offered, dismiss } = useOfferedLanguage();
  return (
    <nav className="language-offer" aria-label={t("Language")} hidden={offered === null}>
      {languages
        .filter((each) => each !== language())
        .map((each) => (
          <a
            key={each}
            href={localized(pathname + search, each)}
            lang={tags[each]}
            hidden={each !== offered}
            onClick={({ currentTarget }) => takeTypedAlong(currentTarget)}
          >
            {offers[each]}
          </a>
        ))}
      <button type="button" className="toast-close" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t("Dismiss this message")}</span>
      </button>
    </nav>
  );
}
