import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import type { SearchSuggestions } from "./search-suggestions";

type Suggestions = typeof SearchSuggestions;

/**
 * The search in the header of every page; on the results page it still holds what was searched for. What it suggests while
 * somebody types is fetched, script and all, only by who goes to it.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword =
    pathname.toLowerCase() === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<{ Suggestions: Suggestions } | null>(null);
  const load = () =>
    // Without it the box still searches.
    import("./search-suggestions").then(
      (module) => setLoaded({ Suggestions: module.SearchSuggestions }),
      () => undefined,
    );
  useEffect(() => {
    // Somebody went to it before the script came.
    if (document.activeElement === input.current) void load();
  }, []);
  return (
    <Form action="/search" role="search" className="search-box">
      <label htmlFor="search" className="visually-hidden">
        Search for products
      </label>
      <input
        key={keyword}
        ref={input}
        id="search"
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder="Search here .."
        enterKeyHint="search"
        autoComplete="off"
        onFocus={loaded ? undefined : () => void load()}
      />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
      </button>
      {loaded && <loaded.Suggestions key={pathname + search} input={input} />}
    </Form>
  );
}
