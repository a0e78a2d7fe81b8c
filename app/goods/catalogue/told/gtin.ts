/**
 * The worldwide number (GTIN-13, EAN) of a product, from the 13 digits under its bar code. Null: it has none, or the digits are no article's
 * number out there: 02, 04 and 2 are given out within a shop, 05 and 98–99 are coupons (GS1 General Specifications, 1.4 and figure 1.4-1).
 */
export function gtinOf(ean: string | null): string | null {
  return ean && !/^(0{5}|0[245]|2|9[89])/.test(ean) ? ean : null;
}
