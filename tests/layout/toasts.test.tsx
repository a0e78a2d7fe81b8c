import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { stayOf } from "~/base/ui/toast-time";
import { ToastProvider, Toasts } from "~/base/ui/toasts";

const toastsOf = (toast: React.ComponentProps<typeof ToastProvider>["toast"]) =>
  renderToString(
    <ToastProvider toast={toast}>
      <Toasts />
    </ToastProvider>,
  );

const withMessage = (type: "success" | "error" | "info" | "warning", message: string) =>
  toastsOf({ type, message });

describe("a message that came with the page", () => {
  it.each([
    ["success", "status"],
    ["info", "status"],
    ["warning", "status"],
    ["error", "alert"],
  ] as const)("of type %s is in the HTML as role %s", (type, role) => {
    const html = withMessage(type, "Item Added to cart");
    expect(html).toContain(`<p role="${role}"><span>Item Added to cart</span></p>`);
  });

  it("hides the button to dismiss it until there is script to press it with", () => {
    expect(withMessage("success", "Item Added to cart")).toMatch(/<button[^>]* hidden=""/);
  });

  it("is not there when there is none", () => {
    expect(toastsOf(null)).not.toMatch(/role="/);
  });
});

it("success stays 2 seconds, error and info 4, loading and a warning until dismissed", () => {
  expect(stayOf("success")).toBe(2000);
  for (const type of ["error", "info"] as const) expect(stayOf(type)).toBe(4000);
  for (const type of ["loading", "warning"] as const)
    expect(stayOf(type)).toBe(Number.POSITIVE_INFINITY);
  expect(stayOf("info", "x".repeat(180)), "time to read it").toBe(8000);
});
