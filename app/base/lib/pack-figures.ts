/** What a pack declares: litres or kilograms. */
export const measures = ["l", "kg"] as const;
export type Measure = (typeof measures)[number];

/** How much is in a pack. Volume and weight are those of the whole pack, also of a carton. */
export type PackSize = {
  /** Always known; of a pack sold by weight it is computed (`volumeOf`). */
  volumeMl: number;
  measure: Measure;
  /** Null: not declared. A pack sold by weight always declares it. */
  netWeightG: number | null;
  /** 10 for a carton of 10 × 1 L. */
  containers: number;
  /** Grams per litre; null: `defaultDensity`. */
  densityGPerL?: number | null | undefined;
};

/** A pack with the code of its goods (HSN), which tells what is oil. */
export type Pack = PackSize & { hsn: string };

/** Whether the goods are an oil or a fat, chapter 15 of the tariff: sold by weight, only they have litres, too. */
export const isOil = ({ hsn }: Pick<Pack, "hsn">): boolean => hsn.startsWith("15");

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

/** Net weight in grams: the declared one, or the volume's. */
export const netGrams = (pack: PackSize): number => pack.netWeightG ?? gramsOf(pack.volumeMl, pack);

/** ml or grams of the whole pack, in the measure it is sold by. */
export const declaredIn = (pack: PackSize): number =>
  pack.measure === "kg" ? netGrams(pack) : pack.volumeMl;

/** ml or grams that the rule of 2026 on standard packs of edible oil allows. */
const standardSizes = [200, 500, 1000, 2000, 3000, 4000, 5000, 15_000, 20_000];

/** Whether each container of the pack has a standard size; below the smallest any size is. */
export function isStandardSize(pack: PackSize): boolean {
  const each = declaredIn(pack) / pack.containers;
  return each < 200 || standardSizes.includes(each);
}

/** `sizeIn` with the code of the goods, for a page that says both measures. */
export const packIn = (pack: Pack) => ({ ...sizeIn(pack), hsn: pack.hsn });

/** Only the size of a product or an order's line, for a page. */
export function sizeIn({ volumeMl, measure, netWeightG, containers, densityGPerL }: PackSize) {
  return { volumeMl, measure, netWeightG, containers, densityGPerL };
}
