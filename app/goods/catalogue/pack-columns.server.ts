import { products } from "~/base/db/schema";

/** The columns of `Pack`. */
export const sizeColumns = {
  volumeMl: products.volumeMl,
  measure: products.measure,
  pieces: products.pieces,
  netWeightG: products.netWeightG,
  containers: products.containers,
  densityGPerL: products.densityGPerL,
  hsn: products.hsn,
};

export const packColumns = {
  mrpPaise: products.mrpPaise,
  genericName: products.genericName,
  ingredients: products.ingredients,
  allergens: products.allergens,
  isVegetarian: products.isVegetarian,
  storage: products.storage,
  bestBefore: products.bestBefore,
  netWeightG: products.netWeightG,
  measure: products.measure,
  packKind: products.packKind,
  containers: products.containers,
  densityGPerL: products.densityGPerL,
  code: products.code,
  ean: products.ean,
  countryOfOrigin: products.countryOfOrigin,
  maker: products.maker,
  family: products.family,
  grossWeightG: products.grossWeightG,
  boxLengthMm: products.boxLengthMm,
  boxWidthMm: products.boxWidthMm,
  boxHeightMm: products.boxHeightMm,
  panelShape: products.panelShape,
  panelHeightMm: products.panelHeightMm,
  panelWidthMm: products.panelWidthMm,
  panelSurfaceCm2: products.panelSurfaceCm2,
  nutrition: products.nutrition,
};
