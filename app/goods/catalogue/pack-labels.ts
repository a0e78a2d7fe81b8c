/** The form fields and CSV columns for pack facts, each of which may be blank or missing: field → label in the admin's form. */
export const packLabels = {
  mrp: "MRP",
  generic_name: "Kind of goods",
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
  code: "Code (SKU)",
  ean: "Number under the bar code (EAN)",
  measure: "Sold by",
  pack_kind: "Kind of pack",
  containers: "Containers in the pack",
  density_g_per_l: "Density (grams per litre)",
  panel_shape: "Shape of the pack",
  panel_height_mm: "Height of the pack (mm)",
  panel_width_mm: "Width of its main side, or round the pack (mm)",
  panel_surface_cm2: "Whole surface (cm²)",
  nutrition: "Nutrition",
} as const;
export type PackField = keyof typeof packLabels;
export const packFields = Object.keys(packLabels) as PackField[];

/** Maximum length of each text in characters. */
export const longestFact = {
  generic_name: 100,
  ingredients: 1000,
  allergens: 200,
  storage: 300,
  best_before: 100,
  origin: 60,
  maker: 300,
  nutrition: 400,
  family: 60,
} as const;
