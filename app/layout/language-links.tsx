import { useLocation } from "@remix-run/react";
import { useKeptContent } from "~/ui/kept-html";
import { inOwn } from "~/words/addresses";
import { language, languageNames, languages, tags } from "~/words/language";

/** Links to this page in each language. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const key = search ? null : `languages ${pathname}`;
  const content = useKeptContent(key, <Languages page={pathname + search} />);
  if (languages.length === 1) return null;
  return <ul className="languages" {...content} />;
}

function Languages({ page }: { page: string }) {
  return (
    <>
      {languages.map((each) => (
        <li key={each}>
          <a
            href={inOwn(page, each)}
            lang={tags[each]}
            hrefLang={tags[each]}
            aria-current={each === language() ? "true" : undefined}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </>
  );
}
