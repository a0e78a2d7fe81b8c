import { expect, test } from "vitest";
import { loginPath } from "~/people/accounts/login-path";

test("a refused page leads to the login and back", () =>
  expect(loginPath({ pathname: "/dashboard", search: "?page=2" })).toBe(
    "/login?redirectTo=%2Fdashboard%3Fpage%3D2",
  ));

test("but not back to an address so long that a proxy in front would refuse the header", () =>
  expect(loginPath({ pathname: "/dashboard", search: `?q=${"%3C".repeat(2000)}` })).toBe("/login"));
