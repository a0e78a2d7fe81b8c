import type { PackField } from "./pack-fields";

/** Labels of the pack facts in the admin's form. */
export const packLabels: Record<PackField, string> = {
  mrp: "MRP",
  ingredients: "Ingredients",
  allergens: "Allergens",
  vegetarian: "Vegetarian mark",
  storage: "Storage",
  best_before: "Best before",
  net_weight_g: "Net weight (grams)",
  origin: "Country of origin",
  maker: "Maker",
  family: "Oil family",
  gross_weight_g: "Weight as sent (grams)",
  box_length_mm: "Box length (mm)",
  box_width_mm: "Box width (mm)",
  box_height_mm: "Box height (mm)",
};
