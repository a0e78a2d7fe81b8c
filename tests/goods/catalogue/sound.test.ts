import { describe, expect, test } from "vitest";
import { latinDigits } from "~/goods/catalogue/search/amounts/latin-digits";
import { sizesIn } from "~/goods/catalogue/search/amounts/sizes";
import { consonantsOf, soundOf } from "~/goods/catalogue/search/spelling/sound";
import { plainFormsOf } from "~/goods/catalogue/search/spelling/word-forms";

describe("the sound of a word", () => {
  test.each([
    ["seengtel", "singtel", "sengtel", "shingtel", "સિંગતેલ", "સીંગતેલ", "सिंगतेल", "सींगतेल"],
    ["mandvi", "mandavi", "maandvee", "માંડવી", "मांडवी"],
    ["mungfali", "moongphali", "mugfali", "मूंगफली", "मूँगफली"],
    ["botal", "bottal", "bottle", "બોટલ", "बोतल"],
    ["ghani", "ghaani", "gani", "ઘાણી", "घानी"],
    ["kachi", "kacchi", "kachchi", "katchi", "કાચી"],
    ["vadodara", "wadodara"],
  ])("is the same for %s and %s", (word, ...others) => {
    for (const other of others) expect(soundOf(other), other).toBe(soundOf(word));
  });

  test("is none for short words, numbers and other scripts: til is not tel", () => {
    expect(["til", "tel", "તેલ", "तिल", "15kg", "масло"].map(soundOf)).toEqual(Array(6).fill(""));
  });

  test("tells different words apart", () => {
    const words = [
      "groundnut",
      "refined",
      "filtered",
      "bottle",
      "pouch",
      "carton",
      "mandvi",
      "glass",
    ];
    expect(new Set(words.map(soundOf)).size).toBe(words.length);
  });
});

test.each([
  ["peanut", "पीनट", "પીનટ"],
  ["sunflower", "સનફ્લાવર", "सनफ्लावर"],
  ["mustard", "મસ્ટર્ડ", "मस्टर्ड"],
])("%s has the same consonants in Indian letters", (word, ...others) => {
  for (const other of others) expect(consonantsOf(other), other).toBe(consonantsOf(word));
});

test("what is little without its vowels says nothing", () => {
  expect(["tel", "oil", "tail", "થેલી"].map(consonantsOf)).toEqual(Array(4).fill(""));
});

describe("digits", () => {
  test.each([
    ["૧૫", "15"],
    ["१५", "15"],
    ["১৫", "15"],
    ["௧௫", "15"],
    ["١٥", "15"],
    ["１５", "15"],
    ["૦૯ 7", "09 7"],
  ])("%s are %s", (typed, digits) => expect(latinDigits(typed)).toBe(digits));
});

describe("sizes", () => {
  test.each([
    ["15 kg", "15kg"],
    ["૧૫ કિલોનો ડબ્બો", "15kg"],
    ["१५ किग्रा", "15kg"],
    ["15 L", "15l"],
    ["૧૫ લિટર", "15l"],
    ["१५ लीटर", "15l"],
    ["fifteen litre", "15l"],
    ["1.5 ltr", "1500ml"],
    [".5 l", "500ml"],
    ["1/2 litre", "500ml"],
    ["half litre", "500ml"],
    ["અડધો લિટર", "500ml"],
    ["આધો લીટર", "500ml"],
    ["500 gm", "500g"],
    ["૫૦૦ મિલી", "500ml"],
    ["10 x 1 l", "10x1l"],
  ])("%s is %s", (typed, exact) => expect(sizesIn(typed).exact).toEqual([exact]));

  test.each(["bel", "dol", "one love", "5 lamps", "15", "litre"])(
    "there are none in %s",
    (typed) => {
      expect(sizesIn(typed).exact).toEqual([]);
    },
  );
});

test("a word in a plain form is that of its plural or case", () => {
  expect(plainFormsOf("tins")).toContain("tin");
  expect(plainFormsOf("pouches")).toContain("pouch");
  expect(plainFormsOf("તેલનું")).toContain("તેલ");
  expect(plainFormsOf("glass")).not.toContain("glas");
});
