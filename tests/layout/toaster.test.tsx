import { describe, expect, it } from "vitest";
import { Toaster } from "~/ui/toaster";
import { stayOf } from "~/ui/toast-time";
import { type Toast, withToast } from "~/ui/toasts";
import { htmlAt } from "./in-frame";

const withMessage = (type: "success" | "error" | "info" | "warning", message: string) =>
  htmlAt("/", <Toaster toast={{ type, message }}>the page</Toaster>);

describe("a message that came with the page", () => {
  it.each([
    ["success", "status"],
    ["info", "status"],
    ["warning", "status"],
    ["error", "alert"],
  ] as const)("of type %s is in the HTML as role %s", (type, role) => {
    const html = withMessage(type, "Item Added to cart");
    expect(html).toContain(`<p role="${role}">Item Added to cart</p>`);
  });

  it("hides the button to dismiss it until there is script to press it with", () => {
    expect(withMessage("success", "Item Added to cart")).toMatch(/<button[^>]* hidden=""/);
  });

  it("stands before the page, and is not there when there is none", () => {
    const html = withMessage("info", "Hello");
    expect(html.indexOf("Hello")).toBeLessThan(html.indexOf("the page"));
    expect(htmlAt("/", <Toaster toast={null}>the page</Toaster>)).not.toMatch(/role="/);
  });
});

it("success stays 2 seconds, anything else 4, loading until it is dismissed", () => {
  expect(stayOf("success")).toBe(2000);
  for (const type of ["error", "info", "warning"] as const) expect(stayOf(type)).toBe(4000);
  expect(stayOf("loading")).toBe(Number.POSITIVE_INFINITY);
  expect(stayOf("info", "x".repeat(180)), "time to read it").toBe(8000);
});

it("at most 20 are on screen, the oldest goes first", () => {
  const shown = Array.from({ length: 25 }, (_, id): Toast => ({ id, type: "info", message: "m" }))
    .reduce<Toast[]>(withToast, [])
    .map(({ id }) => id);
  expect(shown).toEqual(Array.from({ length: 20 }, (_, position) => position + 5));
});
