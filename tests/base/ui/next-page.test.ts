import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
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

test("where the browser blocks its storage, the page goes on without it", () => {
  // Without an address of its own a page may not use it.
  const { window } = new JSDOM("<main></main>");
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => window.sessionStorage,
  });
  expect(() => window.sessionStorage).toThrow();
  expect(() => setFlash("opener", "/Store")).not.toThrow();
  expect(takeFlash("opener")).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
