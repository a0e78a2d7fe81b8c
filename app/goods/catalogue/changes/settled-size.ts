import { declaredIn, gramsOf, type PackSize, volumeOf } from "~/base/lib/pack-size";
import { type PackFacts, packFacts, type SomePackFacts } from "../pack-facts";

/** A product as it was; `volumeMl` 0: a new one. */
type Before = PackFacts & { volumeMl: number };

/**
 * Pack facts and volume after a change. Who sells by weight gives the weight, and the volume follows. The API, and files without
 * the weight, speak litres only: litres that differ from the stored ones change the weight.
 */
export function settledPack<Given extends SomePackFacts & { volumeMl: number }>(
  given: Given,
  before: Before,
): PackFacts & { volumeMl: number } {
  const facts = packFacts(given, before);
  const { volumeMl } = given;
  if (facts.measure === "l") return { ...facts, volumeMl };
  const isByVolume = typeof given.netWeightG !== "number" && volumeMl !== before.volumeMl;
  const netWeightG =
    isByVolume || facts.netWeightG === null ? gramsOf(volumeMl, facts) : facts.netWeightG;
  return { ...facts, netWeightG, volumeMl: volumeOf(netWeightG, facts) };
}

/** What is wrong with a settled size: more than a pack can hold, or containers that it does not divide into. */
export function sizeProblem(pack: PackSize): "volume" | "containers" | null {
  if (pack.volumeMl > 9_999_990 || (pack.netWeightG ?? 1) > 999_999) return "volume";
  return Number.isInteger(declaredIn(pack) / pack.containers) ? null : "containers";
}
