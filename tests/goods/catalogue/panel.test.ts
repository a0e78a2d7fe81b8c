import { expect, it } from "vitest";
import { nutritionFrom } from "~/goods/catalogue/panel/nutrition";
import { panelArea } from "~/goods/catalogue/panel/panel";

const panel = (panelShape: "rectangle" | "round" | "other" | null, height: number | null, width: number | null, surface: number | null = null) =>
  panelArea({ panelShape, panelHeightMm: height, panelWidthMm: width, panelSurfaceCm2: surface }); // prettier-ignore

it("the area of a panel goes by the shape of the pack (rule 7)", () => {
  expect(panel("rectangle", 370, 250)).toBe(925);
  expect(panel("round", 260, 250)).toBe(260);
  expect(panel("other", 10, 10, 1000)).toBe(400);
  expect(panel("rectangle", 370, null)).toBeNull();
  expect(panel(null, 370, 250)).toBeNull();
  expect(panel("other", 370, 250)).toBeNull();
});

const typed =
  "Energy 900, Protein 0, Carbohydrate 0, Total sugars 0, Added sugars 0, Total fat 100, Saturated fat 18.2, Trans fat <0.1, Cholesterol 0, Sodium 0";
const kept =
  "Energy 900 kcal, Protein 0 g, Carbohydrate 0 g, Total sugars 0 g, Added sugars 0 g, Total fat 100 g, Saturated fat 18.2 g, Trans fat <0.1 g, Cholesterol 0 mg, Sodium 0 mg";

it("figures of a laboratory are kept in one spelling, however they are typed", () => {
  expect(nutritionFrom(typed)).toBe(`Per 100 g: ${kept}`);
  expect(nutritionFrom(`Per 100 ml\n${typed.replaceAll(", ", "\n")}`)).toBe(`Per 100 ml: ${kept}`);
  expect(nutritionFrom(typed.replace("Energy 900", "energy: 900 kcal"))).toBe(`Per 100 g: ${kept}`);
  expect(nutritionFrom(`Per 100 g: ${kept}`)).toBe(`Per 100 g: ${kept}`);
});

it("none is made up: one that is missing, twice there or no figure refuses all", () => {
  expect(nutritionFrom(typed.replace(", Sodium 0", ""))).toBeNull();
  expect(nutritionFrom(typed.replace("Sodium 0", "Sodium little"))).toBeNull();
  expect(nutritionFrom(`${typed}, Sodium 1`)).toBeNull();
  expect(nutritionFrom(`${typed}, Iron 1`)).toBeNull();
});
