import { Form, useLocation } from "@remix-run/react";
import { Icon } from "~/ui/icon";

/** The search in the header of every page; on the results page it still holds what was searched for. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const keyword =
    pathname.toLowerCase() === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form action="/search" role="search" className="search-box">
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
