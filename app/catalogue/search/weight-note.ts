import { netGrams, type PackSize, weight } from "~/lib/pack-size";
import { litres } from "~/lib/volume";

/**
 * What the packs weigh that have as many litres as kilograms (`grams`) were asked for: 15 litres of oil are no 15 kg. Null: none of
 * these products is such a pack.
 */
export function weightNote(grams: number | null, products: PackSize[]): string | null {
  const pack = products.find(({ measure, volumeMl }) => measure === "l" && volumeMl === grams);
  if (!pack) return null;
  const [held, weighed] = [litres(pack.volumeMl), weight(netGrams(pack))];
  return pack.netWeightG === null
    ? `A pack of ${held} L weighs about ${weighed}.`
    : `A pack of ${held} L weighs ${weighed}.`;
}
