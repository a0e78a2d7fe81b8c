import { expect, test } from "vitest";
import { nameOfSize, withoutSize } from "~/goods/catalogue/family/size-in-name";

test.each([
  ["Black sesame oil 1 L", "Black sesame oil"],
  ["Black sesame oil, 500ml", "Black sesame oil"],
  ["Groundnut oil (15 kg)", "Groundnut oil"],
  ["Groundnut oil – 10 x 1 Ltr.", "Groundnut oil"],
  ["Black sesame oil 1 L, 5 L", "Black sesame oil"],
  ["Black sesame oil 1L & 5L", "Black sesame oil"],
  ["Black sesame oil 500 ml, 1 L and 5 L", "Black sesame oil"],
  ["Groundnut oil 15 kg tin", "Groundnut oil"],
  ["Groundnut oil (1 L bottle)", "Groundnut oil"],
  ["તલનું તેલ 1 લિટર", "તલનું તેલ"],
  ["તલનું તેલ, ૧૫ કિલો", "તલનું તેલ"],
  ["काला तिल तेल 5 लीटर", "काला तिल तेल"],
  ["Double Filtered Oil Tin", "Double Filtered Oil Tin"],
  ["1 L, 5 L", "1 L, 5 L"],
  ["Oil No. 1", "Oil No. 1"],
  ["Vitamin E 400", "Vitamin E 400"],
  ["5 L", "5 L"],
])("%j is the oil %j", (name, oil) => {
  expect(withoutSize(name)).toBe(oil);
});

test("a further size is named by its own size, not by two", () => {
  expect(nameOfSize("Black sesame oil 1 L", "5 L")).toBe("Black sesame oil 5 L");
  expect(nameOfSize("Black sesame oil 1 L, 5 L", "15 kg")).toBe("Black sesame oil 15 kg");
  expect(nameOfSize("Ghani oil", "5 L")).toBe("Ghani oil, 5 L");
});
