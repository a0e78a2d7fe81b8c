import { weight } from "~/base/lib/pack-size";
import { litres } from "~/base/lib/volume";
import type { Slip } from "./slip.server";

/** The words of a packing slip, shared by the page and the PDF. */

/** What the packer must not overlook: printed in bold above the contents. */
export function slipMarks(slip: Slip): string[] {
  const { status, recalled, money, isCollected, together, ewayNumber } = slip;
  if (status === "cancel") return ["Cancelled: do not send it"];
  return [
    ...(recalled ? [`Recalled: do not pack. ${recalled}`] : []),
    ...(isCollected ? ["To be collected"] : []),
    ...(money ? [money] : []),
    ...(ewayNumber ? [`E-way bill ${ewayNumber}`] : []),
    ...(together.length > 0 ? [`Send together with ${together.join(", ")}`] : []),
  ];
}

/** Above the name, phone and address of who gets the goods. */
export const buyerLabel = ({ isCollected }: Pick<Slip, "isCollected">): string =>
  isCollected ? "Collected by" : "Deliver to";

type Line = Slip["lines"][number];

/**
 * The batch to pick from, with the packs of each when it takes several, and the parts that the rest is made of; "" where batches are not
 * kept.
 */
export function batchWords({ picks, quantity }: Pick<Line, "picks" | "quantity">): string {
  if (picks.length === 0) return "";
  const ready = picks
    .filter(({ part }) => part === undefined)
    .map(({ number, packs }) => (packs === quantity ? number : `${number} × ${packs}`));
  const parts = picks.flatMap(({ part, packs, number }) =>
    part === undefined ? [] : [`${packs} × ${part}${number ? ` (batch ${number})` : ""}`],
  );
  return [
    ...(ready.length > 0 ? [`Batch ${ready.join(", ")}`] : []),
    ...(parts.length > 0 ? [`To be made of ${parts.join(", ")}`] : []),
  ].join(". ");
}

/** "31.5 L (28.67 kg of oil)", "31.5 L (28.67 kg of oil), 5 kg of other goods", "5 kg", "5 kg, 12 by number". */
export function contentsWords({ contents: { volumeMl, oilG, otherG, pieces } }: Slip): string {
  const oil = oilG > 0 ? ` (${weight(oilG)} of oil)` : "";
  const parts = [
    ...(volumeMl > 0 ? [`${litres(volumeMl)} L${oil}`] : []),
    ...(otherG > 0 ? [`${weight(otherG)}${volumeMl > 0 ? " of other goods" : ""}`] : []),
    ...(pieces > 0 ? [`${pieces} by number`] : []),
  ];
  return parts.join(", ") || weight(0);
}

export const unitsWords = ({ units }: Slip): string => (units === 1 ? "1 unit" : `${units} units`);
