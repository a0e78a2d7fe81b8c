import { isOil, mlIn, netGrams, type Pack, volume, weight } from "~/base/lib/pack-size";
import { t } from "~/base/words/say";
import { amountAsked } from "./nearest-size.server";
import { sizesIn } from "./sizes";

/**
 * What packs weigh that have as many litres as a keyword asks for in kilograms: 15 litres of oil are not 15 kg. Null: none of these
 * products is such a pack.
 */
export function weightNote(keyword: string, products: Pack[]): string | null {
  const asked = amountAsked(sizesIn(keyword));
  const pack = products.find(
    (found) =>
      found.measure === "l" &&
      asked?.unit === "g" &&
      found.volumeMl === asked.amount &&
      isOil(found),
  );
  if (!pack) return null;
  const values = { size: volume(mlIn(pack), "L"), weight: weight(netGrams(pack)) };
  return pack.netWeightG === null
    ? t("A pack of {size} weighs about {weight}.", values)
    : t("A pack of {size} weighs {weight}.", values);
}
