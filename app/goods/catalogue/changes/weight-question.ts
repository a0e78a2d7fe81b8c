import { declaredSize, gramsOf, isOil, type Pack, weight } from "~/base/lib/pack-size";

/** No oil is this share lighter or heavier than `gramsOf` says. */
const most = 0.15;

/** Asks about a net weight that cannot be that of a pack of oil sold by the litre; none where it can. */
export function weightQuestions(pack: Pack): string[] {
  const { netWeightG, volumeMl, measure } = pack;
  if (measure !== "l" || volumeMl === null || netWeightG === null || !isOil(pack)) return [];
  const usual = gramsOf(volumeMl, pack);
  if (Math.abs(netWeightG - usual) <= usual * most) return [];
  return [
    `Its net weight is ${weight(netWeightG)}, but ${declaredSize(pack)} of oil weighs about ${weight(usual)}, is that right?`,
  ];
}
