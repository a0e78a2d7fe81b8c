import { describe, expect, it } from "vitest";
import type { Frame } from "~/layout/frame";
import { Header } from "~/layout/header";
import { guestFrame, htmlAt, linksIn } from "./in-frame";

const headerAt = (address: string, frame: Frame | undefined) =>
  htmlAt(address, <Header frame={frame} />);
const signedIn = (role: number): Frame => ({
  ...guestFrame,
  viewer: { id: "u1", name: "Asha Patel", email: "asha@example.com", role, staff: null },
});

describe("the header of a guest", () => {
  const html = headerAt("/", guestFrame);

  it("leads everywhere the shop has something to show", () => {
    expect(linksIn(html)).toEqual(
      expect.arrayContaining([
        "Home → /",
        "Products → /Store",
        "Tins & Jars → /category/tins-and-jars",
        "Bottles → /category/bottles",
        "All Categories → /categories",
        "Bulk Order → /bulk",
        "Track Order → /track",
        "About Us → /about",
        "Contact Us → /contact",
        "Register → /register",
        "Login → /login",
      ]),
    );
  });

  it("offers neither a dashboard nor a logout", () => {
    expect(html).not.toContain("/dashboard");
    expect(html).not.toContain("/logout");
  });

  it("shows an empty cart as 0, to the eye and to a screen reader", () => {
    expect(html).toMatch(/<a [^>]*aria-label="Cart, 0 items"[^>]*href="\/cart"/);
    expect(html).toMatch(/class="cart-badge"[^>]*>0</);
  });

  it("says which page this is", () => {
    expect(new Set(currentIn(html))).toEqual(new Set(["Home"]));
    expect(new Set(currentIn(headerAt("/store", guestFrame)))).toEqual(new Set(["Products"]));
    expect(currentIn(headerAt("/category/bottles", guestFrame))).toContain("Bottles");
  });
});

describe("the header of someone signed in", () => {
  it.each([
    ["an admin to the admin dashboard", 1, "/dashboard/admin"],
    ["a shopper to their own", 0, "/dashboard/user"],
    ["anybody with another role to their own", 7, "/dashboard/user"],
  ])("leads %s", (_who, role, path) => {
    const links = linksIn(headerAt("/", signedIn(role)));
    expect(links).toContain(`Dashboard → ${path}`);
    expect(links.filter((link) => /Login|Register/.test(link))).toEqual([]);
  });

  it("shows their name and logs out by a form, never by a link", () => {
    const html = headerAt("/", signedIn(0));
    expect(html).toContain("Asha Patel");
    expect(html).toMatch(/<form method="post" action="\/logout"[^>]*><button[^>]*>Logout</);
  });
});

describe("the cart link", () => {
  it.each([
    [1, "Cart, 1 item"],
    [12, "Cart, 12 items"],
  ])("counts %i", (count, name) => {
    const html = headerAt("/", { ...guestFrame, cart: { count, known: true, stamp: 1 } });
    expect(html).toContain(`aria-label="${name}"`);
  });
});

describe("the search box", () => {
  it("asks /search for q, and has a label", () => {
    const html = headerAt("/", guestFrame);
    expect(html).toMatch(
      /<form[^>]*action="\/search"[^>]*role="search"|role="search"[^>]*action="\/search"/,
    );
    expect(html).toMatch(/<label for="search"/);
    expect(html).toMatch(/<input id="search"[^>]*name="q"[^>]*placeholder="Search here \.\."/);
  });

  it("still holds the keyword on the page of results, and nowhere else", () => {
    expect(headerAt("/search?q=tin+%26+jar", guestFrame)).toContain('value="tin &amp; jar"');
    expect(headerAt("/Store?q=tin", guestFrame)).not.toContain('value="tin"');
  });
});

it("stands even when nothing is known about the shop or the visitor", () => {
  const links = linksIn(headerAt("/nowhere", undefined));
  expect(links).toEqual(
    expect.arrayContaining(["Home → /", "Products → /Store", "Login → /login"]),
  );
});

const currentIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*aria-current="page"[^>]*>([^<]*)</g)].map(([, words]) => words);
