import { isOil, mlIn, netGrams, type Pack, volume, weight } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";

/**
 * What the packs weigh that have as many litres as kilograms (`grams`) were asked for: 15 litres of oil are no 15 kg. Null: none of
 * these products is such a pack.
 */
export function weightNote(grams: number | null, products: Pack[]): string | null {
  const pack = products.find(
    (found) => found.measure === "l" && found.volumeMl === grams && isOil(found),
  );
  if (!pack) return null;
  const values = { size: volume(mlIn(pack), "L"), weight: weight(netGrams(pack)) };
  return pack.netWeightG === null
    ? t("A pack of {size} weighs about {weight}.", values)
    : t("A pack of {size} weighs {weight}.", values);
}
