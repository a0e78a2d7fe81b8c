/** What a pack declares: litres, kilograms, grams, or how many by number. */
export const measures = ["l", "kg", "g", "piece", "pair", "box"] as const;
export type Measure = (typeof measures)[number];

/** A pack holds no more of goods by number. */
export const mostPieces = 9999;

type Measured = { measure: Measure };

export const isByWeight = ({ measure }: Measured): boolean => measure === "kg" || measure === "g";
/** Goods by number: they have pieces, pairs or boxes, and no litres. */
export const isByNumber = ({ measure }: Measured): boolean =>
  measure !== "l" && !isByWeight({ measure });

/** How much is in a pack. Volume and weight are those of the whole pack, also of a carton. */
export type PackSize = {
  /** Of a pack sold by weight it is computed (`volumeOf`); null: goods by number. */
  volumeMl: number | null;
  measure: Measure;
  /** Pieces, pairs or boxes in the whole pack of goods by number; null of all others. */
  pieces?: number | null | undefined;
  /** Null: not declared. A pack sold by weight always declares it. */
  netWeightG: number | null;
  /** 10 for a carton of 10 × 1 L. */
  containers: number;
  /** Grams per litre; null: `defaultDensity`. */
  densityGPerL?: number | null | undefined;
};

/** A pack with the code of its goods (HSN), which tells what is oil. */
export type Pack = PackSize & { hsn: string };

/** Whether the goods are an oil or a fat, chapter 15 of the tariff, and not sold by number: sold by weight, only they have litres, too. */
export const isOil = ({ hsn, measure }: Pick<Pack, "hsn" | "measure">): boolean =>
  hsn.startsWith("15") && !isByNumber({ measure });

/** Grams of one litre of groundnut oil at room temperature. */
export const defaultDensity = 910;

type Dense = Pick<PackSize, "densityGPerL">;

/** Grams of this volume, in whole grams. */
export function gramsOf(volumeMl: number, { densityGPerL }: Dense = {}): number {
  return Math.round((volumeMl * (densityGPerL ?? defaultDensity)) / 1000);
}

/** Millilitres of this weight, in whole centilitres: API and forms take litres with at most two decimals. */
export function volumeOf(grams: number, { densityGPerL }: Dense = {}): number {
  return Math.max(10, Math.round((grams * 100) / (densityGPerL ?? defaultDensity)) * 10);
}

/** Millilitres in the whole pack; goods by number have none: 0. */
export const mlIn = ({ volumeMl }: Pick<PackSize, "volumeMl">): number => volumeMl ?? 0;

/** Net weight in grams: the declared one, or the volume's; 0 of goods by number that say none. */
export const netGrams = (pack: PackSize): number => pack.netWeightG ?? gramsOf(mlIn(pack), pack);

/** ml, grams or the number of the whole pack, in the measure it is sold by. */
export function declaredIn(pack: PackSize): number {
  if (isByNumber(pack)) return pack.pieces ?? 0;
  return isByWeight(pack) ? netGrams(pack) : mlIn(pack);
}

/** What files and the API call the quantity of a pack, in thousandths: litres, or the number of goods by number. */
export const quantityTold = ({ volumeMl, pieces }: Pick<PackSize, "volumeMl" | "pieces">): number =>
  volumeMl ?? (pieces ?? 0) * 1000;

const quantityCodes = {
  l: "LTR",
  kg: "KGS",
  g: "GMS",
  piece: "NOS",
  pair: "PRS",
  box: "BOX",
} as const;

/** The unit quantity code (UQC) of GST that a pack is counted in. */
export const uqcOf = ({ measure }: Measured) => quantityCodes[measure];

/** Thousandths of that unit in one pack. */
export const inUqc = (pack: PackSize): number =>
  pack.measure === "l" || pack.measure === "kg" ? declaredIn(pack) : declaredIn(pack) * 1000;

/** ml or grams that the rule of 2026 on standard packs of edible oil allows. */
const standardSizes = [200, 500, 1000, 2000, 3000, 4000, 5000, 15_000, 20_000];

/** Whether each container of the pack has a standard size; below the smallest any size is, and any number. */
export function isStandardSize(pack: PackSize): boolean {
  if (isByNumber(pack)) return true;
  const each = declaredIn(pack) / pack.containers;
  return each < 200 || standardSizes.includes(each);
}

/** `sizeIn` with the code of the goods, for a page that says both measures. */
export const packIn = (pack: Pack) => ({ ...sizeIn(pack), hsn: pack.hsn });

/** Only the size of a product or an order's line, for a page. */
export function sizeIn(pack: PackSize) {
  const { volumeMl, measure, pieces, netWeightG, containers, densityGPerL } = pack;
  return { volumeMl, measure, pieces, netWeightG, containers, densityGPerL };
}
