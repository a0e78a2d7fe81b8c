import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { expect, it } from "vitest";
import { ErrorPage } from "~/layout/error-page";
import { htmlAt, linksIn } from "./in-frame";

const shownFor = (error: unknown, address = "/somewhere") => htmlAt(address, <ErrorPage />, error);
const refusal = (status: number, data: unknown = "") => new ErrorResponse(status, "Refused", data);

it("a page that is not there says so, leads home and to one's order", () => {
  const html = shownFor(refusal(404, "Not Found"));
  expect(html).toContain("<h1>Oops ! Page Not Found</h1>");
  expect(linksIn(html)).toEqual(["Go Back → /", "Track Order → /track"]);
});

it.each([401, 403])("a guarded page (%i) leads to login and back here afterwards", (status) => {
  const html = shownFor(refusal(status), "/dashboard/user?page=2");
  expect(linksIn(html)[0]).toMatch(/→ \/login\?redirectTo=%2Fdashboard%2Fuser%3Fpage%3D2$/);
});

it.each([400, 405, 409, 413, 415, 429])("a refusal (%i) is a plain sentence", (status) => {
  const html = shownFor(refusal(status));
  expect(html).toMatch(/<p class="lead">[A-Z][^<]+\.<\/p>/);
  expect(html).not.toContain(String(status));
});

it("a refusal in the shop's own words keeps them", () => {
  expect(shownFor(refusal(409, "This pack is sold out."))).toContain("This pack is sold out.");
});

it("what the framework says to developers reaches nobody", () => {
  const html = shownFor(refusal(405, 'Error: no `action` for route "routes/x"'));
  expect(html).not.toContain("action");
  expect(html).toContain("This address cannot be used in that way.");
});

it.each([
  ["an exception", new Error("SQLITE_BUSY at /srv/shop.js:12")],
  ["a 500", refusal(500, "SQLITE_BUSY at /srv/shop.js:12")],
  ["something odd", "SQLITE_BUSY at /srv/shop.js:12"],
])("%s shows nothing of what broke", (_what, error) => {
  const html = shownFor(error);
  expect(html).toContain("<h1>Something went wrong</h1>");
  expect(html).toContain("Please try again. If it happens again, ");
  expect(html).not.toMatch(/SQLITE|shop\.js/);
  expect(linksIn(html)).toEqual([
    "write to us → /contact",
    "Try again → ",
    "Go to the home page → /",
  ]);
});
