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

test.each([
  ["B.R. reading at 40 °C 54.5", "B.R. reading at 40 °C", "54.5"],
  ["Omega 6 35 %", "Omega 6", "35 %"],
  ["Omega 6: 35 %", "Omega 6", "35 %"],
  ["Refractive index at 40 °C = 1.4620", "Refractive index at 40 °C", "1.4620"],
  ["peroxide value 2.1 meq O2/kg", "Peroxide value", "2.1 meq O2/kg"],
  ["Iodine value 85 to 99", "Iodine value", "85 to 99"],
  ["Moisture 0.05 – 0.1 %", "Moisture", "0.05 – 0.1 %"],
  ["Coliforms 10 per 100 g", "Coliforms", "10 per 100 g"],
  ["Unsaponifiable matter <0.8 %", "Unsaponifiable matter", "<0.8 %"],
  ["Argemone oil nil", "Argemone oil", "nil"],
  ["Aflatoxin B1: not detected", "Aflatoxin B1", "not detected"],
])("“%s” is a name and its figure", (words, name, figure) => {
  expect(labFigures(words)).toEqual([{ name, figure }]);
});

test("words without figures stay words", () => {
  for (const words of [
    "",
    "  ",
    "no adulterants found",
    "Free fatty acid 0.6 %, clear",
    "0.6 %",
    "nil",
    ": 2",
  ])
    expect(labFigures(words)).toBeNull();
});
