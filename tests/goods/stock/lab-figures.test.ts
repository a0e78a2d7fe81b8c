import { expect, test } from "vitest";
import { labFigures } from "~/goods/stock/batches/lab-figures";

test("figures with their names become lines", () => {
  expect(labFigures("free fatty acid 0.6 %")).toEqual([
    { name: "Free fatty acid", figure: "0.6 %" },
  ]);
  expect(labFigures("Acid value: < 1.2 mg KOH/g; peroxide value = 2.1, moisture 0.05 %")).toEqual([
    { name: "Acid value", figure: "< 1.2 mg KOH/g" },
    { name: "Peroxide value", figure: "2.1" },
    { name: "Moisture", figure: "0.05 %" },
  ]);
  expect(labFigures("એસિડ વેલ્યુ 0.6")).toEqual([{ name: "એસિડ વેલ્યુ", figure: "0.6" }]);
  expect(labFigures("Plate count 1,200 per g")).toEqual([
    { name: "Plate count", figure: "1,200 per g" },
  ]);
});

test("words without figures stay words", () => {
  for (const words of ["", "  ", "no adulterants found", "Free fatty acid 0.6 %, clear", "0.6 %"])
    expect(labFigures(words)).toBeNull();
});
