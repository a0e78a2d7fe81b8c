import { useLocation } from "@remix-run/react";
import { Form } from "~/base/ui/form";
import { Icon } from "~/base/ui/icon";
import { useCachedMarkup } from "~/base/ui/cached-markup";
import { t } from "~/base/words/say";

/**
 * The search in the header; on the results page it shows the current keyword. The script adds suggestions (`suggestions.ts`); what it
 * says stands in the form's attributes.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword = /\/search$/i.test(pathname) ? (new URLSearchParams(search).get("q") ?? "") : "";
  const content = useCachedMarkup(keyword ? null : "search box", <Fields keyword={keyword} />);
  return (
    <Form
      action="/search"
      role="search"
      className="search-box"
      data-suggests={t("Suggestions")}
      data-none={t("No suggestions")}
      data-one={t("1 suggestion")}
      data-many={t("{n} suggestions")}
      data-all={t("See all results")}
      {...content}
    />
  );
}

function Fields({ keyword }: { keyword: string }) {
  return (
    <>
      <label htmlFor="search" className="visually-hidden">
        {t("Search for products")}
      </label>
      <input
        id="search"
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder={t("Search here ..")}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{t("Search")}</span>
      </button>
    </>
  );
}
