import { declaredSize, gramsOf, type PackSize, weight } from "~/lib/pack-size";

/** No oil is this share lighter or heavier than `gramsOf` says. */
const most = 0.15;

/** Asks about a net weight that cannot be that of a pack sold by the litre; none where it can. */
export function weightQuestions(pack: PackSize): string[] {
  const { netWeightG, volumeMl, measure } = pack;
  const usual = gramsOf(volumeMl, pack);
  if (measure === "kg" || netWeightG === null || Math.abs(netWeightG - usual) <= usual * most)
    return [];
  return [
    `Its net weight is ${weight(netWeightG)}, but ${declaredSize(pack)} of oil weighs about ${weight(usual)}, is that right?`,
  ];
}
