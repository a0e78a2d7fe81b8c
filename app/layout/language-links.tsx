import { useLocation } from "@remix-run/react";
import { inOwn } from "~/words/addresses";
import { language, languageNames, languages, tags } from "~/words/language";

/** Links to this page in each language. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  if (languages.length === 1) return null;
  return (
    <ul className="languages">
      {languages.map((each) => (
        <li key={each}>
          <a
            href={inOwn(pathname + search, each)}
            lang={tags[each]}
            hrefLang={tags[each]}
            aria-current={each === language() ? "true" : undefined}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}
