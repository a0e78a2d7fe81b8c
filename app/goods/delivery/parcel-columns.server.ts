import { products } from "~/base/db/schema";

/** What a product weighs and measures now as a parcel. */
export const measuredColumns = {
  grossWeightG: products.grossWeightG,
  boxLengthMm: products.boxLengthMm,
  boxWidthMm: products.boxWidthMm,
  boxHeightMm: products.boxHeightMm,
};

/** The columns of a parcel's `product`. */
export const parcelColumns = {
  volumeMl: products.volumeMl,
  netWeightG: products.netWeightG,
  shipping: products.shipping,
  ...measuredColumns,
};
