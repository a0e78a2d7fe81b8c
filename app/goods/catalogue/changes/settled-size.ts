import {
  declaredIn,
  gramsOf,
  isByNumber,
  mlIn,
  mostPieces,
  type PackSize,
  volumeOf,
} from "~/base/lib/pack-size";
import { type PackFacts, packFacts, type SomePackFacts } from "../pack-facts";

/** How much is in a pack, as it is stored. */
export type Settled = PackFacts & { volumeMl: number | null; pieces: number | null };

/**
 * Pack facts, volume and pieces after a change. `volumeMl`: the quantity in thousandths, litres or the number of goods by number. Who sells
 * by weight gives the weight, and the volume follows. The API, and files without the weight, speak litres only: litres that differ from the
 * stored ones change the weight. `before`: as it was; `volumeMl` 0: a new one.
 */
export function settledPack<Given extends SomePackFacts & { volumeMl: number }>(
  given: Given,
  before: Settled,
): Settled {
  const facts = packFacts(given, before);
  const { volumeMl } = given;
  if (isByNumber(facts)) return { ...facts, volumeMl: null, pieces: volumeMl / 1000 };
  if (facts.measure === "l") return { ...facts, volumeMl, pieces: null };
  const isByVolume = typeof given.netWeightG !== "number" && volumeMl !== before.volumeMl;
  const netWeightG =
    isByVolume || facts.netWeightG === null ? gramsOf(volumeMl, facts) : facts.netWeightG;
  return { ...facts, netWeightG, volumeMl: volumeOf(netWeightG, facts), pieces: null };
}

/** What is wrong with a settled size: more than a pack can hold, no whole number, or containers that it does not divide into. */
export function sizeProblem(pack: PackSize): "volume" | "pieces" | "containers" | null {
  if (isByNumber(pack) && !(Number.isInteger(pack.pieces) && declaredIn(pack) <= mostPieces))
    return "pieces";
  if (mlIn(pack) > 9_999_990 || (pack.netWeightG ?? 1) > 999_999) return "volume";
  return Number.isInteger(declaredIn(pack) / pack.containers) ? null : "containers";
}
