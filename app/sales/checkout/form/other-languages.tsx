import { localized } from "~/base/words/addresses";
import { language, languageNames, languages, tags } from "~/base/words/language";
import { t } from "~/base/words/say";

/** The field of a form that only asks for the page in another language. */
export const languageField = "language";

/**
 * Buttons that send what was typed to the page in another language, for who has no script: with one, the links of every page take it
 * along. Behind the button that orders, which Enter presses.
 */
export function OtherLanguages() {
  return (
    <noscript>
      <p className="row">
        <span>{t("Language")}</span>
        {languages
          .filter((each) => each !== language())
          .map((each) => (
            <button
              key={each}
              type="submit"
              name={languageField}
              value={each}
              formAction={localized("/checkout", each)}
              formNoValidate
              className="button button-quiet"
              lang={tags[each]}
            >
              {languageNames[each]}
            </button>
          ))}
      </p>
    </noscript>
  );
}
