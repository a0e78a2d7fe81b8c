import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { openDialogs } from "~/base/ui/browser/dialogs";
import { setFlash, takeFlash } from "~/base/ui/browser/next-page";

afterEach(() => vi.unstubAllGlobals());

test("a page hears once what the one before told", () => {
  vi.stubGlobal(
    "sessionStorage",
    new JSDOM("", { url: "https://shop.example" }).window.sessionStorage,
  );
  setFlash("opener", "/Store");
  expect(takeFlash("opener")).toBe("/Store");
  expect(takeFlash("opener")).toBeNull();
});

test("where the browser blocks its storage, the page's scripts go on", () => {
  // Without an address of its own a page may not use it.
  const { window } = new JSDOM("<main></main>");
  vi.stubGlobal("document", window.document);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => window.sessionStorage,
  });
  expect(() => window.sessionStorage).toThrow();
  expect(openDialogs).not.toThrow();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
