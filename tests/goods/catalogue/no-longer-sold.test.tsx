import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, it } from "vitest";
import { ErrorBoundary, meta } from "~/routes/shop/product";
import { htmlAt, linksIn } from "../../layout/in-frame";

const shown = (status: number, data: unknown) =>
  htmlAt("/product/old-tin", <ErrorBoundary />, new ErrorResponse(status, "Gone", data));

it("the link of a product that is no longer sold names it and leads to its category", () => {
  const html = shown(410, { name: "Old Tin", category: { name: "Tins", slug: "tins" } });
  expect(html).toContain("We do not sell Old Tin any more.");
  expect(linksIn(html)).toEqual(["See Tins → /category/tins", "See all products → /Store"]);
  expect(linksIn(shown(410, { name: "Old Tin", category: null }))).toEqual([
    "See all products → /Store",
  ]);
});

it("any other missing product is a page that is not there", () => {
  expect(shown(404, "Not Found")).toContain("Oops ! Page Not Found");
});

it("says in its title what is not there", () => {
  const titleOf = (status: number, data: unknown) => {
    const error = new ErrorResponse(status, "Gone", data);
    return meta({ data: undefined, error, matches: [] } as unknown as Parameters<typeof meta>[0]);
  };
  expect(titleOf(404, "Not Found")).toContainEqual({ title: "Page not found – Prayosha" });
  expect(titleOf(410, { name: "Old Tin", category: null })).toContainEqual({
    title: "Old Tin – Prayosha",
  });
});
