import { expect, test } from "vitest";
import { languageOfLetters } from "~/base/lib/script-of";
import { inLanguage } from "~/base/words/language";

test.each([
  ["gu", "Light and clean for everyday cooking.", "en"],
  ["gu", "હળવું અને ચોખ્ખું", "gu"],
  ["hi", "હળવું અને ચોખ્ખું", "gu"],
  ["en", "हल्का और साफ़", "hi"],
  ["en", "Light and clean", undefined],
  ["gu", "5/5", undefined],
] as const)("on a page in %s, “%s” is marked as %s", (page, text, marked) => {
  expect(inLanguage(page, () => languageOfLetters(text))).toBe(marked);
});
