import { expect, test } from "vitest";
import { deviceOf, deviceWords } from "~/people/accounts/device";
import { inLanguage } from "~/base/words/language";

const phone = deviceOf("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile");

test("a browser and its system are named in the language of the page", () => {
  expect(deviceWords(phone)).toBe("Chrome on Android");
  expect(inLanguage("gu", () => deviceWords(phone))).toBe("Android પર Chrome");
  expect(inLanguage("hi", () => deviceWords(phone))).toBe("Android पर Chrome");
});

test("what a program calls itself stays", () => {
  for (const name of ["", "Firefox", "curl", "press on wheels"])
    expect(inLanguage("gu", () => deviceWords(name))).toBe(name);
});
