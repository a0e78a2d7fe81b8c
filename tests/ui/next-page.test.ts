import { JSDOM } from "jsdom";
import { afterEach, expect, test, vi } from "vitest";
import { focusOpener, openDialogs } from "~/ui/plain/dialogs";
import { tellNextPage, toldBefore } from "~/ui/plain/next-page";

afterEach(() => vi.unstubAllGlobals());

test("a page hears once what the one before told", () => {
  vi.stubGlobal(
    "sessionStorage",
    new JSDOM("", { url: "https://shop.example" }).window.sessionStorage,
  );
  tellNextPage("opener", "/Store");
  expect(toldBefore("opener")).toBe("/Store");
  expect(toldBefore("opener")).toBeNull();
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
  expect(focusOpener).not.toThrow();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
