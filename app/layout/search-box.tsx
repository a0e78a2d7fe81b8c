import { useLocation } from "@remix-run/react";
import { Form } from "~/ui/form";
import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import type { SearchSuggestions } from "./search-suggestions";

type Suggestions = typeof SearchSuggestions;

/**
 * The search in the header; on the results page it shows the current keyword. Suggestions, including their script, load when the
 * box first gets the focus.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword =
    pathname.toLowerCase() === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<{ Suggestions: Suggestions } | null>(null);
  const load = () =>
    // The box works without suggestions.
    import("./search-suggestions").then(
      (module) => setLoaded({ Suggestions: module.SearchSuggestions }),
      () => undefined,
    );
  useEffect(() => {
    // The box got the focus before this script loaded.
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
