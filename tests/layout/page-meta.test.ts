import { describe, expect, test } from "vitest";
import { pageMeta } from "~/layout/page-meta";

const title = (given?: string) =>
  pageMeta(given ? { title: given } : {}).flatMap((tag) => ("title" in tag ? [tag.title] : []))[0];

describe("the title", () => {
  test("of a page without one of its own is 'prayosha oil'", () => {
    expect(title()).toBe("prayosha oil");
    expect(title("Store")).toBe("Store – Prayosha");
  });

  test("is never longer than a search result shows, and never half a word", () => {
    const name = "Limited harvest first press groundnut oil in a tin";
    expect(title(name)).toBe(name);
    expect(title(`${name} of fifteen litres`)).toBe(`${name} of…`);
    expect(title("x".repeat(100))).toBe(`${"x".repeat(59)}…`);
  });
});

test("every page has description, keywords and author", () => {
  const named = pageMeta({ path: "/" }).flatMap((tag) => ("name" in tag ? [tag.name] : []));
  expect(named).toEqual(["description", "keywords", "author", "twitter:card"]);
  expect(pageMeta({ description: "Tins." })).toContainEqual({
    name: "description",
    content: "Tins.",
  });
});

const root = (address: string) => [{ id: "root", data: { address } }];

describe("a page with an address of its own", () => {
  test("names it in full once the shop's is known", () => {
    const canonical = { tagName: "link", rel: "canonical" };
    const head = { path: "/Store" };
    expect(pageMeta(head, root("https://shop.example"))).toContainEqual({
      ...canonical,
      href: "https://shop.example/Store",
    });
    expect(pageMeta(head)).toContainEqual({ ...canonical, href: "/Store" });
  });

  test("may be listed by search engines; any other may not", () => {
    const hidden = { name: "robots", content: "noindex" };
    expect(pageMeta({ path: "/Store" })).not.toContainEqual(hidden);
    expect(pageMeta({ title: "Cart" })).toContainEqual(hidden);
    expect(pageMeta({}).some((tag) => "rel" in tag)).toBe(false);
  });
});
