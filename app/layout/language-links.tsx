import { useLocation } from "@remix-run/react";
import { useCachedMarkup } from "~/base/ui/cached-markup";
import { localized } from "~/base/words/addresses";
import { language, languageNames, languages, tags } from "~/base/words/language";
import { dismissOffer } from "./browser/offered-language";
import { takeTypedAlong } from "./browser/typed-along";

/** Links to this page in each language. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const key = search ? null : `languages ${pathname}`;
  const content = useCachedMarkup(key, <Languages page={pathname + search} />);
  if (languages.length === 1) return null;
  return <ul className="languages" {...content} />;
}

function choose({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  dismissOffer();
  takeTypedAlong(currentTarget);
}

function Languages({ page }: { page: string }) {
  return (
    <>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={localized(page, each)}
            lang={tags[each]}
            hrefLang={tags[each]}
            aria-current={each === language() ? "true" : undefined}
            onClick={choose}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </>
  );
}
