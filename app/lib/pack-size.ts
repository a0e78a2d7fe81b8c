import { language } from "~/words/language";
import { litres } from "./volume";

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
  /** Grams per litre; null: `usualDensity`. */
  densityGPerL?: number | null | undefined;
};

/** Grams of one litre of groundnut oil at room temperature. */
export const usualDensity = 910;

type Dense = Pick<PackSize, "densityGPerL">;

/** Grams of this volume, in whole grams. */
export function gramsOf(volumeMl: number, { densityGPerL }: Dense = {}): number {
  return Math.round((volumeMl * (densityGPerL ?? usualDensity)) / 1000);
}

/** Millilitres of this weight, in whole centilitres: API and forms take litres with at most two decimals. */
export function volumeOf(grams: number, { densityGPerL }: Dense = {}): number {
  return Math.max(10, Math.round((grams * 100) / (densityGPerL ?? usualDensity)) * 10);
}

/** Net weight in grams: the declared one, or the volume's. */
export const netGrams = (pack: PackSize): number => pack.netWeightG ?? gramsOf(pack.volumeMl, pack);

/** What the pack declares: `5 L`, `15 kg`, of a carton `10 × 1 L`; `unit`: the English word for litres, `Ltr.` where the specification has it. */
export function declaredSize(pack: PackSize, unit = "L"): string {
  const each = declaredIn(pack) / pack.containers;
  const size = pack.measure === "kg" ? weight(each) : volume(each, unit);
  return pack.containers === 1 ? size : `${pack.containers} × ${size}`;
}

/** The measure that the pack is not sold by: `13.65 kg`, `≈ 16.5 L`. Computed ones are marked as about. */
export function otherMeasure(pack: PackSize): string {
  if (pack.measure === "kg") return `≈ ${volume(aboutMl(pack.volumeMl), "L")}`;
  const words = weight(netGrams(pack));
  return pack.netWeightG === null ? `≈ ${words}` : words;
}

/** A tenth of a litre is close enough above 10 litres. */
const aboutMl = (ml: number) => (ml >= 10_000 ? Math.round(ml / 100) * 100 : ml);

/** ml or grams of the whole pack, in the measure it is sold by. */
export const declaredIn = (pack: PackSize): number =>
  pack.measure === "kg" ? netGrams(pack) : pack.volumeMl;

/** The words of Gujarati and Hindi for ml, litres, grams and kilograms. */
const units = {
  gu: { ml: "મિલી", l: "લિટર", g: "ગ્રામ", kg: "કિલો" },
  hi: { ml: "मिली", l: "लीटर", g: "ग्राम", kg: "किलो" },
};

/** 910 → `910 g`, 4550 → `4.55 kg`, in the language of the page or letter. */
export function weight(grams: number): string {
  const now = language();
  const { g, kg } = now === "en" ? { g: "g", kg: "kg" } : units[now];
  return grams < 1000 ? `${grams} ${g}` : `${grams / 1000} ${kg}`;
}

/** 5000 → `5 Ltr.`, with this word for litres in English; `5 લિટર`, `500 મિલી`. */
export function volume(ml: number, unit: string): string {
  const now = language();
  if (now === "en") return `${litres(ml)} ${unit}`;
  return ml < 1000 ? `${ml} ${units[now].ml}` : `${litres(ml)} ${units[now].l}`;
}

/** ml or grams that the rule of 2026 on standard packs of edible oil allows. */
const standardSizes = [200, 500, 1000, 2000, 3000, 4000, 5000, 15_000, 20_000];

/** Whether each container of the pack has a standard size. */
export const isStandardSize = (pack: PackSize): boolean =>
  standardSizes.includes(declaredIn(pack) / pack.containers);

/** `5 L (4.55 kg)`, `15 kg (≈ 16.5 L)`: both measures, as the law asks of oil. */
export const netQuantity = (pack: PackSize): string =>
  `${declaredSize(pack)} (${otherMeasure(pack)})`;

/** Beside a price per pack in litres: what else there is to say of its size. `4.55 kg`, `15 kg`, `10 × 1 L` */
export const besideLitres = (pack: PackSize): string =>
  pack.measure === "l" && pack.containers === 1 ? otherMeasure(pack) : declaredSize(pack);

/** Only the size of a product or an order's line, for a page. */
export function sizeIn({ volumeMl, measure, netWeightG, containers, densityGPerL }: PackSize) {
  return { volumeMl, measure, netWeightG, containers, densityGPerL };
}
