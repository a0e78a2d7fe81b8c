import { expect, test } from "vitest";
import { guardHeaders } from "~/people/accounts/guard-headers";

const refreshOf = (address: string) =>
  guardHeaders(new Request(`https://shop.example${address}`), 401).get("Refresh");

test("a refused page leads to the login and back", () =>
  expect(refreshOf("/dashboard?page=2")).toBe("2; url=/login?redirectTo=%2Fdashboard%3Fpage%3D2"));

test("but not back to an address so long that a proxy in front would refuse the header", () =>
  expect(refreshOf(`/dashboard?q=${"%3C".repeat(2000)}`)).toBe("2; url=/login"));
