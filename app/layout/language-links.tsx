import { useLocation } from "@remix-run/react";
import { localized } from "~/base/words/addresses";
import { language, languageNames, languages, tags } from "~/base/words/language";
import { dismissOffer } from "./browser/offered-language";
import { takeTypedAlong } from "./browser/typed-along";

/** Links to this page in each language. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  if (languages.length === 1) return null;
  return (
    <ul className="languages">
      {languages.map((each) => (
        <li key={each}>
          <a
            href={localized(pathname + search, each)}
            lang={tags[each]}
            hrefLang={tags[each]}
            aria-current={each === language() ? "true" : undefined}
            onClick={choose}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function choose({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  dismissOffer();
  takeTypedAlong(currentTarget);
}
