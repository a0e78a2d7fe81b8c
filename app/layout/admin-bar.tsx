import { Form, Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { AccountLinks } from "./account-links";
import { useClosingMenus } from "./closing-menus";
import type { Frame } from "./frame";

/** The bar above each screen of the admin area: its first screen, the search among orders, the way to the shop, Logout. */
export function AdminBar({ viewer }: Pick<Frame, "viewer">) {
  return (
    <header className="admin-bar" ref={useClosingMenus()}>
      <Link to="/dashboard/admin" className="admin-name">
        Prayosha
      </Link>
      <Form action="/dashboard/admin/orders" role="search" className="search-box">
        <label htmlFor="admin-search" className="visually-hidden">
          Search orders
        </label>
        <input
          id="admin-search"
          type="search"
          name="q"
          placeholder="Search orders"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">
          <Icon name="search" />
          <span className="visually-hidden">Search orders</span>
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
