import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Form } from "~/base/ui/form";
import { useHydrated } from "~/base/ui/hydrated";
import { Icon } from "~/base/ui/icon";
import { t } from "~/base/words/say";
import { listId, optionId, SuggestionCount, SuggestionPanel } from "./search/suggestion-list";
import { useSuggestions } from "./search/use-suggestions";

/** The search in the header; on the results page it shows the current keyword. With script it has suggestions, as a combobox. */
export function SearchBox() {
  const isHydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const openOption = (place: number) => list.current?.querySelectorAll("a")[place]?.click();
  const keyword = useKeyword();
  const before = useRef(keyword);
  useEffect(() => {
    if (before.current === keyword) return;
    before.current = keyword;
    // Another page is there, which searches for something else, or for nothing.
    if (box.current && box.current !== document.activeElement) box.current.value = keyword;
  }, [keyword]);
  const { found, isTyped, isOpen, chosen, props, onSent } = useSuggestions(box, openOption);
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": isOpen && found.length > 0,
    "aria-activedescendant": chosen < 0 ? undefined : optionId(chosen),
    ...props,
  } as const;
  return (
    <Form action="/search" role="search" className="search-box" onSubmit={onSent}>
      <label htmlFor="search" className="visually-hidden">
        {t("Search for products")}
      </label>
      <input
        ref={box}
        id="search"
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder={t("Search here ..")}
        enterKeyHint="search"
        autoComplete="off"
        {...(isHydrated && combobox)}
      />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{t("Search")}</span>
      </button>
      {isHydrated && (
        <>
          <SuggestionCount count={found.length} isTyped={isTyped} />
          <SuggestionPanel ref={list} found={found} isOpen={isOpen} chosen={chosen} />
        </>
      )}
    </Form>
  );
}

/** What was searched for, on the page of results. */
function useKeyword(): string {
  const { pathname, search } = useLocation();
  return /\/search$/i.test(pathname) ? (new URLSearchParams(search).get("q") ?? "") : "";
}
