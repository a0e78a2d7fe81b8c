import type { PackSize } from "~/base/lib/pack-size";
import { packName } from "../admin/stock-words";
import { dayInWords } from "~/base/lib/dates";
import { leastDays } from "./shelf-life";
import { t } from "~/base/words/say";

type Standing = { packs: number; isAged: boolean };

/** How a batch stands, in a word. */
export function standingWords({ packs, isAged }: Standing): string {
  if (packs <= 0) return "Empty";
  return isAged ? "Too old to be sold" : "On hand";
}

/** Why the packs of a batch are kept back. */
export const tooOldWords = ({ bestBefore }: { bestBefore: string }) =>
  `Best before ${dayInWords(bestBefore)}: less than ${leastDays} days are left, so these packs are no longer sold. A later day, if this one is wrong, puts them back on sale.`;

/** "Pressed on 12 Nov 2026, free fatty acid 0.6 %". */
export const pressedWords = ({ packedOn, words }: { packedOn: string; words: string }) =>
  [t("Pressed on {day}", { day: dayInWords(packedOn) }), words].filter(Boolean).join(", ");

/** `Groundnut oil, 15 Ltr.`, also of a product that is gone. */
export function productWords({ product, size }: { product: string; size: PackSize | null }) {
  if (size === null) return product || "A product that is gone";
  return packName({ name: product, ...size });
}
