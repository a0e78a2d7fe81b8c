import { defaultDensity } from "~/base/lib/pack-size";

/** What weight and size of a pack are computed from; null: not measured. */
export type Pack = {
  /** Null: goods by number. */
  volumeMl: number | null;
  netWeightG?: number | null;
  grossWeightG: number | null;
  boxLengthMm: number | null;
  boxWidthMm: number | null;
  boxHeightMm: number | null;
};

/** Some packs of a product. */
export type Parcel = { product: Pack; quantity: number };

/** Packing of the usual bottles, jars and tins: [ml of oil, grams of bottle, tape and box], measured. */
const packing: [ml: number, grams: number][] = [
  [0, 100],
  [500, 125],
  [1000, 140],
  [2000, 230],
  [5000, 350],
  [15_000, 1250],
];

/** Grams of a pack as it is sent, as the owner weighed it, or about that by its volume; of goods by number by their net weight. */
export const grossWeight = ({
  grossWeightG,
  volumeMl,
  netWeightG,
}: Pick<Pack, "grossWeightG" | "volumeMl" | "netWeightG">): number =>
  grossWeightG ??
  (volumeMl === null
    ? Math.ceil((netWeightG ?? 0) + packingOf(netWeightG ?? 0))
    : grossWeightByVolume(volumeMl));

/** Grams of a pack as it is sent: the oil and its packing. */
function grossWeightByVolume(volumeMl: number): number {
  return Math.ceil((volumeMl * defaultDensity) / 1000 + packingOf(volumeMl));
}

function packingOf(volumeMl: number): number {
  const upper = packing.findIndex(([ml]) => ml >= volumeMl);
  const [heaviestMl, heaviest] = packing.at(-1) ?? [1, 0];
  if (upper === -1) return (heaviest * volumeMl) / heaviestMl;
  const [ml, grams] = packing[upper] ?? [0, 0];
  const [lowerMl, lowerGrams] = packing[upper - 1] ?? [0, grams];
  return lowerGrams + ((grams - lowerGrams) * (volumeMl - lowerMl)) / (ml - lowerMl || 1);
}

/** Grams that couriers charge for one pack: its weight, or its volumetric weight (cm³ ÷ divisor, in kg) if that is more. */
function chargeableWeight(pack: Pack, divisor: number): number {
  const { boxLengthMm, boxWidthMm, boxHeightMm } = pack;
  const actual = grossWeight(pack);
  const volumetric = ((boxLengthMm ?? 0) * (boxWidthMm ?? 0) * (boxHeightMm ?? 0)) / divisor;
  return Math.max(actual, Math.ceil(volumetric));
}

/** Chargeable weight of all packs together, in grams. */
export function weightOf(parcels: Parcel[], divisor: number): number {
  return parcels.reduce(
    (sum, { product, quantity }) => sum + quantity * chargeableWeight(product, divisor),
    0,
  );
}
