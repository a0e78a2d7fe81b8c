import { describe, expect, test } from "vitest";
import { ownPath } from "~/base/lib/http/own-path";

const shop = "https://shop.example";

describe("where a form or a link says to go on", () => {
  test.each([
    "//evil.example",
    "///evil.example",
    "https://evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/cart\r\nSet-Cookie: a=b",
    " /cart",
    "",
    "cart",
    null,
    7,
    ["/cart"],
    { toString: () => "/cart" },
  ])("is the front page instead of %j", (given) => {
    expect(ownPath(given)).toBe("/");
    expect(ownPath(given, "/cart")).toBe("/cart");
  });

  test.each([
    ["/cart", "/cart"],
    ["/order/abc?x=1#lines", "/order/abc?x=1#lines"],
    [
      "/search?q=સિંગતેલ",
      "/search?q=%E0%AA%B8%E0%AA%BF%E0%AA%82%E0%AA%97%E0%AA%A4%E0%AB%87%E0%AA%B2",
    ],
    ["/@evil.example", "/@evil.example"],
    ["/%2f%2fevil.example", "/%2f%2fevil.example"],
    ["/\u2028/evil.example", "/%E2%80%A8/evil.example"],
    ["/a/../cart", "/cart"],
  ])("may be %j, which stays in the shop", (given, path) => {
    expect(ownPath(given)).toBe(path);
    expect(new URL(path, shop).origin).toBe(shop);
  });
});
