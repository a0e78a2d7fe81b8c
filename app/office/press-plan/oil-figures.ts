import { mlIn, netGrams, type Pack } from "~/base/lib/pack-figures";

/** Kilograms of oil that one pressing gives out of 100 kg of groundnut kernel: 38 to 42, cold or by one pass of an expeller. */
export const defaultYield = 40;

/** Oil in packs: millilitres, grams, and grams of kernel that the groundnut oil among it is pressed from. */
type Oil = { ml: number; grams: number; kernelGrams: number };

/** The oil of so many packs each. `yieldKg`: of 100 kg of kernel. */
export function oilIn(rows: readonly { pack: Pack; packs: number }[], yieldKg: number): Oil {
  const oil = { ml: 0, grams: 0, kernelGrams: 0 };
  for (const { pack, packs } of rows) {
    const grams = packs * netGrams(pack);
    oil.ml += packs * mlIn(pack);
    oil.grams += grams;
    if (pack.hsn.startsWith("1508")) oil.kernelGrams += (grams * 100) / yieldKg;
  }
  return { ...oil, kernelGrams: Math.round(oil.kernelGrams) };
}
