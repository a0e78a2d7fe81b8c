import { useLocation } from "@remix-run/react";
import { useRef, type RefObject, useEffect } from "react";
import { useClosingMenus } from "~/base/ui/browser/use-closing-menus";
import { Form } from "~/base/ui/form";
import { Link } from "~/base/ui/link";
import { Icon } from "~/base/ui/icon";
import { AccountLinks } from "./account-links";
import type { Frame } from "./frame";

const searchPath = "/dashboard/admin/search";

/** The bar above each screen of the admin area: its first screen, the search over everything, the way to the shop, Logout. */
export function AdminBar({ viewer }: Pick<Frame, "viewer">) {
  const { pathname, search } = useLocation();
  const sought = (pathname === searchPath && new URLSearchParams(search).get("q")) || "";
  const [bar, field] = [useRef<HTMLElement>(null), useRef<HTMLInputElement>(null)];
  useClosingMenus(bar);
  useSlashKey(field);
  return (
    <header className="admin-bar" ref={bar}>
      <Link to="/dashboard/admin" className="admin-name">
        Prayosha
      </Link>
      <Form action={searchPath} role="search" className="search-box">
        <label htmlFor="admin-search" className="visually-hidden">
          Search
        </label>
        <input
          ref={field}
          id="admin-search"
          type="search"
          name="q"
          defaultValue={sought}
          placeholder="Search"
          aria-keyshortcuts="/"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">
          <Icon name="search" />
          <span className="visually-hidden">Search</span>
        </button>
      </Form>
      <Link to="/" className="header-control">
        <Icon name="shop" />
        <span className="control-text">View shop</span>
      </Link>
      <AccountLinks viewer={viewer} />
    </header>
  );
}

/** The field gets the focus when "/" is pressed outside of any field. */
function useSlashKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, dialog, [contenteditable]");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
