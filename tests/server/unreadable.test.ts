import { expect, test } from "vitest";
import { answerUnreadable, asksFor } from "~/server/unreadable";

const made = (host: string, target: string) => new Request(`http://${host}${target}`);

test.each([
  "/",
  "/Store?page=2",
  "/api/v1/product/search/a%2Fb",
  "/a/../b",
  "//x",
  "/x?a=%",
  "/#x",
])("%s behind a proper Host is what was asked for", (target) => {
  for (const host of ["localhost:3000", "shop.example", "[::1]:3000"])
    expect(asksFor(target, made(host, target)), host).toBe(true);
});

test.each(["", "x/y", "x/dashboard/admin?", "x?", "x#", "x/api/docs?"])(
  "a Host such as `%s` does not lead to another address",
  (host) => {
    const target = "/api/v1/product/product-count";
    expect(asksFor(target, made(host, target))).toBe(false);
  },
);

test("a whole address or a star in the request line is not an address of the shop", () => {
  for (const target of ["http://localhost:3000/", "*", undefined])
    expect(asksFor(target, made("localhost", "/"))).toBe(false);
});

test("a program that asked the API reads in JSON that its request cannot be read", async () => {
  const answer = answerUnreadable(new TypeError("Invalid URL"), "/api/v1/product/product-count");
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ success: false, message: "This request cannot be read" });
});
