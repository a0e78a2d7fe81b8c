import { expect, test } from "vitest";
import { callLink, digitsTyped, indianMobile } from "~/base/lib/india/phone";
import { whatsAppOf } from "~/base/lib/whatsapp";

test.each([
  "98250 11111",
  "+919825011111",
  "+9109825011111",
  "+91 0 98250 11111",
  "+91 (0) 98250 11111",
  "+91 (0)98250-11111",
  "+91-0-98250-11111",
  "0091-0-98250 11111",
  "0091 98250 11111",
  "9109825011111",
  "91 09825011111",
  "919825011111",
  "09825011111",
  "(0) 98250 11111",
  "tel:+91-98250-11111",
  "TEL;TYPE=CELL:+91 98250 11111",
  "Mob. 98250 11111",
  "Mobile: 098250 11111",
  "+91\u00a098250\u00a011111",
  "\u202a+91 98250 11111\u202c",
  "98250\u201311111",
  "98250\u221211111",
  "+૯૧ ૦ ૯૮૨૫૦ ૧૧૧૧૧",
  "९८२५० १११११",
  "৯৮২৫০ ১১১১১",
  "௯௮௨௫௦ ௧௧௧௧௧",
  "９８２５０１１１１１",
])("%j is a mobile", (typed) => {
  expect(indianMobile(typed)).toBe("+919825011111");
});

test.each([
  "",
  "0",
  "12345",
  "+91 00 98250 11111",
  "+910982501111",
  "91098250111111",
  "+44 98250 11111",
  "5825011111",
  "98250 11111 98250 22222",
  "hotel 98250 11111",
])("%j is none", (typed) => {
  expect(indianMobile(typed)).toBeNull();
});

test("a number that begins with 91 is not taken for one with the country's code", () => {
  expect(indianMobile("91098 25011")).toBe("+919109825011");
  expect(indianMobile("+91 91098 25011")).toBe("+919109825011");
});

test("links that call or write dial what was meant", () => {
  expect(callLink("+91 (0) 98250 11111")).toBe("tel:+919825011111");
  expect(callLink("0261\u2013245 6789")).toBe("tel:02612456789");
  expect(whatsAppOf("+91 0 98250 11111")).toBe("https://wa.me/919825011111");
  expect(whatsAppOf("\u202a+971\u201350 123 4567")).toBe("https://wa.me/971501234567");
});

test("a part of a number is read whatever stands around and between its digits", () => {
  expect(digitsTyped("\u202a+91 98250 11115\u202c")).toBe("919825011115");
  expect(digitsTyped("98250\u201311115")).toBe("9825011115");
  expect(digitsTyped("Asha")).toBeNull();
});
