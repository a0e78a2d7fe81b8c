import { expect, it } from "vitest";
import { placeLines, shownPlaceLines } from "~/base/lib/india/place-lines";
import { inLanguage } from "~/base/words/language";

const place = { line: "12 Ring Road", area: "Adajan", city: "Surat", state: "24", pin: "395002" };

it("shows the state in the language of the page, and stores it in English", () => {
  expect(inLanguage("gu", () => shownPlaceLines(place))).toEqual([
    "12 Ring Road",
    "Adajan",
    "Surat, ગુજરાત 395002",
  ]);
  expect(inLanguage("hi", () => shownPlaceLines(place)).at(-1)).toBe("Surat, गुजरात 395002");
  expect(inLanguage("en", () => shownPlaceLines(place)).at(-1)).toBe("Surat, Gujarat 395002");
  expect(inLanguage("gu", () => placeLines(place)).at(-1)).toBe("Surat, Gujarat 395002");
});
