import { expect, test } from "vitest";
import { pageMeta } from "~/layout/page-meta";

test("a page without a title of its own is called 'prayosha oil'", () => {
  expect(pageMeta({})).toContainEqual({ title: "prayosha oil" });
  expect(pageMeta({ title: "Store" })).toContainEqual({ title: "Store – prayosha oil" });
});

test("every page has description, keywords and author", () => {
  const named = pageMeta({}).flatMap((entry) => ("name" in entry ? [entry.name] : []));
  expect(named).toEqual(["description", "keywords", "author"]);
  expect(pageMeta({ description: "Tins." })).toContainEqual({
    name: "description",
    content: "Tins.",
  });
});

test("the canonical link is absolute once the shop's address is known", () => {
  expect(canonicalOf("https://shop.example")).toMatchObject({
    rel: "canonical",
    href: "https://shop.example/Store",
  });
  expect(canonicalOf(null)).toMatchObject({ href: "/Store" });
  expect(pageMeta({}).some((entry) => "rel" in entry)).toBe(false);
});

const canonicalOf = (address?: string | null) =>
  pageMeta({ canonical: "/Store", address }).find((entry) => "rel" in entry);
