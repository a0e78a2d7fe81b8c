import { useLocation } from "@remix-run/react";
import { Form } from "~/ui/form";
import { Icon } from "~/ui/icon";

/**
 * The search in the header; on the results page it shows the current keyword. The script adds suggestions (`suggestions.ts`); what it
 * says stands in the form's attributes.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword = /\/search$/i.test(pathname) ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form
      action="/search"
      role="search"
      className="search-box"
      data-suggests="Suggestions"
      data-none="No suggestions"
      data-one="1 suggestion"
      data-many="{n} suggestions"
      data-all="See all results"
    >
      <label htmlFor="search" className="visually-hidden">
        Search for products
      </label>
      <input
        key={keyword}
        id="search"
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder="Search here .."
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
      </button>
    </Form>
  );
}
