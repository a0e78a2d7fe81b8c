import { language } from "~/base/words/language";
import {
  declaredIn,
  isByNumber,
  isByWeight,
  isOil,
  type Measure,
  mlIn,
  netGrams,
  type Pack,
  type PackSize,
} from "./pack-figures";
import { litres } from "./volume";

/** How the size of a pack is said. What scripts need of it too, its figures, knows no language. */
export * from "./pack-figures";

/** What the pack declares: `5 L`, `15 kg`, `12 pieces`, of a carton `10 × 1 L`; `unit`: the English word for litres, `Ltr.` where the specification has it. */
export const declaredSize = (pack: PackSize, unit = "L"): string =>
  eachOf(pack, sizeWords(pack, declaredIn(pack) / pack.containers, unit));

/** The same on papers and labels that the law reads, where goods by number say `12 N`. */
export function declaredOnPack(pack: PackSize): string {
  const count = declaredIn(pack) / pack.containers;
  if (!isByNumber(pack)) return declaredSize(pack);
  const kind = pack.measure === "piece" ? "" : ` (${englishNumber(count, pack.measure)})`;
  return eachOf(pack, `${count} N${kind}`);
}

const eachOf = ({ containers }: PackSize, each: string) =>
  containers === 1 ? each : `${containers} × ${each}`;

/** So much in the pack's measure. */
function sizeWords(pack: PackSize, amount: number, unit: string): string {
  if (isByNumber(pack)) return numberWords(amount, pack.measure);
  return isByWeight(pack) ? weight(amount) : volume(amount, unit);
}

/** 12 → `12 pieces`, `1 pair`, in the language of the page or letter. */
function numberWords(count: number, measure: Measure): string {
  const now = language();
  if (now === "en") return `${count} ${englishNumber(count, measure)}`;
  return `${count} ${new Map(Object.entries(numbers[now])).get(measure) ?? measure}`;
}

const englishNumber = (count: number, measure: Measure): string =>
  count === 1 ? measure : measure === "box" ? "boxes" : `${measure}s`;

const numbers = {
  gu: { piece: "નંગ", pair: "જોડી", box: "બોક્સ" },
  hi: { piece: "नग", pair: "जोड़ी", box: "बॉक्स" },
};

/**
 * The measure that the pack is not sold by: `13.65 kg`, `≈ 16.5 L`. Computed ones are marked as about. Null: what is no oil, or goods by
 * number, has none that could be computed.
 */
export function otherMeasure(pack: Pack): string | null {
  if (!isByWeight(pack) && pack.netWeightG !== null) return weight(pack.netWeightG);
  if (!isOil(pack) || isByNumber(pack)) return null;
  return isByWeight(pack) ? `≈ ${volume(aboutMl(mlIn(pack)), "L")}` : `≈ ${weight(netGrams(pack))}`;
}

/** A tenth of a litre is close enough above 10 litres. */
const aboutMl = (ml: number) => (ml >= 10_000 ? Math.round(ml / 100) * 100 : ml);

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

/** `5 L (4.55 kg)`, `15 kg (≈ 16.5 L)`: both measures, as the law asks of oil; `5 kg` of what is none. */
export const netQuantity = (pack: Pack, unit = "L"): string =>
  withBeside(declaredSize(pack, unit), otherMeasure(pack));

/** The whole pack in its own measure: `5 Ltr.`, `15 kg`, `12 pieces`, of a carton of 10 × 1 L `10 Ltr.` */
export const wholeSize = (pack: PackSize): string => sizeWords(pack, declaredIn(pack), "Ltr.");

/** For shoppers, beside what a pack declares: `4.55 kg`, and of oil sold by weight the litres that the API tells, `16.48 Ltr.` Null: nothing. */
export const besideDeclared = (pack: Pack): string | null =>
  isByWeight(pack) && isOil(pack) ? volume(mlIn(pack), "Ltr.") : otherMeasure(pack);

/** What a price is for: `5 Ltr. (4.55 kg)`, `10 Ltr. (10 × 1 L)`, `15 kg (16.48 Ltr.)`; what is no oil has its own measure alone. */
export function pricedSize(pack: Pack): string {
  if (isByWeight(pack)) return withBeside(declaredSize(pack), besideDeclared(pack));
  const beside = pack.containers === 1 ? besideDeclared(pack) : declaredSize(pack);
  return withBeside(wholeSize(pack), beside);
}

const withBeside = (size: string, beside: string | null) =>
  beside === null ? size : `${size} (${beside})`;
