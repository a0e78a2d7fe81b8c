/**
 * The worldwide number (GTIN-13, EAN) of a product: its code, where the owner took what stands under the bar code. Null: the code is the
 * shop's own. A wrong check digit and the ranges that are no article's are none: 02, 04 and 2 are given out within a shop, 05 and 98–99
 * are coupons (GS1 General Specifications, 1.4 and figure 1.4-1).
 */
export function gtinOf(code: string | null): string | null {
  if (!code || !/^\d{13}$/.test(code) || /^(0{5}|0[245]|2|9[89])/.test(code)) return null;
  const sum = [...code].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? code : null;
}
