import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink } from "@remix-run/react";
import { expect, it } from "vitest";
import { Form } from "~/ui/form";
import { Link, NavLink } from "~/ui/link";
import { staticPage } from "../static-page";

// The browser takes over the HTML of the server with the router's links and forms, so both must give the same.

const addresses = ["/", "/cart", "/Store", "/store/tins", "/Store?page=2", "/stores"];

const attributesOf = (html: string) =>
  [...html.matchAll(/<(\w+)([^>]*)>([^<]*)/g)].map(([, name, attributes = "", text]) => [
    name,
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([attribute]) => attribute).toSorted(),
    text,
  ]);

const shownAt = (address: string, element: React.ReactNode) =>
  attributesOf(staticPage({ element }, { address }));

const links = (A: typeof RouterLink) => (
  <>
    <A to="/cart">Cart</A>
    <A to="/cart?pin=395002#sums" className="button" replace preventScrollReset prefetch="intent">
      Cart
    </A>
    <A to="/invoice.pdf" reloadDocument title="PDF">
      Invoice
    </A>
    <A to="?page=2">Next</A>
    <A to={{ pathname: "/Store", search: "?page=3" }}>Third</A>
    <A to="https://example.com/a">Elsewhere</A>
    <A to="/a" discover="none">
      A
    </A>
  </>
);

const navLinks = (A: typeof RouterNavLink) => (
  <>
    <A to="/" end prefetch="intent">
      Home
    </A>
    <A to="/Store" className="menu-name">
      Store
    </A>
    <A to="/Store" end>
      Store
    </A>
    <A to="/cart?pin=1" reloadDocument>
      Cart
    </A>
    <A to="/store/" className={({ isActive }) => (isActive ? "on" : "off")}>
      Tins
    </A>
  </>
);

const forms = (A: typeof RouterForm) => (
  <>
    <A action="/search" role="search" className="search-box" />
    <A method="post" action="/logout" replace />
    <A method="POST" action="/cart?add=1" reloadDocument encType="multipart/form-data" />
    <A method="post" />
    <A method="post" action="?index" />
  </>
);

it("the server has links and forms of its own", () => {
  expect(Link).not.toBe(RouterLink);
  expect(NavLink).not.toBe(RouterNavLink);
  expect(Form).not.toBe(RouterForm);
});

it.each(addresses)("links, menus and forms at %s are the router's", (address) => {
  expect(shownAt(address, links(Link))).toEqual(shownAt(address, links(RouterLink)));
  expect(shownAt(address, navLinks(NavLink))).toEqual(shownAt(address, navLinks(RouterNavLink)));
  expect(shownAt(address, forms(Form))).toEqual(shownAt(address, forms(RouterForm)));
});

it("a menu says where one is", () => {
  const here = staticPage({ element: navLinks(NavLink) }, { address: "/store/tins" });
  expect(here).toContain('aria-current="page"');
  expect(staticPage({ element: navLinks(NavLink) }, { address: "/about" })).not.toContain(
    "aria-current",
  );
});
