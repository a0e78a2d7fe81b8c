import { declaredSize, gramsOf, isByNumber, isOil, type Pack, weight } from "~/base/lib/pack-size";
import type { PackFacts } from "../pack-facts";

/** No oil is this share lighter or heavier than `gramsOf` says. */
const most = 0.15;

/**
 * Asks about a net weight that cannot be that of a pack of oil sold by the litre, and about goods by number that nobody weighed or that
 * have the code of groundnut oil; none where all can be right.
 */
export function weightQuestions(pack: Pack & Pick<PackFacts, "grossWeightG">): string[] {
  if (isByNumber(pack)) return numberQuestions(pack);
  const { netWeightG, volumeMl, measure } = pack;
  if (measure !== "l" || volumeMl === null || netWeightG === null || !isOil(pack)) return [];
  const usual = gramsOf(volumeMl, pack);
  if (Math.abs(netWeightG - usual) <= usual * most) return [];
  return [
    `Its net weight is ${weight(netWeightG)}, but ${declaredSize(pack)} of oil weighs about ${weight(usual)}, is that right?`,
  ];
}

function numberQuestions({ hsn, grossWeightG, netWeightG }: Parameters<typeof weightQuestions>[0]) {
  const isWeighed = grossWeightG !== null || netWeightG !== null;
  return [
    ...(isWeighed
      ? []
      : [
          "It has neither a weight as sent nor a net weight, so delivery counts it as 100 g, is that right?",
        ]),
    ...(hsn.startsWith("1508")
      ? [`Its HSN code ${hsn} is that of groundnut oil, but it is sold by number, is that right?`]
      : []),
  ];
}
