import { expect, test } from "vitest";
import { sizesIn } from "~/goods/catalogue/search/amounts/sizes";

test.each([
  ["fiteen kg tin", "15kg"],
  ["15 lirte tin", "15l"],
  ["5 liyre jar", "5l"],
  ["5 ktr jar", "5l"],
  ["15 jg dabbo", "15kg"],
  ["500 nl", "500ml"],
  ["pandrh litre", "15l"],
  ["paanso ml", "500ml"],
  ["૫ લિટ્ર", "5l"],
  ["1 litre x 2", "2x1l"],
  ["1l*10", "10x1l"],
])("%s is a size", (typed, size) => {
  expect(sizesIn(typed).exact).toEqual([size]);
});

test.each(["10 bottles", "5 filtered", "2 tins", "15 for frying", "three jars", "small litre"])(
  "%s is none",
  (typed) => expect(sizesIn(typed).exact).toEqual([]),
);
